# CaDiCaL comes without a package file of its own. Defines cadical::cadical.
find_path(cadical_INCLUDE_DIR cadical.hpp)
find_library(cadical_LIBRARY cadical)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(cadical REQUIRED_VARS cadical_LIBRARY cadical_INCLUDE_DIR)
if(cadical_FOUND AND NOT TARGET cadical::cadical)
  add_library(cadical::cadical UNKNOWN IMPORTED)
  set_target_properties(cadical::cadical PROPERTIES IMPORTED_LOCATION ${cadical_LIBRARY}
                        INTERFACE_INCLUDE_DIRECTORIES ${cadical_INCLUDE_DIR})
endif()
