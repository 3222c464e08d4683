# Installs what ./hamlet builds into an empty folder, and builds the outside programs against it. Everything built only for the
# tests is removed first, since a user of ./hamlet does not have it.
# cmake -DBUILD=<build tree> -DSOURCE=<tests/outside> -DGUIDE=<docs/guide/library.md> -DWORK=<empty folder>
#       -DCXX=<compiler> -DFLAGS=<flags> -P run.cmake
function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE code OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT code EQUAL 0)
    message(FATAL_ERROR "${ARGN}\n${output}")
  endif()
  set(output "${output}" PARENT_SCOPE)
endfunction()

file(REMOVE_RECURSE ${WORK})
file(GLOB built ${BUILD}/pages/* ${BUILD}/apps/cli/hamlet ${BUILD}/apps/proof-check/hamlet-check-proof ${BUILD}/src/hamlet/libhamlet.a)
file(REMOVE ${built})
run(${CMAKE_COMMAND} --build ${BUILD} --target installed)
run(${CMAKE_COMMAND} --install ${BUILD} --prefix ${WORK}/prefix)
foreach(file bin/hamlet bin/hamlet-check-proof share/man/man1/hamlet.1 share/bash-completion/completions/hamlet
        share/zsh/site-functions/_hamlet share/fish/vendor_completions.d/hamlet.fish)
  if(NOT EXISTS ${WORK}/prefix/${file})
    message(FATAL_ERROR "${file} was not installed")
  endif()
endforeach()
file(GLOB_RECURSE headers RELATIVE ${WORK}/prefix ${WORK}/prefix/include/*)
list(LENGTH headers count)
message("${count} headers are installed")
foreach(header IN LISTS headers)
  if(NOT header MATCHES "^include/hamlet/[a-z]+\\.hpp$")
    message(FATAL_ERROR "${header} is no public header, and was installed")
  endif()
endforeach()

# Found by CMake.
run(${CMAKE_COMMAND} -G Ninja -S ${SOURCE} -B ${WORK}/build -DCMAKE_PREFIX_PATH=${WORK}/prefix -DGUIDE=${GUIDE}
    -DCMAKE_CXX_COMPILER=${CXX} -DCMAKE_CXX_FLAGS=${FLAGS})
run(${CMAKE_COMMAND} --build ${WORK}/build)
run(${WORK}/build/examples)
message("${output}")
run(${WORK}/build/guide)
message("${output}")

# Found by pkg-config.
file(GLOB_RECURSE pc_file ${WORK}/prefix/*/hamlet.pc)
cmake_path(GET pc_file PARENT_PATH pc_folder)
separate_arguments(flags UNIX_COMMAND "${FLAGS}")
run(${CMAKE_COMMAND} -E env PKG_CONFIG_PATH=${pc_folder} pkg-config --cflags --libs hamlet)
separate_arguments(found UNIX_COMMAND "${output}")
run(${CXX} -std=c++20 ${flags} ${WORK}/build/guide.cpp ${found} -o ${WORK}/guide)
run(${WORK}/guide)
