// The constants of a curve and its fields, from the file in constants/ that CUMSM_CONSTANTS names.
#pragma once

#define CUMSM_TEXT(tokens) #tokens
#define CUMSM_INCLUDED(path) CUMSM_TEXT(path)
#include CUMSM_INCLUDED(constants/CUMSM_CONSTANTS.cuh)
