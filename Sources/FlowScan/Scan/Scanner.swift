public import FlowModel

/// What a scan is told besides the sources.
public struct ScanSettings: Hashable, Sendable {
  /// The name of the app.
  public var name: String

  /// Whether types that navigate without a coordinator are flows, too.
  public var includesViews: Bool

  /// Property lists and entitlements, which tell of links.
  public var projectFiles: [ProjectFile] = []

  /// The user's own conventions, one file a library.
  public var conventions: [ProjectFile] = []

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

extension ScanResult {
  /// Reads the navigation of an app from what is known of its files.
  public init(of files: [SourceFile], settings: ScanSettings) {
    self = Scanner(settings: settings).graph(of: files.map(\.facts))
  }
}

/// Makes a graph of the facts of all files.
struct Scanner {
  var settings = ScanSettings()

  func graph(of files: [FileFacts]) -> ScanResult {
    ScanResult(graph: FlowGraph(name: settings.name), findings: [])
  }
}
