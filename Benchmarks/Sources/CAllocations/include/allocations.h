// How often this thread has asked for memory since it began; -1 where nobody counts.
long allocation_count(void);
