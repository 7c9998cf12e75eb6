import FlowModel
import FlowTestSupport
import Foundation
import Testing

@testable import FlowDriver

/// Modules that are scanned alone and merged are one scan.
@Suite struct MonorepoTests {
  @Test func modulesScannedAloneAreOneScan() throws {
    let world = try ModularWorld(modules: RunLength.of(short: 15, long: 50))
    defer { world.folder.remove() }
    let whole = try world.scan(["Modules"]).run()
    let parts = try world.modules.map { try world.writePart([$0], to: "\($0).part") }
    #expect(parts.count == world.modules.count)
    let merged = try GraphMerge.merge(parts, name: whole.graph().name, version: "1")
    #expect(merged.text == whole.text, "the merged graph is not the scanned one")
    #expect(merged.conflicts.isEmpty)
    #expect(merged.findings == whole.findings)
    try hasWhatModulesDoNotKnowAlone(try whole.graph(), features: world.modules.count - 2)
  }

  /// The app has the shapes that make it hard, and the scan has seen through them.
  private func hasWhatModulesDoNotKnowAlone(_ graph: FlowGraph, features: Int) throws {
    #expect(graph.flows.count == 1 + 2 * features && graph.unresolved.isEmpty)
    let routes = graph.flows.flatMap { flow in flow.routes.map { "\(flow.id) \($0.style) \($0.target.id)" } }
    for route in [
      // Started in a module that imports the child's.
      "Feature3Coordinator start Feature4Coordinator", "AppCoordinator start Feature1Coordinator",
      // Shown by way of the router that all share.
      "Feature1Coordinator push Feature1ListViewController", "AppCoordinator push HelpViewController",
      // Made by a factory of the app that the feature knows by its protocol alone.
      "Feature2Coordinator push Feature2ListViewController",
      "Feature12Coordinator present Feature12SettingsViewController",
      // Of a name that every module has.
      "Feature7Coordinator start DetailCoordinator (Feature7)",
      // In SwiftUI.
      "Feature3Coordinator push Feature3PhotoView",
    ] {
      let isThere = routes.contains(route)
      #expect(isThere, "no \(route)")
    }
    let asked = graph.transitions.map { "\($0.from.id) \($0.triggers.joined(separator: ",")) \($0.route)" }
    let isHeard = asked.contains(
      "Feature4Coordinator feature4WantsHelp Feature3Coordinator.feature4WantsHelp")
    #expect(isHeard, "no child's delegate is heard in another module")
    #expect(graph.links.map(\.pattern) == ["mono://help", "mono://orders/:id", "mono://profile"])
    #expect(graph.links.map(\.route).first == "AppCoordinator.help")
    #expect(graph.flows.filter(\.isEntry).map(\.id) == ["AppCoordinator"])
  }

  /// However the files are dealt out, and in whichever order the parts are named.
  @Test(arguments: [1, 2, 3] as [UInt64]) func anySplitOfTheFilesIsOneScan(seed: UInt64) throws {
    let world = try ModularWorld(modules: 9)
    defer { world.folder.remove() }
    var random = SeededGenerator(seed: seed)
    var groups = Array(repeating: [String](), count: Int.random(in: 2...12, using: &random))
    for file in world.files {
      groups[Int.random(in: groups.indices, using: &random)].append(file)
      // A file may be in two parts, as a header that two modules share.
      if Int.random(in: 0..<8, using: &random) == 0 {
        groups[Int.random(in: groups.indices, using: &random)].append(file)
      }
    }
    var parts = try groups.filter { !$0.isEmpty }.enumerated().map {
      try world.writePart($1, to: "\($0).part")
    }
    parts.shuffle(using: &random)
    let whole = try world.scan(["Modules"]).run()
    let merged = try GraphMerge.merge(parts, name: whole.graph().name, version: "1")
    #expect(merged.text == whole.text, "seed \(seed)")
  }

