import FlowTestSupport
import Foundation
import Testing

@testable import flowdoc

/// The documents promise nothing that is not there.
@Suite struct DocumentationTests {
  private static let documents =
    ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Templates/README.md", "site/README.md"] + pages

  private static let pages: [String] = {
    let paths = FileManager.default.enumerator(atPath: Repository.file("Documentation").path)
    let files = paths?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".md") }.map { "Documentation/\($0)" }.sorted()
  }()

  @Test func thePagesAreFound() {
    #expect(Self.pages.count > 20)
  }

  @Test func theREADMEIsOfAGoodLength() throws {
    let lines = try Repository.text("README.md").split(separator: "\n", omittingEmptySubsequences: false)
      .count
    #expect((80...150).contains(lines))
  }

  @Test(arguments: documents) func everyCommandIsUnderstood(document: String) throws {
    let commands = try code(in: document).flatMap { $0.components(separatedBy: " && ") }
    for line in commands where line.hasPrefix("flowdoc ") {
      let words = line.split(separator: " ").dropFirst().map(String.init)
      #expect(throws: Never.self, "\(document): \(line)") { try Flowdoc.program.request(words) }
    }
  }

  /// It stands in one place, and documents say the same.
  @Test(arguments: documents) func everyVersionIsTheOneThatThereIs(document: String) throws {
    guard document != "CHANGELOG.md" else { return }
    let told = try Repository.text(document).matches(
      of: /(?:from: "|rev: v|download\/v|flowdoc-|release-|`v)(\d+\.\d+\.\d+)/)
    for match in told { #expect(String(match.1) == Flowdoc.version, "\(document): \(match.0)") }
  }

  @Test func theScriptsKnowTheVersion() throws {
    #expect(
      try Shell.run(Repository.file("Scripts/version.sh").path, []).output == "\(Flowdoc.version)\n")
  }

  /// Bazel cannot be run here; what its rules call can.
  @Test func theBazelRulesGiveOptionsThatThereAre() throws {
    let rules = try Repository.text("Examples/Bazel/flowdoc.bzl").components(separatedBy: "_graph_impl(ctx):")
    #expect(rules.count == 2)
    for (rule, command) in zip(rules, ["scan", "merge"]) {
      #expect(rule.contains("arguments.add(\"\(command)\")"))
      guard case .print(let help) = try Flowdoc.program.request([command, "--help"]) else { continue }
      let options = rule.matches(of: /arguments\.add\("(--[a-z-]+)"/).map { String($0.1) }
      #expect(!options.isEmpty && options.allSatisfy(help.contains), "\(options)")
    }
  }

  @Test(arguments: documents) func everyMakeTargetIsThere(document: String) throws {
    let makefile = try Repository.text("Makefile")
    for match in try Repository.text(document).matches(of: /(?m)(?:`|^)(?:BROWSER=no )?make ([a-z]+)/) {
      #expect(makefile.contains("\n\(match.1):"), "\(document): make \(match.1)")
    }
  }

  @Test(arguments: documents) func everyLinkLeadsToAFile(document: String) throws {
    let folder = Repository.file(document).deletingLastPathComponent()
    let prose = try Repository.text(document).replacing(/`[^`\n]+`/, with: "")
    for match in prose.matches(of: /\]\(([^)#]+)(?:#[^)]*)?\)/) where !match.1.contains(":") {
      let path = folder.appendingPathComponent(String(match.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(document): \(match.1)")
    }
  }

  @Test func theTreeOfTheREADMEIsTheShops() throws {
    let shown = try code(in: "README.md").filter { $0.contains("─ ") || $0.hasPrefix("AppFlow") }
    let tree = try Shell.run(Products.flowdoc, ["export", Repository.file(Shop.path).path]).output
    let lines = Set(tree.split(separator: "\n").map(String.init))
    #expect(shown.count > 5)
    #expect(shown.allSatisfy(lines.contains), "\(shown.filter { !lines.contains($0) })")
  }

  @Test func theAnswerOfTheREADMEIsTheShops() throws {
    let shown = try code(in: "README.md").drop { !$0.contains(" opens ") }.prefix(4)
    let answer = try Shell.run(
      Products.flowdoc, ["resolve", "shop://orders/7", Repository.file(Shop.path).path]
    ).output
    #expect(answer.hasPrefix(shown.joined(separator: "\n")))
  }

  /// Graphviz places things differently from version to version, but what the picture says is the same.
  @Test func thePictureOfTheREADMEIsUpToDate() throws {
    let arguments = ["export", Repository.file(Shop.path).path, "--flow", "CheckoutFlow", "--format", "svg"]
    let fresh = try Shell.run(Products.flowdoc, arguments).output
    #expect(try labels(in: Repository.text("Documentation/images/checkout.svg")) == labels(in: fresh))
  }

  private func labels(in svg: String) -> [String] {
    svg.matches(of: /<text[^>]*>([^<]*)<\/text>/).map { String($0.1) }
  }

  /// The lines of a document's code blocks.
  private func code(in document: String) throws -> [String] {
    try Repository.text(document).split(separator: "```", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }
      .flatMap { $0.element.split(separator: "\n").dropFirst().map(String.init) }
  }
}
