/* What the programs of these tests share: checks, bfloat16, and tensors of DLPack in the memory of this process. */
#include "fa.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures = 0;

/* One that fails is printed, and the others go on. */
#define CHECK(condition, ...)                                                  \
  do {                                                                         \
    if (!(condition)) {                                                        \
      failures += 1;                                                           \
      fprintf(stderr, "%s:%d: ", __FILE__, __LINE__);                          \
      fprintf(stderr, __VA_ARGS__);                                            \
      fprintf(stderr, "\n");                                                   \
    }                                                                          \
  } while (0)

/* bfloat16 is the upper half of a float; these numbers fit it. */
static inline uint16_t to_bf16(float number) {
  uint32_t bits;
  memcpy(&bits, &number, sizeof bits);
  return (uint16_t)(bits >> 16);
}

static inline double from_bf16(uint16_t half) {
  uint32_t bits = (uint32_t)half << 16;
  float number;
  memcpy(&number, &bits, sizeof number);
  return number;
}

static inline DLTensor tensor(void *data, int ndim, int64_t *shape,
                              uint8_t code, uint8_t bits) {
  DLTensor tensor = {0};
  tensor.data = data;
  tensor.device.device_type = 1;
  tensor.ndim = ndim;
  tensor.dtype.code = code;
  tensor.dtype.bits = bits;
  tensor.dtype.lanes = 1;
  tensor.shape = shape;
  return tensor;
}

static inline void *aligned(size_t bytes) {
  void *memory = aligned_alloc(256, (bytes + 255) / 256 * 256);
  memset(memory, 0, (bytes + 255) / 256 * 256);
  return memory;
}

static inline uint16_t *numbers(size_t count, unsigned seed) {
  uint16_t *all = aligned(count * 2);
  for (size_t i = 0; i < count; i++) {
    seed = seed * 1664525u + 1013904223u;
    all[i] = to_bf16((float)(seed >> 16) / 32768.0f - 1.0f);
  }
  return all;
}

static inline int says(fa_status status, fa_status expected, const char *text) {
  return status == expected && strstr(fa_last_error(), text) != NULL;
}

#define REFUSED(call, expected, text)                                          \
  do {                                                                         \
    fa_status status = call;                                                   \
    CHECK(says(status, expected, text), "%s gave %d: %s", #call, status,       \
          fa_last_error());                                                    \
  } while (0)
