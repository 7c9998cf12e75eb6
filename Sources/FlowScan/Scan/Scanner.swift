public import FlowModel

/// What a scan is told besides the sources.
public struct ScanSettings: Hashable, Sendable {
  /// The name of the app.
  public var name: String

  /// Whether types that navigate without a coordinator are flows, too.
  public var includesViews: Bool

  /// Settings for an app of this name.
  public init(name: String = "", includesViews: Bool = false) {
    self.name = name
    self.includesViews = includesViews
  }
}

/// What a scan found.
public struct ScanResult: Hashable, Sendable {
  /// The navigation of the app.
  public var graph: FlowGraph

  /// Problems with the files themselves.
  public var findings: [Finding]
}

/// Makes a graph of the facts of all files.
struct Scanner {
  var settings = ScanSettings()

  func graph(of files: [FileFacts]) -> ScanResult {
    ScanResult(graph: FlowGraph(name: settings.name), findings: [])
  }
}
