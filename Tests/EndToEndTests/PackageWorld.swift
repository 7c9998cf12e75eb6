import FlowTestSupport
import Foundation
import Testing

/// A folder with a tagged clone of this repository, as it stands on disk, and a package that uses it.
struct PackageWorld {
  /// What apps may link, and what that needs.
  static let libraries: Set<String> = ["FlowAnalysis", "FlowExport", "FlowKit", "FlowModel"]
  let folder: Folder

  /// Copies the repository.
  init(program: ProgramSources = .wanted) throws {
    folder = try Folder.temporary()
    try copyTrackedFiles()
    try program.write(to: folder, at: "flowdoc", keeping: ["FlowKit", "FlowModel"])
    for arguments in [
      ["init", "--quiet"], ["add", "--all"],
      ["-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "--quiet", "--message", "A release"],
      ["tag", "1.0.0"],
    ] {
      let result = try git(arguments, in: folder.url("flowdoc"))
      #expect(result.status == 0, "\(result.errors)")
    }
  }

  /// An app on FlowKit that writes what its registry knows, as a route's link that is made when it runs.
  func writeApp(with bundle: String? = nil) throws {
    try writeManifest(bundle: bundle)
    try folder.write(
      """
      import FlowExport
      import FlowKit
      import FlowModel
      import Foundation

      final class NotesFlow: Coordinator {
        struct Routes: RouteTable {
          let notes = Root("notes://all") { (_: NotesFlow) in NotesScreen() }
          let about = Push(Links.about) { (_: NotesFlow) in AboutScreen() }
        }
      }
      enum Links { static var about: String { String("seton".reversed()) + "://about" } }
      struct NotesScreen: Presentable {}
      struct AboutScreen: Presentable {}

      switch CommandLine.arguments.dropFirst().first {
      case "--graph": FileHandle.standardOutput.write(Registry(root: NotesFlow.self, name: "Notes").data)
      case "--fail": exit(3)
      default: print("Hello")
      }
      """, to: "app/Sources/app/main.swift")
  }

  /// A bundle with the flowdoc under test, which writes down how it is called.
  func writeBundle(_ name: String, for triples: [String]) throws {
    let list = triples.map { "\"\($0)\"" }.joined(separator: ", ")
    try folder.write(
      """
      {"schemaVersion": "1.0", "artifacts": {"flowdoc": {"type": "executable", "version": "1.0.0", "variants": [
        {"path": "other/flowdoc", "supportedTriples": ["riscv64-unknown-linux-gnu"]},
        {"path": "here/bin/flowdoc", "supportedTriples": [\(list), "arm64-apple-macosx", "x86_64-apple-macosx"]}
      ]}}}
      """, to: "app/\(name)/info.json")
    let program = "app/\(name)/here/bin/flowdoc"
    try folder.write(
      "#!/bin/sh\necho \"$*\" >>'\(folder.path("calls"))'\nexec '\(Products.flowdoc)' \"$@\"\n", to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path(program))
  }

  private func writeManifest(bundle: String?) throws {
    let binary = bundle.map { ", .binaryTarget(name: \"flowdoc-program\", path: \"\($0)\")" } ?? ""
    let dependencies = ["FlowExport", "FlowKit", "FlowModel"].map {
      ".product(name: \"\($0)\", package: \"flowdoc\")"
    }.joined(separator: ", ")
    try folder.write(
      """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "app", platforms: [.macOS(.v13)],
        dependencies: [.package(url: "\(folder.url("flowdoc").absoluteString)", from: "1.0.0")],
        targets: [.executableTarget(name: "app", dependencies: [\(dependencies)])\(binary)]
      )
      """, to: "app/Package.swift")
  }

  func swift(_ arguments: [String], environment: [String: String] = [:]) throws -> Shell.Result {
    try Shell.run(Shell.find("swift") ?? "swift", arguments, in: folder.url("app"), environment: environment)
  }

  func built() throws -> [String] {
    FileManager.default.enumerator(atPath: folder.path("app/.build"))?
      .compactMap { ($0 as? String) }.filter { $0.hasSuffix(".o") } ?? []
  }

  private func copyTrackedFiles() throws {
    let tracked = try git(["ls-files", "--cached", "--others", "--exclude-standard"], in: Repository.root)
    for path in tracked.output.split(separator: "\n").map(String.init) {
      let source = Repository.file(path)
      guard FileManager.default.fileExists(atPath: source.path) else { continue }
      let copy = folder.url("flowdoc/\(path)")
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: source, to: copy)
    }
  }

  private func git(_ arguments: [String], in place: URL) throws -> Shell.Result {
    try Shell.run(Shell.find("git") ?? "git", arguments, in: place)
  }
}
