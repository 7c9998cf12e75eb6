public import Foundation

/// The file that holds a live tree: JSON with a header and sorted keys, so that equal trees give equal bytes.
///
/// ```swift
/// try TreeFile.write(tree).write(to: url)
/// print(try TreeFile.read(Data(contentsOf: url)))
/// ```
public enum TreeFile {
  /// The name of the format in the header.
  public static let format = "flowdoc.tree"
  /// The version that is written and read.
  public static let version = 1
  /// The page of the documentation that describes the format.
  static let page = "TreeFormat.md"

  /// Tells whether a file claims to hold a live tree, looking only at its header.
  public static func isNamed(in data: Data) -> Bool {
    FileHeader.format(of: data) == format
  }

  /// Reads a tree and checks its consistency.
  public static func read(_ data: Data) throws(GraphFileError) -> CoordinatorTree {
    let tree = try FileDocument<CoordinatorTree>.content(
      of: data, format: format, version: version, page: page)
    if let error = firstError(in: tree) { throw error }
    return tree
  }

  /// The tree's bytes: sorted keys, a newline at the end; the order of nodes is kept.
  public static func write(_ tree: CoordinatorTree) -> Data {
    let header = HeaderField.header(format: format, version: version)
    return Data(JSONWriter.bytes(of: tree, header: header, isPretty: true))
  }

  /// Finds the first repeated id or parent that does not come before its child, which also rules out cycles.
  private static func firstError(in tree: CoordinatorTree) -> GraphFileError? {
    var seen: Set<String> = []
    for (place, node) in tree.nodes.enumerated() {
      let path = "nodes[\(place)]"
      if !node.parent.isEmpty, !seen.contains(node.parent) {
        return GraphFileError(path: "\(path).parent", problem: .lateParent(node.parent), page: page)
      }
      if node.id.isEmpty { return GraphFileError(path: "\(path).id", problem: .emptyID, page: page) }
      guard seen.insert(node.id).inserted else {
        return GraphFileError(path: "\(path).id", problem: .duplicateID(node.id), page: page)
      }
    }
    return nil
  }
}
