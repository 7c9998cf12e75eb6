// A layout may take long, and the thread that is at it looks at nothing else; so another one waits for the reader to go.
#include "cgraphviz.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <stdint.h>
#include <unistd.h>

static void *watch(void *descriptor) {
  // Nothing is asked for, so that what ends the wait is the closing of the other end.
  struct pollfd end = {.fd = (int)(intptr_t)descriptor, .events = 0};
  while (poll(&end, 1, -1) < 0 && errno == EINTR) {
  }
  _exit(0);
}

bool cgraphviz_end_without_reader(int descriptor) {
  pthread_t thread;
  if (pthread_create(&thread, NULL, watch, (void *)(intptr_t)descriptor) != 0) return false;
  pthread_detach(thread);
  return true;
}
