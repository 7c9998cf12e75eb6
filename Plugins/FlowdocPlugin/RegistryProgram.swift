import Foundation
import PackagePlugin

/// The product that the configuration names, as reported by flowdoc.
struct RegistryProduct: Decodable {
  let product: String
  let arguments: [String]
}

/// Builds the product and stores its output.
///
/// SwiftPM itself has to build it: a separate `swift build` would wait for the folder that this run has locked.
struct RegistryProgram {
  private let product: RegistryProduct
  private let packageManager: PackageManager

  init(_ product: RegistryProduct, _ packageManager: PackageManager) {
    self.product = product
    self.packageManager = packageManager
  }

  /// Runs the program in a folder; its standard output is the graph.
  func writeGraph(to file: URL, in folder: URL) throws {
    let process = Process()
    process.executableURL = try built()
    process.arguments = product.arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(emptying: file)
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Failure(
        description:
          "'\(commandLine)' failed with \(process.terminationStatus), so that there is no graph of the registry"
      )
    }
  }

  private func built() throws -> URL {
    let result: PackageManager.BuildResult
    do {
      result = try packageManager.build(
        .product(product.product), parameters: .init(configuration: .inherit, logging: .concise))
    } catch {
      throw Failure(
        description:
          "the product '\(product.product)' cannot be built (\(error)); look at \"registry\" in flowdoc's configuration"
      )
    }
    guard result.succeeded else {
      throw Failure(
        description:
          "the product '\(product.product)' does not build, so that there is no graph of the registry\n\(result.logText)"
      )
    }
    let program = result.builtArtifacts.first {
      $0.kind == .executable && $0.url.lastPathComponent == product.product
    }
    guard let program else {
      throw Failure(
        description:
          "the product '\(product.product)' is no program; name an executable product in \"registry\" of flowdoc's configuration"
      )
    }
    return program.url
  }

  private var commandLine: String {
    (["swift", "run", product.product] + product.arguments).joined(separator: " ")
  }
}
