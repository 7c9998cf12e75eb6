public import Foundation

/// The file that holds a live tree: JSON with a header and sorted keys, so that equal trees are equal bytes.
///
/// ```swift
/// try TreeFile.write(tree).write(to: url)
/// print(try TreeFile.read(Data(contentsOf: url)))
/// ```
public enum TreeFile {
  /// What the header calls the format.
  public static let format = "flowdoc.tree"
  /// The version that is written and read.
  public static let version = 1
  /// The page that tells the format.
  static let page = "TreeFormat.md"

  /// Whether a file says that it holds a live tree; nothing else of it is looked at.
  public static func isNamed(in data: Data) -> Bool {
    (try? JSONDecoder().decode(FileHeader.self, from: data))?.format == format
  }

  /// Reads a tree and checks that it holds together.
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

  /// Ids are unique and parents stand before their children, which keeps circles out.
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
