public import FlowModel

/// What a scan found.
public struct ScanResult: Hashable, Sendable {
  /// The navigation of the app.
  public var graph: FlowGraph

  /// Problems with the files themselves.
  public var findings: [Finding]

  /// What rules on the source judge.
  public var source = SourceFacts()
}

extension ScanResult {
  /// Reads the navigation of an app from what is known of its files.
  public init(of files: [SourceFile], settings: ScanSettings) {
    self = Scanner(settings: settings).graph(of: files.map(\.facts))
  }
}
