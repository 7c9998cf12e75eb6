import Foundation
import PackagePlugin

/// The command `swift package flowdoc …`: runs flowdoc in the package's folder, with the graph of the package's own registry.
@main
struct FlowdocPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let flowdoc = Flowdoc(
      program: try FlowdocProgram(of: context.package, packageManager).url(),
      folder: context.package.directoryURL, work: context.pluginWorkDirectoryURL)
    var arguments = arguments
    if let product = try flowdoc.registryProduct(of: arguments) {
      let file = context.pluginWorkDirectoryURL.appendingPathComponent("registry.graph.json")
      try RegistryProgram(product, packageManager).writeGraph(to: file, in: context.package.directoryURL)
      // After the command's name, where no `--` can precede it.
      arguments.insert(contentsOf: ["--registry", file.path], at: 1)
    }
    try flowdoc.run(arguments)
  }
}

/// An error that ends the plugin, with its message.
struct Failure: Error, CustomStringConvertible {
  let description: String
}
