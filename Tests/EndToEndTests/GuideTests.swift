import FlowTestSupport
import Foundation
import Testing

/// The code of the guide is code that is compiled: each block stands, line for line, in the Shop or in its tests.
@Suite struct GuideTests {
  @Test func everyBlockStandsInTheShopOrItsTests() throws {
    let sources = try swiftFiles(in: ["Examples/Shop/Sources", "Tests/ShopTests"]).map {
      lines(of: try Repository.text($0))
    }
    let blocks = try Repository.text("Documentation/FlowKit.md").components(separatedBy: "```swift\n")
      .dropFirst()
      .map { lines(of: $0.components(separatedBy: "```")[0]) }
    #expect(blocks.count > 8)
    for block in blocks {
      #expect(sources.contains { standsIn($0, block) }, "\(block.joined(separator: "\n"))")
    }
  }

  /// Whether lines stand in a file in their order; a file may have more in between.
  private func standsIn(_ file: [String], _ block: [String]) -> Bool {
    var rest = file[...]
    for line in block {
      guard let place = rest.firstIndex(of: line) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }

  private func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  private func swiftFiles(in folders: [String]) throws -> [String] {
    folders.flatMap { folder in
      (FileManager.default.enumerator(atPath: Repository.file(folder).path)?.compactMap { $0 as? String }
        ?? [])
        .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
    }
  }
}
