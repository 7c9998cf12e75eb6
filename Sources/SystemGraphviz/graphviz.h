// The system's own headers, found through pkg-config; nothing of Graphviz is copied here.
#include <gvc.h>
