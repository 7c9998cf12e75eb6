import FlowTestSupport
import Foundation
import Testing

/// The code of the guides is code that is compiled: each block stands, line for line, in the Shop or in tests.
@Suite struct GuideTests {
  @Test func everyBlockOfTheGuideStandsInTheShopOrItsTests() throws {
    try expectBlocks(
      of: "Documentation/FlowKit.md",
      standIn: ["Examples/Shop/Sources", "Tests/FlowKitTests/Guide", "Tests/ShopTests"],
      atLeast: 13)
  }

  @Test(arguments: [("NewApp", 6), ("LiveTrees", 4)])
  func everyBlockOfATutorialStandsInATest(page: String, count: Int) throws {
    try expectBlocks(
      of: "Documentation/\(page).md", standIn: ["Tests/FlowKitTests/Guide", "Tests/ShopTests"], atLeast: count
    )
  }

  @Test(arguments: ["ApplicationCoordinator", "Introduction", "Minerva", "Paths", "RouterBook"])
  func everyBlockOfAPageStandsInItsTest(page: String) throws {
    try expectBlocks(
      of: "Documentation/ComingFrom/\(page).md", standIn: ["Tests/AppleStubs/Tests"], atLeast: 4)
  }

  @Test func everyPageIsTested() throws {
    let pages = try FileManager.default.contentsOfDirectory(
      atPath: Repository.file("Documentation/ComingFrom").path)
    #expect(pages.count == 5)
  }

  private func expectBlocks(of document: String, standIn folders: [String], atLeast count: Int) throws {
    let sources = try swiftFiles(in: folders).map { lines(of: try Repository.text($0)) }
    let blocks = try Repository.text(document).components(separatedBy: "```swift\n").dropFirst()
      .map { lines(of: $0.components(separatedBy: "```")[0]) }
    #expect(blocks.count >= count)
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
