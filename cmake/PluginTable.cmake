# plugin_table(TARGET header folder Type singular plural names...)
#
# Each name is a file `folder/name.cpp` below the current folder that defines `extern const Type name_singular`, Type
# being declared by `header` in namespace hamlet, or in an inner one that Type names. Adds the files to TARGET and writes the table `plural()` that lists them in the given
# order, so that a new one is one file and one word in a list. (Objects that register themselves would be dropped by the
# linker from a static library.) The global property HAMLET_plural holds the names.
function(plugin_table target header folder type singular plural)
  set(declarations "")
  set(entries "")
  foreach(name IN LISTS ARGN)
    string(REPLACE "-" "_" symbol "${name}_${singular}")
    string(APPEND declarations "extern const ${type} ${symbol};\n")
    string(APPEND entries "      &${symbol},\n")
    target_sources(${target} PRIVATE ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/${name}.cpp)
  endforeach()

  file(GLOB present RELATIVE ${CMAKE_CURRENT_SOURCE_DIR}/${folder} CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.cpp)
  list(FILTER present EXCLUDE REGEX "_test\\.cpp$")
  foreach(file IN LISTS present)
    string(REGEX REPLACE "\\.cpp$" "" name ${file})
    if(NOT name IN_LIST ARGN)
      message(FATAL_ERROR "${folder}/${file} is in no list: add '${name}' to its plugin_table")
    endif()
  endforeach()

  set_property(GLOBAL PROPERTY HAMLET_${plural} ${ARGN})
  set(table ${CMAKE_CURRENT_BINARY_DIR}/${plural}.cpp)
  set(space hamlet)
  if(type MATCHES "^(.+)::(.+)$")
    set(space hamlet::${CMAKE_MATCH_1})
    string(REGEX REPLACE ".*::" "" type ${type})
  endif()
  string(REGEX REPLACE "extern const [a-z]+::" "extern const " declarations "${declarations}")
  file(CONFIGURE OUTPUT ${table} @ONLY CONTENT [[// Written by cmake/PluginTable.cmake.
#include "@header@"

namespace @space@ {
@declarations@
std::span<const @type@* const> @plural@() {
  static const @type@* const table[] = {
@entries@  };
  return table;
}

}  // namespace @space@
]])
  target_sources(${target} PRIVATE ${table})
endfunction()
