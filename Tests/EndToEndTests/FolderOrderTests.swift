import FlowTestSupport
import Foundation
import Testing

/// The folders of a target build on each other in one direction, as targets do.
@Suite struct FolderOrderTests {
  @Test(arguments: [
    "FlowAnalysis", "FlowDriver", "FlowExport", "FlowModel", "FlowRaster", "FlowReview", "FlowScan",
    "FlowSite", "FlowWireframe", "SwiftFacts", "flowdoc",
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

  /// The folders of which a folder names a type or function.
  private func uses(in target: String) throws -> [String: Set<String>] {
    let root = Repository.file(target)
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    var codes: [(folder: String, code: String)] = []
    for path in paths where path.hasSuffix(".swift") {
      let lines = try Repository.text("\(target)/\(path)").split(separator: "\n")
      let code = lines.filter { !$0.contains("//") }.joined(separator: "\n")
      codes.append(((path as NSString).deletingLastPathComponent, code.replacing(/"[^"\n]*"/, with: "")))
    }
    var places: [Substring: Set<String>] = [:]
    for (folder, code) in codes {
      for match in code.matches(of: /(?m)^(?:[@a-z]\w* )*(?:struct|class|enum|protocol|typealias|func) (\w+)/)
      {
        places[match.1, default: []].insert(folder)
      }
    }
    var uses: [String: Set<String>] = [:]
    for (folder, code) in codes {
      for word in Set(code.matches(of: /\w+/).map(\.0)) {
        guard let homes = places[word], homes.count == 1 else { continue }
        uses[folder, default: []].formUnion(homes.subtracting([folder]))
      }
    }
    return uses
  }
}
