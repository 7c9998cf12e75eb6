#include "cgraphviz.h"
#include <gvc.h>
