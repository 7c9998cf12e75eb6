// Finds the two plug-ins of Graphviz that are needed, beside the library itself.
#ifndef CGRAPHVIZ_PLUGINS_H
#define CGRAPHVIZ_PLUGINS_H

#include <gvc.h>
#include <stdbool.h>

/// Fills the table (two entries and an end) or says in `message` what is missing.
bool cgraphviz_load_plugins(lt_symlist_t table[3], char *message, size_t size);

#endif
