internal import FlowModel
internal import Foundation

extension Configuration.Registry {
  /// The program that must be run before a command is: nil where the configuration names none, the graph is there already, or the
  /// command line says what is to be read.
  public static func wanted(by request: SiteRequest) throws(DriverError) -> Configuration.Registry? {
    guard request.registry == nil, !request.namesSources else { return nil }
    return try Configuration.find(request.config).registry
  }

  /// How a user runs the program.
  var commandLine: String { (["swift", "run", product] + arguments).joined(separator: " ") }
}

extension SiteJob {
  /// Whether the configuration names a program whose graph nobody brought.
  var isRegistryMissing: Bool { registry == nil && registryProduct != nil }

  /// The graph that the registry wrote; where it is none, the program is named and not the file that keeps it.
  func registryGraph(in bytes: Data) throws(DriverError) -> FlowGraph {
    guard let product = registryProduct else {
      return try GraphReader.graph(in: bytes, named: registry ?? "", .mayDangle)
    }
    do {
      return try GraphFile.read(bytes, references: .mayDangle)
    } catch {
      throw DriverError(
        "what the product '\(product.product)' writes is no graph: \(error); look at what '\(product.commandLine)' prints"
      )
    }
  }
}

extension Finding {
  /// A registry that the configuration names and nobody asked.
  static func registryMissing(_ registry: Configuration.Registry?) -> Finding {
    Finding(
      rule: "registry-missing", severity: .note,
      message:
        "what the registry of the product '\(registry?.product ?? "")' knows is missing: flowdoc alone builds nothing",
      remedy: "Run swift package flowdoc in its place, or hand over the graph with --registry.")
  }
}
