/* Calls of what runs when a thread ends: nothing aborts, and codes are right. */

#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fa.h"

enum { KEYS = 4, HEAD_DIM = 8 };

static pthread_key_t at_end;
static int failures;

static void expect(int holds, const char *what) {
  if (!holds) failures++, fprintf(stderr, "%s\n", what);
}

/* Attention over ones. */
static fa_status compute(void) {
  _Alignas(16) uint16_t memory[2][KEYS * HEAD_DIM];
  int64_t shape[4] = {1, KEYS, 1, HEAD_DIM};
  DLTensor x = {memory[0], {1, 0}, 4, {2, 16, 1}, shape, NULL, 0}, o = x;
  for (int i = 0; i < KEYS * HEAD_DIM; i++) memory[0][i] = 0x3c00;
  memset(memory[1], 0, sizeof memory[1]);
  o.data = memory[1];
  fa_status status = fa_forward(&x, &x, &x, &o, NULL, NULL, NULL);
  if (status == FA_OK) expect(memory[1][0] == 0x3c00, "the output is not that of ones");
  return status;
}

static fa_status refused(void) { return fa_forward(NULL, NULL, NULL, NULL, NULL, NULL, NULL); }

static void end(void *unused) {
  (void)unused;
  expect(refused() == FA_NULL_POINTER, "a refused call has another code where the thread ends");
  expect(fa_last_error() != NULL, "there is no text where the thread ends");
  fa_status status = compute();
  expect(status == FA_OK, "a call fails where the thread ends");
}

static void *run(void *unused) {
  pthread_setspecific(at_end, &at_end);
  expect(refused() == FA_NULL_POINTER, "a refused call has another code");
  expect(strstr(fa_last_error(), "`q` is NULL") != NULL, "there is no text");
  expect(compute() == FA_OK, "a call fails");
  return unused;
}

int main(void) {
  pthread_t thread;
  if (pthread_key_create(&at_end, end) || pthread_create(&thread, NULL, run, NULL)) return 1;
  pthread_join(thread, NULL);
  if (failures == 0) puts("passed");
  return failures;
}
