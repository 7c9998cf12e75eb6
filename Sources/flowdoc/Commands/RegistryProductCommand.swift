import FlowDriver
import Foundation

/// A command that merges the graph of the app's own registry with the others.
protocol RegistryTaking {
  /// The inputs that the command line names; nil if the command reads none.
  var sources: SiteRequest? { get }
}

/// Tells the plugin which product writes the registry's graph for a command line, as a JSON object, or prints nothing.
///
/// flowdoc cannot build the product itself: SwiftPM, which runs the plugin, holds the lock of the build folder.
struct RegistryProductCommand: Command {
  static let configuration = CommandConfiguration(
    name: "registry-product", abstract: "Print which product writes the registry's graph for a command line.",
    discussion: """
      Example:
        flowdoc registry-product -- lint --strict
      """,
    isHidden: true)

  @Argument("word", help: "The command line, after a --.", isRequired: false) var words: [String]

  func run(_ console: Console) throws -> ExitCode {
    guard let registry else { return .success }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    console.print(String(decoding: try encoder.encode(registry), as: UTF8.self) + "\n")
    return .success
  }

  /// The registry's product; errors are left for the command itself to report.
  private var registry: Configuration.Registry? {
    guard case .run(let command)? = try? Flowdoc.program.request(words),
      let taking = command as? any RegistryTaking, let sources = taking.sources
    else { return nil }
    return try? .wanted(by: sources)
  }
}
