// The plug-ins lie in a folder that linkers do not search, so they are opened when first needed, not linked.
#define _GNU_SOURCE  // dladdr

#include "plugins.h"

#include <dlfcn.h>
#include <graphviz_version.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

#ifdef __APPLE__
#define VERSIONED "%.*s/graphviz/lib%s.%d.dylib"
#define PLAIN "%.*s/graphviz/lib%s.dylib"
#define REMEDY "install Graphviz: brew install graphviz"
#else
#define VERSIONED "%.*s/graphviz/lib%s.so.%d"
#define PLAIN "%.*s/graphviz/lib%s.so"
#define REMEDY "install Graphviz: apt-get install libgraphviz-dev"
#endif

// The folder that libgvc was loaded from, without the last slash.
static const char *library_folder(int *length) {
  Dl_info info;
  if (!dladdr((void *)gvContextPlugins, &info) || !info.dli_fname) return NULL;
  const char *slash = strrchr(info.dli_fname, '/');
  if (!slash) return NULL;
  *length = (int)(slash - info.dli_fname);
  return info.dli_fname;
}

static void *open_library(const char *name) {
  char path[PATH_MAX];
  int length = 0;
  const char *folder = library_folder(&length);
  if (!folder) return NULL;
  snprintf(path, sizeof path, VERSIONED, length, folder, name, GVPLUGIN_VERSION);
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (library) return library;
  snprintf(path, sizeof path, PLAIN, length, folder, name);
  return dlopen(path, RTLD_NOW | RTLD_LOCAL);
}

// Graphviz looks at the name as well: a table of plug-ins ends in `_LTX_library`.
static bool load(const char *name, const char *symbol, lt_symlist_t *entry) {
  void *library = open_library(name);
  entry->name = (char *)symbol;
  entry->address = library ? dlsym(library, symbol) : NULL;
  return entry->address != NULL;
}

bool cgraphviz_load_plugins(lt_symlist_t table[3], char *message, size_t size) {
  if (load("gvplugin_dot_layout", "gvplugin_dot_layout_LTX_library", &table[0])
      && load("gvplugin_core", "gvplugin_core_LTX_library", &table[1])) {
    return true;
  }
  snprintf(message, size, "the plug-ins core and dot_layout of Graphviz are not beside libgvc; %s", REMEDY);
  return false;
}
