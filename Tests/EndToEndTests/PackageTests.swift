import FlowTestSupport
import Foundation
import Testing

/// A package of somebody else that depends on this one by version.
@Suite(
  .serialized,
  .enabled(if: Shell.find("git") != nil && Shell.find("swift") != nil, "needs git and swift on the PATH"))
struct PackageTests {
  /// Where Graphviz cannot be found, neither by pkg-config nor by the compiler, the libraries that apps link are built all the same.
  @Test func anAppLinksTheLibrariesWithoutGraphviz() throws {
    let world = try World()
    defer { world.folder.remove() }
    try world.writeApp(products: ["FlowExport", "FlowKit", "FlowModel"])
    for header in ["gvc.h", "cgraph.h", "graphviz/gvc.h", "graphviz/cgraph.h"] {
      try world.folder.write("#error \"an app must build without Graphviz\"\n", to: "poison/\(header)")
    }
    let hidden = [
      "CPATH": world.folder.path("poison"), "PKG_CONFIG_LIBDIR": "/nonexistent", "PKG_CONFIG_PATH": "",
    ]
    let result = try world.swift(["run", "--quiet"], environment: hidden)
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    #expect(result.output.hasSuffix("App (entry)\n"))
    #expect(!result.errors.contains("warning:"), "\(result.errors)")
    #expect(try !world.built().contains { $0.contains("CGraphviz") || $0.contains("FlowRender") })
  }

  /// The command plugin builds the program and runs it in the package's folder.
  @Test func aPackageRunsTheCommandPlugin() throws {
    let world = try World()
    defer { world.folder.remove() }
    try world.writeApp(products: ["FlowModel"])
    try world.folder.write(Repository.text(Shop.path), to: "app/flowdoc.graph.json")
    let plugin = ["package", "--allow-writing-to-package-directory", "flowdoc"]
    let result = try world.swift(
      plugin + ["export", "--format", "svg", "--flow", "CheckoutFlow", "--output", "docs/checkout.svg"])
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    #expect(try world.folder.read("app/docs/checkout.svg").contains("PaymentScreen"))
    let failing = try world.swift(plugin + ["path", "Nothing"])
    #expect(failing.status != 0)
    #expect((failing.output + failing.errors).contains("there is no flow, screen or route 'Nothing'"))
  }
}

/// A folder with a tagged clone of this repository, as it stands on disk, and a package that uses it.
private struct World {
  let folder: Folder

  init() throws {
    folder = try Folder.temporary()
    try copyTrackedFiles()
    for arguments in [
      ["init", "--quiet"], ["add", "--all"],
      ["-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "--quiet", "--message", "A release"],
      ["tag", "1.0.0"],
    ] {
      let result = try git(arguments, in: folder.url("flowdoc"))
      #expect(result.status == 0, "\(result.errors)")
    }
  }

  func writeApp(products: [String]) throws {
    let dependencies = products.map { ".product(name: \"\($0)\", package: \"flowdoc\")" }.joined(
      separator: ", ")
    try folder.write(
      """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "app", platforms: [.macOS(.v13)],
        dependencies: [.package(url: "\(folder.url("flowdoc").absoluteString)", from: "1.0.0")],
        targets: [.executableTarget(name: "app", dependencies: [\(dependencies)])]
      )
      """, to: "app/Package.swift")
    let usesExport = products.contains("FlowExport")
    try folder.write(
      """
      import FlowModel
      \(usesExport ? "import FlowExport\nimport FlowKit" : "")
      \(usesExport ? "final class App: Coordinator {}\nlet graph = Registry(root: App.self).graph" : "let graph = FlowGraph(name: \"App\")")
      print(\(usesExport ? "TreeExport.text(of: graph)" : "graph.name"), terminator: "")
      """, to: "app/Sources/app/main.swift")
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
