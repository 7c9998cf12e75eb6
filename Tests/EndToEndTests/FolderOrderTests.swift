import FlowTestSupport
import Foundation
import Testing

/// The folders of a target build on each other in one direction, as targets do.
@Suite struct FolderOrderTests {
  @Test(arguments: [
    "FlowAnalysis", "FlowDriver", "FlowExport", "FlowKit", "FlowModel", "FlowRaster", "FlowRender",
    "FlowReview", "FlowScan", "FlowSite", "FlowWireframe", "SwiftFacts", "ValueFlow", "flowdoc",
  ])
  func noFoldersUseEachOther(target: String) throws {
    #expect(circle(in: try uses(in: "Sources/\(target)")) == [])
  }

  @Test func aCircleIsFound() {
    #expect(
      circle(in: ["Site": ["Files", "Scan"], "Scan": ["Files", "Site"], "Files": []]) == ["Scan", "Site"])
    #expect(circle(in: ["Site": ["Files", "Scan"], "Scan": ["Files"]]) == [])
  }

  /// The folders of which each uses some other and is used by it, directly or not.
  private func circle(in uses: [String: Set<String>]) -> Set<String> {
    var rest = uses
    while true {
      let used = Set(rest.values.flatMap(\.self))
      let ends = rest.filter { $0.value.isDisjoint(with: rest.keys) || !used.contains($0.key) }.keys
      if ends.isEmpty { return Set(rest.keys) }
      for folder in ends { rest[folder] = nil }
    }
  }

  @Test func namesOfPartsAreOfNoOtherFolder() {
    let bar = "final class Bar {\n  struct Tab {}\n  var tabs: [Tab] = []\n  var place: Link.Place?\n}"
    let code = [("Bars", bar), ("Routes", "struct Tab {}\nlet bar: Bar?"), ("Places", "struct Place {}")]
    #expect(uses(in: code) == ["Routes": ["Bars"]])
  }

  /// The parts of the solver call each other, as those of any interpreter do.
  private func folder(of path: String) -> String {
    path.hasPrefix("Solver/") ? "Solver" : (path as NSString).deletingLastPathComponent
  }

  /// The folders of which each folder of a target names a type or function.
  private func uses(in target: String) throws -> [String: Set<String>] {
    let root = Repository.file(target)
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return uses(
      in: try paths.filter { $0.hasSuffix(".swift") }.map { path in
        let lines = try Repository.text("\(target)/\(path)").split(separator: "\n")
        let code = lines.filter { !$0.contains("//") }.joined(separator: "\n")
        return (folder(of: path), code.replacing(/"[^"\n]*"/, with: ""))
      })
  }

  private func uses(in codes: [(folder: String, code: String)]) -> [String: Set<String>] {
    var places: [Substring: Set<String>] = [:]
    for (folder, code) in codes {
      for match in code.matches(of: /(?m)^(?:[@a-z]\w* )*(?:struct|class|enum|protocol|typealias|func) (\w+)/)
      {
        places[match.1, default: []].insert(folder)
      }
    }
    var uses: [String: Set<String>] = [:]
    for (folder, code) in codes {
      for word in names(in: code) {
        guard let homes = places[word], homes.count == 1, !homes.contains(folder) else { continue }
        uses[folder, default: []].formUnion(homes)
      }
    }
    return uses
  }

  /// The words of a file that may name something of another one: no members, and nothing that it declares itself.
  private func names(in code: String) -> Set<Substring> {
    let own = code.matches(of: /\b(?:struct|class|enum|protocol|typealias|func) (\w+)/).map(\.1)
    return Set(code.matches(of: /(?:^|[^.\w])(\w+)/).map(\.1)).subtracting(own)
  }
}
