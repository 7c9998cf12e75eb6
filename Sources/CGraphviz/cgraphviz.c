// libgraphviz is one set of global variables, so one lock guards all of it.
#define _GNU_SOURCE  // RTLD_DEFAULT

#include "cgraphviz.h"
#include "effort.h"
#include "plugins.h"

#include <dlfcn.h>
#include <gvc.h>
#include <pthread.h>
#include <string.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static GVC_t *context;
static cgraphviz_picture *current;

// The hook of Graphviz takes no context, hence `current`.
static int collect(char *message) {
  if (!current) return 0;
  size_t room = sizeof current->messages - 1 - current->messages_length;
  size_t length = strlen(message);
  if (length > room) length = room;
  memcpy(current->messages + current->messages_length, message, length);
  current->messages_length += length;
  current->messages[current->messages_length] = 0;
  return 0;
}

// Demand loading is off: no plug-in configuration is read, and no other plug-in can change how text is measured.
static bool open_context(char *message, size_t size) {
  static lt_symlist_t plugins[3];
  if (context) return true;
  if (!cgraphviz_load_plugins(plugins, message, size)) return false;
  context = gvContextPlugins(plugins, 0);
  return context;
}

// Text that the scanner has read ahead would be taken for the start of the next graph, so it is read to its end.
static bool something_follows(void) {
  bool found = false;
  for (Agraph_t *rest = agmemread(""); rest; rest = agmemread("")) {
    agclose(rest);
    found = true;
  }
  return found || agerrors();
}

// Within a comment or a string that never ended, the scanner would skip what is read next. Each of these ends one of
// them and then is a syntax error, which shows that the scanner is at its beginning again.
static void reset_scanner(void) {
  static const char *const ends[] = {"*/}", "\"}", ">"};
  cgraphviz_picture *picture = current;
  current = NULL;
  agreseterrors();
  for (int i = 0; i < 1 << 20 && !agerrors(); i++) agmemread(ends[i % 3]);
  agreseterrors();
  current = picture;
}

// Up to Graphviz 2.43 a graph without a name gets one from a counter of the process, which a label can show. The
// function that can change it is in no header, and may be missing later, when there is no need for it.
static void settle_name(Agraph_t *graph) {
  int (*change)(void *, char *) = (int (*)(void *, char *))dlsym(RTLD_DEFAULT, "agrename");
  if (change && agnameof(graph)[0] == '%') change(graph, "graph");
}

static Agraph_t *read_graph(const char *dot, cgraphviz_picture *picture) {
  agreseterrors();
  agsetfile(NULL);
  agreadline(1);
  Agraph_t *graph = agmemread(dot);
  if (!graph) picture->status = agerrors() ? CGRAPHVIZ_SYNTAX : CGRAPHVIZ_EMPTY;
  agreseterrors();
  if (something_follows() && graph) {
    picture->status = CGRAPHVIZ_TRAILING;
    agclose(graph);
    graph = NULL;
  }
  reset_scanner();
  if (graph) settle_name(graph);
  return graph;
}

static void draw(Agraph_t *graph, cgraphviz_picture *picture) {
  // An `unsigned *` before Graphviz 10 and a `size_t *` since: `void *` is either, and the text's end tells the length.
  size_t ignored = 0;
  void *length = &ignored;
  if (gvLayout(context, graph, "dot") == 0) {
    if (gvRenderData(context, graph, "svg", &picture->svg, length) == 0 && picture->svg) {
      picture->length = strlen(picture->svg);
      picture->status = CGRAPHVIZ_RENDERED;
    }
  }
  gvFreeLayout(context, graph);
}

static void render(const char *dot, cgraphviz_effort effort, cgraphviz_picture *picture) {
  Agraph_t *graph = read_graph(dot, picture);
  if (!graph) return;
  cgraphviz_apply_effort(graph, effort);
  draw(graph, picture);
  agclose(graph);
}

void cgraphviz_render(const char *dot, cgraphviz_effort effort, cgraphviz_picture *picture) {
  memset(picture, 0, sizeof *picture);
  picture->status = CGRAPHVIZ_FAILED;
  pthread_mutex_lock(&lock);
  current = picture;
  if (open_context(picture->messages, sizeof picture->messages)) {
    agusererrf previous = agseterrf(collect);
    agseterr(AGWARN);
    render(dot, effort, picture);
    agseterrf(previous);
  } else {
    picture->status = CGRAPHVIZ_MISSING;
    picture->messages_length = strlen(picture->messages);
  }
  current = NULL;
  pthread_mutex_unlock(&lock);
}

void cgraphviz_free(cgraphviz_picture *picture) {
  if (picture->svg) gvFreeRenderData(picture->svg);
  memset(picture, 0, sizeof *picture);
}

const char *cgraphviz_version(void) {
  char message[256];
  pthread_mutex_lock(&lock);
  const char *version = open_context(message, sizeof message) ? gvcVersion(context) : NULL;
  pthread_mutex_unlock(&lock);
  return version;
}
