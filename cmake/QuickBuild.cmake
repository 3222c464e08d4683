# Half of a build goes into reading headers. quick_build(TARGET [HEADER...]) lets each header be read once for the whole
# target, and with HAMLET_UNITY compiles the files of a folder together, ten at a time.
option(HAMLET_UNITY "Compile the files of a folder together" OFF)
set(files_at_a_time 10)

function(quick_build target)
  if(ARGN)
    target_precompile_headers(${target} PRIVATE ${ARGN})
  endif()
  if(NOT HAMLET_UNITY)
    return()
  endif()
  get_target_property(sources ${target} SOURCES)
  get_target_property(base ${target} SOURCE_DIR)
  list(SORT sources)
  foreach(source IN LISTS sources)
    cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${base})
    cmake_path(GET source PARENT_PATH folder)
    string(MD5 key ${folder})
    math(EXPR group "${count_${key}}0 / 10 / ${files_at_a_time}")
    math(EXPR count_${key} "${count_${key}}0 / 10 + 1")
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${key}_${group})
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  # A name that is also a local one of another file is no mistake. The dev preset, which sees each file by itself, warns of all.
  target_compile_options(${target} PRIVATE -Wno-shadow $<$<CXX_COMPILER_ID:GNU>:-Wshadow=local>)
endfunction()

# compile_alone(FILE...): files whose local names are those of their neighbours.
function(compile_alone)
  set_source_files_properties(${ARGN} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()
