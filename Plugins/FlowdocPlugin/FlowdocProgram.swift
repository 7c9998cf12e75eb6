import Foundation
import PackagePlugin

/// The flowdoc to run: that of an artifact bundle which the package names, else one that is built of the sources.
///
/// The plugin depends on neither. What a plugin depends on, SwiftPM builds before anybody can ask whether it is needed, and a bundle that
/// flowdoc's own manifest named, SwiftPM would fetch for everybody who links FlowKit.
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
