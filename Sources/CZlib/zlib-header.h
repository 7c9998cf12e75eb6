// The system's own header; nothing of zlib is copied here.
#include <zlib.h>
