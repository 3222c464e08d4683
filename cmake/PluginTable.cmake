# plugin_table(TARGET header folder Type singular plural words...)
#
# Each word names a file `folder/name.cpp` below the current folder that defines `extern const Type name_singular`, Type
# being declared by `header` in namespace hamlet, or in an inner one that Type names. Adds the files to TARGET and writes
# the table `plural()` that lists them in the given order, so that a new one is one file and one word in a list. (Objects
# that register themselves would be dropped by the linker from a static library.) The global property HAMLET_plural holds
# the names.
#
# A word `name:capability` is for a library that has this capability: its file goes to TARGET_capability. The library
# TARGET_core_only, if there is one, gets a table without such words.
function(plugin_table target header folder type singular plural)
  set(home ${target})
  if(TARGET ${target}_core)
    set(home ${target}_core)
  endif()
  set(names "")
  set(core_names "")
  foreach(word IN LISTS ARGN)
    string(REGEX REPLACE ":.*" "" name ${word})
    list(APPEND names ${name})
    if(word MATCHES ":(.*)")
      target_sources(${target}_${CMAKE_MATCH_1} PRIVATE ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/${name}.cpp)
    else()
      target_sources(${home} PRIVATE ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/${name}.cpp)
      list(APPEND core_names ${name})
    endif()
  endforeach()

  file(GLOB present RELATIVE ${CMAKE_CURRENT_SOURCE_DIR}/${folder} CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.cpp)
  list(FILTER present EXCLUDE REGEX "_test\\.cpp$")
  foreach(file IN LISTS present)
    string(REGEX REPLACE "\\.cpp$" "" name ${file})
    if(NOT name IN_LIST names)
      message(FATAL_ERROR "${folder}/${file} is in no list: add '${name}' to its plugin_table")
    endif()
  endforeach()

  set_property(GLOBAL PROPERTY HAMLET_${plural} ${names})
  string(REPLACE "/" "_" file "${folder}.cpp")
  set(table ${CMAKE_CURRENT_BINARY_DIR}/tables/${file})
  write_plugin_table(${table} ${header} ${type} ${singular} ${plural} ${names})
  target_sources(${target} PRIVATE ${table})
  if(TARGET ${target}_core_only)
    set(table ${CMAKE_CURRENT_BINARY_DIR}/core_only/${file})
    write_plugin_table(${table} ${header} ${type} ${singular} ${plural} ${core_names})
    target_sources(${target}_core_only PRIVATE ${table})
  endif()
endfunction()

function(write_plugin_table table header type singular plural)
  set(space hamlet)
  if(type MATCHES "^(.+)::(.+)$")
    set(space hamlet::${CMAKE_MATCH_1})
    set(type ${CMAKE_MATCH_2})
  endif()
  set(declarations "")
  set(entries "")
  foreach(name IN LISTS ARGN)
    string(REPLACE "-" "_" symbol "${name}_${singular}")
    string(APPEND declarations "extern const ${type} ${symbol};\n")
    string(APPEND entries "      &${symbol},\n")
  endforeach()
  if(entries)
    set(body "  static const ${type}* const table[] = {\n${entries}  };\n  return table;\n")
  else()
    set(body "  return {};\n")
  endif()
  file(CONFIGURE OUTPUT ${table} @ONLY CONTENT [[// Written by cmake/PluginTable.cmake.
#include "@header@"

namespace @space@ {
@declarations@
std::span<const @type@* const> @plural@() {
@body@}

}  // namespace @space@
]])
endfunction()
