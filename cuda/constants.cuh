// Includes the constants of a curve and its fields. The macro CUMSM_CONSTANTS names the file in constants/.
#pragma once

#define CUMSM_TEXT(tokens) #tokens
#define CUMSM_INCLUDED(path) CUMSM_TEXT(path)
#include CUMSM_INCLUDED(constants/CUMSM_CONSTANTS.cuh)
