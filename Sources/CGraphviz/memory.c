#include "cgraphviz.h"

#include <sys/resource.h>

void cgraphviz_limit_memory(unsigned long long bytes) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max < bytes ? limit.rlim_max : (rlim_t)bytes;
  setrlimit(RLIMIT_AS, &limit);
}
