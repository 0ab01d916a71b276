/* What any C and any C++ can say: fa.h compiles as either, also where it is included twice. */

#include "fa.h"
#include "fa.h"

int main(void) {
  fa_options options = {0};
  options.size = sizeof options;
  options.flags = FA_CAUSAL;
  return fa_forward(NULL, NULL, NULL, NULL, NULL, &options, NULL) == FA_NULL_POINTER ? 0 : 1;
}
