/// A file to read: its path, and its name in the graph.
struct FoundFile: Hashable, Comparable {
  var file: String
  var path: String

  static func < (left: FoundFile, right: FoundFile) -> Bool { left.path < right.path }
}