  @Test func partsTellWhyAsOneScanDoes() throws {
    let world = try ModularWorld(modules: 4)
    defer { world.folder.remove() }
    let parts = try world.modules.map { module in
      let file = world.folder.path("parts/\(module.replacing("/", with: "-"))")
      try OutputFile.write(world.part([module]) { $0.tellsWhy = true }, to: file)
      return file
    }
    let whole = try world.scan(["Modules"]) { $0.tellsWhy = true }.run()
    let merged = try GraphMerge.merge(parts, name: whole.graph().name, version: "1")
    #expect(merged.text == whole.text)
    #expect(try whole.graph().flows.flatMap(\.routes).contains { !$0.why.isEmpty })
  }

  @Test func aPartHangsOnItsFilesAlone() throws {
    let world = try ModularWorld(modules: 5), elsewhere = try ModularWorld(modules: 5)
    defer {
      world.folder.remove()
      elsewhere.folder.remove()
    }
    let plain = try world.part(["Modules/Feature1"])
    #expect(try elsewhere.part(["Modules/Feature1"]) == plain, "another folder")
    #expect(try world.part(["Modules/Feature1"]) { $0.jobs = 1 } == plain, "one thread")
    #expect(try world.part(["Modules/Feature1"]) { $0.jobs = 7 } == plain, "seven threads")
    let cache = CacheFolder(path: world.folder.path("cache"))
    #expect(try world.part(["Modules/Feature1"]) { $0.cache = cache } == plain, "an empty cache")
    #expect(try world.part(["Modules/Feature1"]) { $0.cache = cache } == plain, "a full cache")
    _ = try world.scan(["Modules/Feature1"]) { $0.cache = cache }.run()
    #expect(try world.part(["Modules/Feature1"]) { $0.cache = cache } == plain, "the cache of a scan")
    try FileManager.default.removeItem(atPath: world.folder.path("Modules/Feature2"))
    #expect(try world.part(["Modules/Feature1"]) == plain, "other modules")
    try world.folder.write("struct New {}", to: "Modules/Feature1/Sources/Feature1/New.swift")
    #expect(try world.part(["Modules/Feature1"]) != plain, "another file")
  }

  @Test func graphsAreMergedWithParts() throws {
    let world = try ModularWorld(modules: 4)
    defer { world.folder.remove() }
    let parts = try world.modules.map { try world.writePart([$0], to: "\($0).part") }
    try world.folder.write(
      String(
        decoding: GraphFile.write(FlowGraph(name: "Server", flows: [Flow(id: "ServerFlow")])), as: UTF8.self),
      to: "server.json")
    let merged = try GraphMerge.merge(parts + [world.folder.path("server.json")], name: "All", version: "1")
    let graph = try GraphFile.read(Data(merged.text.utf8))
    #expect(graph.name == "All")
    #expect(graph.flows.contains { $0.id == "ServerFlow" })
    #expect(graph.flows.contains { $0.id == "AppCoordinator" })
  }
}

/// A folder with an app of many modules.
struct ModularWorld {
  let folder: Folder
  private let monorepo: Monorepo

  init(modules count: Int) throws {
    folder = try Folder.temporary()
    monorepo = Monorepo(modules: count)
    try monorepo.write(to: folder)
  }

  /// The modules' folders.
  var modules: [String] { monorepo.modules.map { "Modules/\($0.name)" } }

  /// All files, in order.
  var files: [String] {
    monorepo.modules.flatMap { module in module.files.keys.map { "Modules/\(module.name)/\($0)" } }.sorted()
  }

  func scan(_ paths: [String], _ change: (inout SourceScan) -> Void = { _ in }) -> SourceScan {
    var scan = SourceScan(paths: paths)
    scan.base = folder.root.path
    change(&scan)
    return scan
  }

  func part(_ paths: [String], _ change: (inout SourceScan) -> Void = { _ in }) throws -> Data {
    try scan(paths, change).part().part.data(version: "1")
  }

  /// Writes a part, and says where.
  func writePart(_ paths: [String], to name: String) throws -> String {
    let file = folder.path("parts/\(name.replacing("/", with: "-"))")
    try OutputFile.write(part(paths), to: file)
    return file
  }
}
