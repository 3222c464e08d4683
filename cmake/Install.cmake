# What `cmake --install` puts where: programs, library, public headers, CMake package, pkg-config file, manual page,
# completions.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

install(TARGETS hamlet_cli hamlet_check_proof RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(TARGETS hamlet EXPORT hamletTargets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/hamlet DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/hamlet)
configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/hamletConfig.cmake.in ${PROJECT_BINARY_DIR}/hamletConfig.cmake
                              INSTALL_DESTINATION ${package_dir})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/hamletConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/hamletConfig.cmake ${PROJECT_BINARY_DIR}/hamletConfigVersion.cmake
              ${CMAKE_CURRENT_LIST_DIR}/Findcadical.cmake DESTINATION ${package_dir})
install(EXPORT hamletTargets NAMESPACE hamlet:: DESTINATION ${package_dir})
file(RELATIVE_PATH prefix_from_pcfiledir /prefix/${CMAKE_INSTALL_LIBDIR}/pkgconfig /prefix)
configure_file(${CMAKE_CURRENT_LIST_DIR}/hamlet.pc.in ${PROJECT_BINARY_DIR}/hamlet.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/hamlet.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)

# Printed by the program itself, so that they never differ from it.
set(pages ${PROJECT_BINARY_DIR}/pages)
add_custom_command(
  OUTPUT ${pages}/hamlet.1 ${pages}/hamlet.bash ${pages}/_hamlet ${pages}/hamlet.fish
  COMMAND ${CMAKE_COMMAND} -E make_directory ${pages}
  COMMAND hamlet_cli man > ${pages}/hamlet.1
  COMMAND hamlet_cli completions bash > ${pages}/hamlet.bash
  COMMAND hamlet_cli completions zsh > ${pages}/_hamlet
  COMMAND hamlet_cli completions fish > ${pages}/hamlet.fish
  DEPENDS hamlet_cli VERBATIM)
add_custom_target(pages ALL DEPENDS ${pages}/hamlet.1)
# Everything that is installed, and nothing else: what ./hamlet builds.
add_custom_target(installed DEPENDS hamlet hamlet_cli hamlet_check_proof pages)
install(FILES ${pages}/hamlet.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${pages}/hamlet.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME hamlet)
install(FILES ${pages}/_hamlet DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions)
install(FILES ${pages}/hamlet.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
