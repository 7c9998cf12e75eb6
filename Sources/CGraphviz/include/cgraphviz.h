// DOT to SVG through libgraphviz. No type of Graphviz shows here, so that nobody above depends on its version.
#ifndef CGRAPHVIZ_H
#define CGRAPHVIZ_H

#include <stdbool.h>
#include <stddef.h>

/// The result of rendering one picture.
typedef enum {
  CGRAPHVIZ_RENDERED,
  /// Graphviz or its plug-ins are not installed; the messages say what to do.
  CGRAPHVIZ_MISSING,
  /// The text holds no graph at all.
  CGRAPHVIZ_EMPTY,
  /// The text is not DOT.
  CGRAPHVIZ_SYNTAX,
  /// Something follows the graph.
  CGRAPHVIZ_TRAILING,
  /// Graphviz could read the graph but not place or draw it.
  CGRAPHVIZ_FAILED,
} cgraphviz_status;

/// How long Graphviz may think about a picture before it takes the layout it has.
typedef enum {
  CGRAPHVIZ_FULL,
  CGRAPHVIZ_REDUCED,
  CGRAPHVIZ_MINIMAL,
} cgraphviz_effort;

/// A picture with what Graphviz had to say about it; `cgraphviz_free` gives its memory back.
typedef struct {
  cgraphviz_status status;
  /// The SVG, ended by a NUL, or NULL.
  char *svg;
  size_t length;
  /// Warnings and errors, ended by a NUL; what exceeds the buffer is cut.
  char messages[4096];
  size_t messages_length;
} cgraphviz_picture;

/// Places and draws one graph. May be called from any thread; calls wait for each other.
void cgraphviz_render(const char *dot, cgraphviz_effort effort, cgraphviz_picture *picture);

/// Gives the memory of a picture back.
void cgraphviz_free(cgraphviz_picture *picture);

/// Ends the process, by a failed allocation, where it would take more memory than this. Not every system listens.
void cgraphviz_limit_memory(unsigned long long bytes);

/// Ends the process, by SIGPROF, where it works for so long, however long it has to wait for its turn; 0 takes the limit away.
void cgraphviz_limit_time(unsigned milliseconds);

/// Ends the process as soon as nobody can read any more what is written to a descriptor; false if nobody can watch it.
bool cgraphviz_end_without_reader(int descriptor);

/// The version of the library in use, or NULL when the plug-ins are missing.
const char *cgraphviz_version(void);

#endif
