// Settings that make Graphviz faster, for pictures that took too long with the settings of their DOT.
#ifndef CGRAPHVIZ_EFFORT_H
#define CGRAPHVIZ_EFFORT_H

#include "cgraphviz.h"

#include <gvc.h>

/// Sets attributes of the graph over what the DOT says.
void cgraphviz_apply_effort(Agraph_t *graph, cgraphviz_effort effort);

#endif
