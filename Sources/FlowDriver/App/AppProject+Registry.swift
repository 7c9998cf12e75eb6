internal import FlowModel
internal import Foundation

extension Configuration.Registry {
  /// The program to run before a command; nil if the configuration names none, the graph was given, or the command line names what to
  /// read.
  public static func wanted(by request: SiteRequest) throws(DriverError) -> Configuration.Registry? {
    guard request.registry == nil, !request.namesSources else { return nil }
    return try Configuration.find(request.config).registry
  }

  /// The command line for running the program.
  var commandLine: String { (["swift", "run", product] + arguments).joined(separator: " ") }
}

extension AppProject {
  /// Whether the configuration names a program but its graph was not given.
  var isRegistryMissing: Bool { registry == nil && registryProduct != nil }

  /// Decodes the registry's graph; an error names the program and not the temporary file.
  func registryGraph(in bytes: Data) throws(DriverError) -> FlowGraph {
    guard let product = registryProduct else {
      return try GraphReader.graph(in: bytes, named: registry ?? "", .mayDangle)
    }
    do {
      return try GraphFile.read(bytes, references: .mayDangle)
    } catch {
      throw DriverError(
        "what the product '\(product.product)' writes is not a graph: \(error); check the output of '\(product.commandLine)'"
      )
    }
  }
}

extension Finding {
  /// The finding for a configured registry that was not run.
  static func registryMissing(_ registry: Configuration.Registry?) -> Finding {
    Finding(
      rule: "registry-missing", severity: .note,
      message:
        "the graph of the registry of the product '\(registry?.product ?? "")' is missing, since flowdoc itself builds nothing",
      remedy: "Run swift package flowdoc instead, or pass the graph with --registry.")
  }
}
