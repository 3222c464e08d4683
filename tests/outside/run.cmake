# Installs what ./hamlet has built into an empty folder and builds the outside program against it. What the tests alone
# have built is taken away first: nobody who typed ./hamlet has it.
# cmake -DBUILD=<build tree> -DSOURCE=<tests/outside> -DWORK=<empty folder> -DCXX=<compiler> -DFLAGS=<flags> -P run.cmake
function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE code OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT code EQUAL 0)
    message(FATAL_ERROR "${ARGN}\n${output}")
  endif()
  set(output "${output}" PARENT_SCOPE)
endfunction()

file(REMOVE_RECURSE ${WORK})
file(REMOVE ${BUILD}/apps/proof-check/hamlet-check-proof)
run(${CMAKE_COMMAND} --build ${BUILD} --target installed)
run(${CMAKE_COMMAND} --install ${BUILD} --prefix ${WORK}/prefix)
foreach(file bin/hamlet bin/hamlet-check-proof share/man/man1/hamlet.1 share/bash-completion/completions/hamlet
        share/zsh/site-functions/_hamlet share/fish/vendor_completions.d/hamlet.fish)
  if(NOT EXISTS ${WORK}/prefix/${file})
    message(FATAL_ERROR "${file} was not installed")
  endif()
endforeach()
run(${CMAKE_COMMAND} -G Ninja -S ${SOURCE} -B ${WORK}/build -DCMAKE_PREFIX_PATH=${WORK}/prefix -DCMAKE_CXX_COMPILER=${CXX} -DCMAKE_CXX_FLAGS=${FLAGS})
run(${CMAKE_COMMAND} --build ${WORK}/build)
run(${WORK}/build/outside)
string(REGEX MATCHALL "[0-9]+,[0-9]+" cells "${output}")
list(LENGTH cells count)
if(NOT count EQUAL 36)
  message(FATAL_ERROR "the outside program printed ${count} cells, not 36: ${output}")
endif()
