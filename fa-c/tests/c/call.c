/* What a warm call of fa_forward costs the host: the median of 60 rounds of 200 calls. Needs a GPU.

     call [rounds]

   The driver is opened at run time, so that this compiles where there is none. */
#define _GNU_SOURCE
#include "fa.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { SEQ = 512, HEAD_DIM = 64, CALLS = 200 };

static void *driver;

/* A function of the driver that takes and gives what cuda.h says. */
#define DRIVER(name, ...) ((int (*)(__VA_ARGS__))symbol(#name))

static void *symbol(const char *name) {
  void *found = dlsym(driver, name);
  if (found == NULL) {
    fprintf(stderr, "the driver has no %s\n", name);
    exit(2);
  }
  return found;
}

static void must(int status, const char *what) {
  if (status != 0) {
    fprintf(stderr, "%s: CUDA error %d\n", what, status);
    exit(2);
  }
}

static int by_value(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double microseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1e6 + now.tv_nsec * 1e-3;
}

int main(int count, char **arguments) {
  int rounds = count > 1 ? atoi(arguments[1]) : 60;
  driver = dlopen("libcuda.so.1", RTLD_NOW);
  if (driver == NULL || rounds < 1) {
    fprintf(stderr, "there is no NVIDIA driver, or no round was asked for\n");
    return 2;
  }
  int device;
  void *context, *stream;
  uint64_t memory;
  must(DRIVER(cuInit, unsigned)(0), "cuInit");
  must(DRIVER(cuDeviceGet, int *, int)(&device, 0), "cuDeviceGet");
  must(DRIVER(cuDevicePrimaryCtxRetain, void **, int)(&context, device),
       "cuDevicePrimaryCtxRetain");
  must(DRIVER(cuCtxSetCurrent, void *)(context), "cuCtxSetCurrent");
  must(DRIVER(cuStreamCreate, void **, unsigned)(&stream, 1), "cuStreamCreate");
  size_t bytes = SEQ * HEAD_DIM * 2;
  must(DRIVER(cuMemAlloc_v2, uint64_t *, size_t)(&memory, 3 * bytes),
       "cuMemAlloc");
  must(DRIVER(cuMemsetD8_v2, uint64_t, unsigned char, size_t)(memory, 0,
                                                              3 * bytes),
       "cuMemsetD8");

  int64_t shape[] = {1, SEQ, 1, HEAD_DIM}, lse_shape[] = {1, 1, SEQ};
  DLTensor x = {(void *)memory, {2, 0}, 4, {4, 16, 1}, shape, NULL, 0}, o = x,
           lse = {(void *)(memory + 2 * bytes), {2, 0}, 3, {2, 32, 1},
                  lse_shape, NULL, 0};
  o.data = (void *)(memory + bytes);
  fa_options options = {.size = sizeof options};
  double *samples = malloc(rounds * sizeof *samples);
  /* The first round loads the kernel. */
  for (int round = -1; round < rounds; round++) {
    double started = microseconds();
    for (int call = 0; call < CALLS; call++)
      if (fa_forward(&x, &x, &x, &o, &lse, &options, stream) != FA_OK) {
        fprintf(stderr, "%s\n", fa_last_error());
        return 1;
      }
    double spent = (microseconds() - started) / CALLS;
    must(DRIVER(cuStreamSynchronize, void *)(stream), "cuStreamSynchronize");
    if (round >= 0)
      samples[round] = spent;
  }
  qsort(samples, rounds, sizeof *samples, by_value);
  printf("fa_forward from C: %.2f µs of the host for a call (%.2f to %.2f), %d "
         "rounds of %d calls\n",
         samples[rounds / 2], samples[0], samples[rounds - 1], rounds, CALLS);
  free(samples);
  return 0;
}
