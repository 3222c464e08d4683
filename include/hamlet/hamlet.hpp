#pragma once

/// All public headers. Each begins with its contract and an example.
#include "hamlet/analyse.hpp"
#include "hamlet/ask.hpp"
#include "hamlet/count.hpp"
#include "hamlet/draw.hpp"
#include "hamlet/errors.hpp"
#include "hamlet/explain.hpp"
#include "hamlet/io.hpp"
#include "hamlet/make.hpp"
#include "hamlet/puzzle.hpp"
#include "hamlet/run.hpp"
#include "hamlet/solve.hpp"
#include "hamlet/types.hpp"
