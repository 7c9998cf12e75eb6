#include "cgraphviz.h"

#include <sys/resource.h>
#include <sys/time.h>

// Sanitizers reserve far more addresses than a process may use memory.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define CGRAPHVIZ_IS_SANITIZED 1
#endif
#endif

void cgraphviz_limit_memory(unsigned long long bytes) {
#ifdef CGRAPHVIZ_IS_SANITIZED
  (void)bytes;
#else
  struct rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max < bytes ? limit.rlim_max : (rlim_t)bytes;
  setrlimit(RLIMIT_AS, &limit);
#endif
}

void cgraphviz_limit_time(unsigned milliseconds) {
  struct itimerval limit = {
      .it_value = {.tv_sec = milliseconds / 1000, .tv_usec = milliseconds % 1000 * 1000},
  };
  setitimer(ITIMER_PROF, &limit, NULL);
}
