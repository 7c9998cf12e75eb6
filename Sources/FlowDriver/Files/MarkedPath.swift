/// An argument that names a file or folder where others name a revision.
///
/// All arguments without the mark are revisions, whatever files exist: a branch could add a file of the same name.
enum MarkedPath {
  static let mark = "file:"

  /// The path; nil if the argument has no mark.
  static func path(in word: String) -> String? {
    word.hasPrefix(mark) ? String(word.dropFirst(mark.count)) : nil
  }
}
