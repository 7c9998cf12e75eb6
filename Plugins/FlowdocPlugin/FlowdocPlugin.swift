import Foundation
import PackagePlugin

/// `swift package flowdoc …`: runs flowdoc in the package's folder, with what the package's own registry knows.
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
      // Behind the command's name, where no `--` can stand before it.
      arguments.insert(contentsOf: ["--registry", file.path], at: 1)
    }
    try flowdoc.run(arguments)
  }
}

/// What ends the plugin, told as it is.
struct Failure: Error, CustomStringConvertible {
  let description: String
}
