internal import FlowModel
internal import FlowReview

/// The `flowdoc:ignore` comments of the files with findings; other files are not opened.
enum SourceComments {
  static func leftOut(of linted: LintedGraph, in bounds: ProjectBounds) -> IgnoredFindings {
    let comments = linted.files.map { ($0, bounds.contains($0) ? Self.comments(of: $0) : []) }
    return IgnoredFindings(
      linted.findings, comments: Dictionary(comments, uniquingKeysWith: { first, _ in first }),
      asked: linted.asked)
  }

  /// The comments of a file, which may be missing or not a file at all.
  private static func comments(of path: String) -> [IgnoreComment] {
    FileBytes.read(path).map { IgnoreComment.all(in: String(decoding: $0, as: UTF8.self)) } ?? []
  }
}
