import Foundation
import PackagePlugin

/// `swift package flowdoc …`: runs flowdoc in the package's folder, with the arguments as they are.
@main
struct FlowdocPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "flowdoc").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Failure(description: "flowdoc ended with exit code \(process.terminationStatus)")
    }
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}
