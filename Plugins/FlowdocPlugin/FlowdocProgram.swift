import Foundation
import PackagePlugin

/// The flowdoc to run: that of an artifact bundle of the package, or one built from source.
///
/// The plugin depends on neither: SwiftPM builds the dependencies of a plugin before it is known whether they are needed, and would
/// download a bundle in flowdoc's own manifest for every package that links FlowKit.
struct FlowdocProgram {
  private let package: Package
  private let packageManager: PackageManager

  init(of package: Package, _ packageManager: PackageManager) {
    self.package = package
    self.packageManager = packageManager
  }

  func url() throws -> URL {
    for target in package.targets {
      guard let named = target as? BinaryArtifactTarget, named.kind == .artifactsArchive else { continue }
      guard let bundle = try ArtifactBundle(named.artifactURL), bundle.has("flowdoc") else { continue }
      if let program = bundle.program("flowdoc") { return program }
      Diagnostics.remark("the bundle '\(named.name)' has no flowdoc for this machine, so that it is built")
    }
    return try built()
  }

  private func built() throws -> URL {
    let result: PackageManager.BuildResult
    do {
      result = try packageManager.build(
        .product("flowdoc"), parameters: .init(configuration: .inherit, logging: .concise, echoLogs: true))
    } catch {
      throw Failure(description: "flowdoc cannot be built (\(error))")
    }
    let program = result.builtArtifacts.first {
      $0.kind == .executable && $0.url.lastPathComponent == "flowdoc"
    }
    guard result.succeeded, let program else {
      throw Failure(
        description:
          "flowdoc does not build here, and says above why; an artifact bundle needs no build: see its README"
      )
    }
    return program.url
  }
}
