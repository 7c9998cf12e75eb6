import FlowExport
import FlowModel
import FlowTestSupport
import Foundation
import Testing

@testable import FlowReview

/// Association files: what they hand to an app, and that flowdoc reads what it writes.
@Suite struct AssociationTests {
  private func file(_ details: String) throws -> AssociationFile {
    try AssociationFile(reading: Array("{\"applinks\": {\"details\": \(details)}}".utf8))
  }

  @Test func theFirstComponentThatMatchesDecides() throws {
    let file = try file(
      """
      [{"appIDs": ["T.b"], "components": [
        {"/": "/help/old/*", "exclude": true}, {"/": "/help/*"}, {"/": "/p/?"},
        {"/": "/buy", "?": {"ref": "a*", "page": "?*"}}, {"/": "/Case", "caseSensitive": false},
        {"/": "/part", "#": "top"}, {"/": "/$(lang)/cart"}
      ]}]
      """)
    let opened = [
      "https://x/help/", "https://x/help/a/b", "https://x/p/1", "https://x/buy?page=2&ref=abc",
      "https://x/cASE?q",
      "https://x/de/cart",
    ]
    let left = [
      "https://x/help/old/a", "https://x/help", "https://x/p/12", "https://x/p/", "https://x/buy?ref=abc",
      "https://x/buy?page=2&ref=b", "https://x/part", "https://x", "https://x//cart",
    ]
    for url in opened { #expect(file.opens(url), "\(url)") }
    for url in left { #expect(!file.opens(url), "\(url)") }
  }

  @Test func olderFormsAreRead() throws {
    let list = try file("[{\"appID\": \"T.b\", \"paths\": [\"NOT /a/b\", \"/a/*\"]}]")
    #expect(list.opens("https://x/a/c"))
    #expect(!list.opens("https://x/a/b"))
    #expect(try file("{\"T.b\": {\"paths\": [\"*\"]}}").opens("https://x/"))
  }

  @Test(arguments: ["", "{}", "[]", "{\"applinks\": {}}", "{\"applinks\": {\"details\": 1}}"])
  func otherFilesAreRefused(text: String) {
    #expect(throws: AssociationError.notOne) { try AssociationFile(reading: Array(text.utf8)) }
  }

  @Test func aGlobTakesNoLongerThanItsLengths() {
    let glob = Glob(String(repeating: "*a", count: 2_000) + "b")
    #expect(!glob.matches(String(repeating: "a", count: 20_000)))
  }

  /// Rows are found by the first part of a path; the order of the file decides all the same.
  @Test func theFirstOfManyComponentsDecides() throws {
    let many = (0..<5_000).map { "{\"/\": \"/a\($0)/*\"}" }.joined(separator: ", ")
    let file = try file(
      """
      [{"appIDs": ["T.b"], "components": [
        {"/": "/a7/x", "exclude": true}, \(many), {"/": "/a8/y", "exclude": true}, {"/": "*z", "exclude": true}, {"/": "/b?/*"}
      ]}]
      """)
    #expect(!file.opens("https://x/a7/x"))
    #expect(file.opens("https://x/a7/y"))
    #expect(file.opens("https://x/a8/y"))
    #expect(!file.opens("https://x/bc/z"))
    #expect(file.opens("https://x/bc/y"))
    #expect(!file.opens("https://x/c"))
    #expect(file.components.count == 5_004)
    let urls = AssociationURLs(["https://x/a7/x", "https://x/bc/y"])
    #expect(file.components.filter(urls.haveOne).map(\.path) == ["/a7/x", "/a7/*", "/b?/*"])
  }

  @Test func whatIsWrittenIsWhatLinksNeed() throws {
    var graph = FlowGraph(name: "Shop")
    graph.links = [
      Link(pattern: "https://shop.example/p/:id(Int)?ref=:campaign?&kind=a%20b&page=:page"),
      Link(pattern: "https://shop.example/help/*page"), Link(pattern: "shop://cart"), Link(pattern: "bad"),
    ]
    let export = AssociationExport(of: graph, appIDs: ["ABCDE12345.com.example.shop"])
    #expect(export.hosts == ["shop.example"])
    let text = try export.text()
    let json = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
    let expected: NSDictionary = [
      "applinks": [
        "details": [
          [
            "appIDs": ["ABCDE12345.com.example.shop"],
            "components": [
              [
                "/": "/p/?*", "?": ["kind": "a%20b", "page": "?*"],
                "comment": "https://shop.example/p/:id(Int)?ref=:campaign?&kind=a%20b&page=:page",
              ], ["/": "/help/?*", "comment": "https://shop.example/help/*page"],
            ],
          ]
        ]
      ]
    ]
    #expect(json == expected, "\(text)")
  }

  /// Whatever flowdoc writes for a graph, the rules that read it have nothing to say of.
  @Test func whatIsWrittenIsReadBack() throws {
    let patterns = [
      "https://shop.example/", "https://shop.example/a/:b/*", "https://shop.example/é/@x", "https://:host/a",
      "https://shop.example/a?b=c&d=:d(Int)", "https://shop.example:8080/%2A/%3F", "http://shop.example/p",
    ]
    let graph = FlowGraph(name: "", links: patterns.map { Link(pattern: $0) })
    let text = try AssociationExport(of: graph, appIDs: ["T.b"]).text()
    var project = ProjectFacts()
    project.association = try AssociationFile(reading: Array(text.utf8))
    let findings = Linter(only: ["association-missing", "association-unanswered"]).findings(
      in: LintContext(graph, project: project))
    #expect(findings == [])
  }
}
