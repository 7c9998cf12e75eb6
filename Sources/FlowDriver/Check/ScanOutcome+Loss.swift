public import FlowModel

extension ScanOutcome {
  /// The reason to keep an existing graph file: it contains flows, screens, routes or links that this scan lacks, and some source could
  /// not be read.
  ///
  /// Nil if nothing would be lost. A file that is not a graph is not protected.
  public func loss(in path: String) -> Finding? {
    let unread = UnreadSource([:].gated(findings), isForced: false)
    guard unread.forbidsLess, FolderListing.kind(of: path) == .file,
      let old = try? GraphReader.read(path, references: .mayDangle), let new = try? graph(),
      !Self.ids(of: old).isSubset(of: Self.ids(of: new))
    else { return nil }
    return unread.refusal(of: Root(path).shown, force: "--force")
  }

  private static func ids(of graph: FlowGraph) -> Set<String> {
    Set(
      graph.flows.map { "flow \($0.id)" } + graph.flows.lazy.flatMap(\.routes).map { "route \($0.id)" }
        + graph.screens.map { "screen \($0.id)" } + graph.links.map { "link \($0.id)" })
  }
}
