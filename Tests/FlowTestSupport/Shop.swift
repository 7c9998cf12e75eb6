public import FlowModel
import Foundation

/// The example app's graph, as it lies in the repository.
public enum Shop {
  /// The path of the graph file from the repository's root.
  public static let path = "Examples/Shop/flowdoc.graph.json"

  /// The graph.
  public static func graph() throws -> FlowGraph {
    try GraphFile.read(Data(contentsOf: Repository.file(path)))
  }
}
