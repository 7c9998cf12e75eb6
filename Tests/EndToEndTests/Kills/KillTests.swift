import FlowTestSupport
import Foundation
import Testing

/// Commands that write, killed at random moments: nothing is torn, and the next run completes the work.
///
/// `make kill KILLS=200` kills each command 200 times with each signal.
@Suite struct KillTests {
  private static let count =
    ProcessInfo.processInfo.environment["FLOWDOC_KILLS"].flatMap { Int($0) }
    ?? RunLength.of(short: 2, long: 8)

  @Test(arguments: [SIGKILL, SIGTERM]) func aSiteIsNeverTorn(signal: Int32) throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    var random = SeededGenerator()
    let seed = random.seed
    let graph = try Repository.text("Examples/Shop/flowdoc.graph.json")
    let graphs = [
      "old": graph, "new": graph.replacing("Cart", with: "Basket").replacing("cart", with: "basket"),
    ]
    var clean: [String: [String: Data]] = [:]
    var command: KilledCommand?
    for (name, text) in graphs {
      try folder.write(text, to: "\(name).json")
      command = try KilledCommand(["generate", "\(name).json", "--output", "clean-\(name)"], in: folder)
      clean[name] = try folder.files(below: "clean-\(name)")
    }
    for kill in 0..<Self.count {
      if random.oneIn(5) { try? FileManager.default.removeItem(at: folder.url("site")) }
      if random.oneIn(2) { try? FileManager.default.removeItem(at: folder.url("cache")) }
      try folder.write("mine", to: "site/mine/keep.txt")
      let name = kill.isMultiple(of: 2) ? "old" : "new"
      try command?.kill(["generate", "\(name).json", "--output", "site"], with: signal, using: &random)
      for (path, bytes) in try folder.files(below: "site") where path != "mine/keep.txt" {
        let isWhole = bytes == clean["old"]?[path] || bytes == clean["new"]?[path]
        #expect(isWhole, "seed \(seed), kill \(kill): \(path) is torn")
      }
      let next = random.pick(["old", "new"])
      let result = try KilledCommand.run(["generate", "\(next).json", "--output", "site"], in: folder)
      #expect(result.status == 0, "seed \(seed), kill \(kill): \(result.errors)")
      var files = try folder.files(below: "site")
      #expect(files.removeValue(forKey: "mine/keep.txt") == Data("mine".utf8))
      #expect(files == clean[next], "seed \(seed), kill \(kill): the next run is not complete")
    }
  }

  /// The graph changes while it is served, so that both the first site and an update are interrupted.
  @Test(arguments: [SIGKILL, SIGTERM]) func aServedSiteIsNeverTorn(signal: Int32) throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    var random = SeededGenerator()
    let seed = random.seed
    let old = try Repository.text("Examples/Shop/flowdoc.graph.json")
    let new = old.replacing("Cart", with: "Basket").replacing("cart", with: "basket")
    var clean: [String: [String: Data]] = [:]
    var command: KilledCommand?
    for text in [old, new] {
      try folder.write(text, to: "graph.json")
      command = try KilledCommand(["generate", "graph.json", "--output", "clean"], in: folder)
      clean[text] = try folder.files(below: "clean")
    }
    let serve = ["serve", "--graph", "graph.json", "--output", "site", "--port", "0"]
    for kill in 0..<Self.count {
      if random.oneIn(2) { try? FileManager.default.removeItem(at: folder.url("cache")) }
      let (first, second) = kill.isMultiple(of: 2) ? (old, new) : (new, old)
      try folder.write(first, to: "graph.json")
      try command?.kill(serve, with: signal, using: &random, times: 2.5) {
        try folder.write(second, to: "graph.json")
      }
      for (path, bytes) in try folder.files(below: "site") {
        let isWhole = bytes == clean[old]?[path] || bytes == clean[new]?[path]
        #expect(isWhole, "seed \(seed), kill \(kill): \(path) is torn")
      }
      let result = try KilledCommand.run(["generate", "graph.json", "--output", "site"], in: folder)
      #expect(result.status == 0, "seed \(seed), kill \(kill): \(result.errors)")
      #expect(
        try folder.files(below: "site") == clean[second],
        "seed \(seed), kill \(kill): the next run is not complete")
    }
  }

  @Test(arguments: [SIGKILL, SIGTERM]) func aGraphFileIsTheOldOrTheNewOne(signal: Int32) throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    var random = SeededGenerator()
    let seed = random.seed
    try Monorepo(modules: 4).write(to: folder)
    try folder.write(
      "{\"sources\": [\"Modules\"], \"check\": {\"graph\": \"graph.json\"}}", to: ".flowdoc.json")
    let arguments = ["check", "--write"]
    try folder.write(FlowGraphText.empty, to: "graph.json")
    let command = try KilledCommand(arguments, in: folder)
    let new = try folder.read("graph.json")
    for kill in 0..<Self.count {
      if random.oneIn(2) { try? FileManager.default.removeItem(at: folder.url("cache")) }
      try folder.write(FlowGraphText.empty, to: "graph.json")
      try command.kill(arguments, with: signal, using: &random)
      #expect(
        [FlowGraphText.empty, new].contains(try folder.read("graph.json")), "seed \(seed), kill \(kill)")
      #expect(try KilledCommand.run(arguments, in: folder).status == 0)
      #expect(
        try folder.read("graph.json") == new, "seed \(seed), kill \(kill): the next run is not complete")
    }
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.root.path).filter {
      $0.hasPrefix("graph.json.flowdoc-")
    }
    #expect(left == [], "seed \(seed): the next run did not remove a temporary file")
  }

  @Test(arguments: [SIGKILL, SIGTERM]) func aCacheIsNeverTorn(signal: Int32) throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    var random = SeededGenerator()
    let seed = random.seed
    try Monorepo(modules: 4).write(to: folder)
    let arguments = ["scan", "Modules", "--cache", "scans", "--output", "graph.json"]
    let command = try KilledCommand(arguments, in: folder)
    let graph = try folder.read("graph.json")
    for kill in 0..<Self.count {
      if random.oneIn(2) { try? FileManager.default.removeItem(at: folder.url("scans")) }
      try command.kill(arguments, with: signal, using: &random)
      #expect(try KilledCommand.run(arguments, in: folder).status == 0)
      #expect(try folder.read("graph.json") == graph, "seed \(seed), kill \(kill)")
    }
  }
}

private enum FlowGraphText {
  static let empty = "{\"format\": \"flowdoc.graph\", \"version\": 1, \"name\": \"Modules\", \"flows\": []}"
}
