internal import FlowModel

/// Text that goes into addresses.
enum PathText {
  /// A path, percent-encoded except for its slashes.
  static func path(_ text: String) -> String {
    text.split(separator: "/", omittingEmptySubsequences: false).map { PercentEncoding.encoded(String($0)) }
      .joined(separator: "/")
  }

  /// A reference from a file in a folder, as a path from the top of the folder; nil if it leaves the folder.
  static func resolved(_ reference: String, from file: String) -> String? {
    guard !reference.hasPrefix("/") else { return nil }
    var parts = file.split(separator: "/").dropLast().map(String.init)
    for part in reference.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(PercentEncoding.decoded(String(part)) ?? String(part))
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }
}
