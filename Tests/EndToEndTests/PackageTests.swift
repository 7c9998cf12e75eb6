import FlowModel
import FlowTestSupport
import Foundation
import Testing

/// A package of somebody else that depends on this one by version, and `swift package flowdoc …` in it.
@Suite(
  .serialized,
  .enabled(if: Shell.find("git") != nil && Shell.find("swift") != nil, "needs git and swift on the PATH"))
struct PackageTests {
  /// One package for all of it, since each builds the libraries, the plugin and the app once.
  @Test func anAppLinksTheLibrariesAndRunsTheCommandPlugin() throws {
    let world = try PackageWorld()
    defer { world.folder.remove() }
    try world.writeApp()
    try theLibrariesAreBuiltWithoutGraphviz(world)
    try configure(world, registry: "{\"product\": \"app\", \"arguments\": [\"--graph\"]}")
    try theRegistryIsMergedWithTheScan(world)
    try theGateHoldsWhatTheRegistryKnows(world)
    try commandsRunInThePackagesFolder(world)
    try aRegistryThatCannotBeHadIsToldPlainly(world)
  }

  /// Nothing is compiled but the plugin.
  @Test func thePluginRunsTheProgramOfABundle() throws {
    let world = try PackageWorld()
    defer { world.folder.remove() }
    try world.writeApp(with: "named.artifactbundle")
    try world.folder.write("{\"sources\": [\"Sources\"]}", to: "app/.flowdoc.json")
    try world.writeBundle(
      "named.artifactbundle", for: ["x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu"])
    let result = try flowdoc(world, ["scan", "--output", "notes.graph.json"])
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    #expect(try world.folder.read("calls").contains("scan --output notes.graph.json\n"))
    #expect(try world.folder.read("app/notes.graph.json").contains("NotesFlow"))
    #expect(try world.built() == [])
  }

  /// Graphviz cannot be found, neither by pkg-config nor by the compiler.
  private func theLibrariesAreBuiltWithoutGraphviz(_ world: PackageWorld) throws {
    for header in ["gvc.h", "cgraph.h", "graphviz/gvc.h", "graphviz/cgraph.h"] {
      try world.folder.write("#error \"an app must build without Graphviz\"\n", to: "poison/\(header)")
    }
    let hidden = [
      "CPATH": world.folder.path("poison"), "PKG_CONFIG_LIBDIR": "/nonexistent", "PKG_CONFIG_PATH": "",
    ]
    let result = try world.swift(["run", "--quiet", "app", "--graph"], environment: hidden)
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    #expect(
      try GraphFile.read(Data(result.output.utf8)).links.map(\.pattern) == ["notes://about", "notes://all"])
    #expect(!result.errors.contains("warning:"), "\(result.errors)")
    let modules = try world.built().compactMap { path in
      path.split(separator: "/").first { $0.hasSuffix(".build") }.map { String($0.dropLast(6)) }
    }
    #expect(Set(modules) == PackageWorld.libraries.union(["app"]))
  }

  /// The link is nowhere in the source.
  private func theRegistryIsMergedWithTheScan(_ world: PackageWorld) throws {
    let made = try flowdoc(world, ["generate"])
    #expect(made.status == 0, "\(made.output)\(made.errors)")
    #expect(try world.folder.read("app/flowdoc-site/links/index.html").contains("notes://about"))
    #expect(!made.output.contains("registry-missing"), "\(made.output)")
    let again = try flowdoc(world, ["generate"])
    #expect(again.output.contains("nothing has changed: "), "\(again.output)")
    let linted = try flowdoc(world, ["lint", "--strict", "--format", "json", "--output", "lint.json"])
    #expect(linted.status == 0, "\(linted.output)\(linted.errors)")
    #expect(try !world.folder.read("app/lint.json").contains("registry-missing"))
    // What is named on the command line takes the place of the registry, too.
    #expect(try flowdoc(world, ["generate", "Sources", "--output", "scanned"]).status == 0)
    #expect(try !world.folder.read("app/scanned/index.html").contains("notes://about"))
  }

  private func theGateHoldsWhatTheRegistryKnows(_ world: PackageWorld) throws {
    let check = ["check", "--config", "gate.json"]
    try world.folder.write(
      """
      {"sources": ["Sources"], "registry": {"product": "app", "arguments": ["--graph"]}, "check": {"graph": "notes.graph.json"}}
      """, to: "app/gate.json")
    let missing = try flowdoc(world, check)
    #expect(
      missing.output.contains("refused  graph          there is no notes.graph.json"), "\(missing.output)")
    #expect(missing.status == 1)
    let written = try flowdoc(world, check + ["--write"])
    #expect(written.status == 0, "\(written.output)\(written.errors)")
    #expect(try world.folder.read("app/notes.graph.json").contains("notes://about"))
    let held = try flowdoc(world, check)
    #expect(held.output.contains("passed   graph          notes.graph.json is up to date"), "\(held.output)")
    #expect(held.status == 0)
  }

  private func commandsRunInThePackagesFolder(_ world: PackageWorld) throws {
    let old = "{\"format\": \"flowdoc.graph\", \"version\": 1, \"name\": \"Notes\"}"
    try world.folder.write(old, to: "app/old.json")
    let differing = try flowdoc(world, ["diff", "file:old.json", "--fail-on", "any"])
    #expect(differing.output.contains("harmless: flow NotesFlow is new"), "\(differing.output)")
    #expect(differing.errors.contains("error: flowdoc found something wrong, and says above what it is"))
    #expect(differing.status == 1)
    let failing = try flowdoc(world, ["path", "Nothing"])
    #expect(failing.output.contains("error: there is no flowdoc.graph.json in this folder"))
    #expect(failing.errors.contains("error: flowdoc could not do its work, and says above why"))
    // SwiftPM asks for a plugin's permission before it knows which command is run.
    let asking = try world.swift(["package", "flowdoc", "lint"])
    #expect(asking.status != 0)
    #expect(asking.errors.contains("--allow-writing-to-package-directory"), "\(asking.errors)")
  }

  private func aRegistryThatCannotBeHadIsToldPlainly(_ world: PackageWorld) throws {
    for (registry, message) in [
      (
        "{\"product\": \"ap\"}",
        "error: the product 'ap' does not build, so that there is no graph of the registry"
      ),
      (
        "{\"product\": \"FlowKit\"}", "error: the product 'FlowKit' is no program; name an executable product"
      ),
      ("{\"product\": \"app\", \"arguments\": [\"--fail\"]}", "error: 'swift run app --fail' failed with 3"),
      ("{\"product\": \"app\"}", "error: what the product 'app' writes is not a graph: "),
    ] {
      try configure(world, registry: registry)
      let result = try flowdoc(world, ["lint"])
      #expect(result.status == 1)
      #expect((result.output + result.errors).contains(message), "\(result.output)\(result.errors)")
    }
    try world.folder.write("let broken: Int = \"\"\n", to: "app/Sources/app/Broken.swift")
    let broken = try flowdoc(world, ["lint"])
    #expect(broken.status == 1)
    #expect(broken.errors.contains("error: the product 'app' does not build"), "\(broken.errors)")
  }

  private func configure(_ world: PackageWorld, registry: String) throws {
    try world.folder.write("{\"sources\": [\"Sources\"], \"registry\": \(registry)}", to: "app/.flowdoc.json")
  }

  private func flowdoc(_ world: PackageWorld, _ arguments: [String]) throws -> Shell.Result {
    try world.swift(["package", "--allow-writing-to-package-directory", "flowdoc"] + arguments)
  }
}
