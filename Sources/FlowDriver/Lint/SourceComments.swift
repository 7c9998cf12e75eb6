internal import FlowModel
internal import FlowReview

/// The comments `flowdoc:ignore` of the files that findings are in; other files are not opened.
enum SourceComments {
  static func leftOut(of linted: LintedGraph) -> IgnoredFindings {
    let comments = linted.files.map { ($0, Self.comments(of: $0)) }
    return IgnoredFindings(
      linted.findings, comments: Dictionary(comments, uniquingKeysWith: { first, _ in first }),
      asked: linted.asked)
  }

  /// A graph may name files that are somewhere else, or no files at all.
  private static func comments(of path: String) -> [IgnoreComment] {
    guard FolderListing.kind(of: path) == .file, let bytes = FileBytes.read(path) else { return [] }
    return IgnoreComment.all(in: String(decoding: bytes, as: UTF8.self))
  }
}
