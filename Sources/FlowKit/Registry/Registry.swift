public import FlowModel
public import Foundation

/// The flows, routes and links of an app, derived from its types alone.
///
/// ```swift
/// let registry = Registry(root: AppFlow.self)
/// print(registry.findings)
/// try registry.write(to: file)
/// app.launch(in: navigator, registry: registry)
/// ```
public struct Registry: Sendable {
  /// The navigation as a graph.
  public let graph: FlowGraph
  /// The problems with the declarations.
  public let findings: [Finding]

  let table: LinkTable
  let links: [String: RegisteredLink]

  /// Makes the registry of an app with one first flow.
  public init(root: any FlowSource.Type, name: String = "") {
    var builder = RegistryBuilder(name: name)
    builder.addRoot(root)
    self.init(builder)
  }

  init(_ builder: RegistryBuilder) {
    let network = FlowNetwork(builder.flows, roots: builder.roots)
    let list = LinkList(network).links
    table = LinkTable(list.map { (id: $0.route, pattern: $0.pattern) })
    links = Dictionary(list.map { ($0.route, $0) }, uniquingKeysWith: { first, _ in first })
    graph = RegistryGraph(builder, network, links).graph
    findings = RegistryFindings(builder.flows, network, links, table).all
  }
}

extension Registry {
  /// The bytes of the graph file, for printing.
  public var data: Data { GraphFile.write(graph) }

  /// Writes the graph file.
  public func write(to file: URL) throws {
    try data.write(to: file, options: .atomic)
  }
}
