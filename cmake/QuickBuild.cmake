# Half of a build goes into reading headers. quick_build(TARGET [HEADER...]) lets each header be read once for the whole
# target, and with HAMLET_UNITY compiles the files of a folder together.
option(HAMLET_UNITY "Compile the files of a folder together" OFF)

function(quick_build target)
  # A compiler that looks through its memory for what it no longer needs takes longer than one that takes 100 MB more.
  target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:--param=ggc-min-heapsize=1000000>)
  if(ARGN)
    target_precompile_headers(${target} PRIVATE ${ARGN})
  endif()
  if(NOT HAMLET_UNITY)
    return()
  endif()
  get_target_property(sources ${target} SOURCES)
  get_target_property(base ${target} SOURCE_DIR)
  foreach(source IN LISTS sources)
    cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${base})
    cmake_path(GET source PARENT_PATH folder)
    string(MD5 key ${folder})
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${key})
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  # A name that is also a local one of another file is no mistake. The dev preset, which sees each file by itself, warns of all.
  target_compile_options(${target} PRIVATE -Wno-shadow $<$<CXX_COMPILER_ID:GNU>:-Wshadow=local>)
endfunction()

# optimise_little(TARGET NEW FOLDER...): moves the files of these folders, and of those in them, to an object library NEW that
# is compiled with -O1.
function(optimise_little target new)
  list(JOIN ARGN "|" folders)
  get_target_property(moved ${target} SOURCES)
  set(kept ${moved})
  list(FILTER moved INCLUDE REGEX "^${CMAKE_CURRENT_SOURCE_DIR}/(${folders})/")
  list(FILTER kept EXCLUDE REGEX "^${CMAKE_CURRENT_SOURCE_DIR}/(${folders})/")
  set_target_properties(${target} PROPERTIES SOURCES "${kept}")
  add_library(${new} OBJECT ${moved})
  get_target_property(libraries ${target} LINK_LIBRARIES)
  target_link_libraries(${new} PRIVATE ${libraries})
  target_compile_options(${new} PRIVATE $<$<CONFIG:Release>:-O1>)
endfunction()

# compile_alone(FILE...): files whose local names are those of their neighbours.
function(compile_alone)
  set_source_files_properties(${ARGN} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()
