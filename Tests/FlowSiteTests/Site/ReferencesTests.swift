import FlowAnalysis
import FlowModel
import FlowTestSupport
import Foundation
import Testing

@testable import FlowSite

/// Every reference of a site leads to a file of the site, and every anchor to an id on its page.
@Suite struct ReferencesTests {
  @Test func ofTheShop() throws {
    var input = try SiteInput.shop()
    input.guides = [
      GuideFile(
        path: "index.md",
        text: "# Guide\n\n[checkout](flow:CheckoutFlow) [cart](link:shop://cart) [next](ci/ci.md#jobs)"),
      GuideFile(
        path: "ci/ci.md", text: "# CI\n\n## Jobs\n\n[back](../index.md) [route](route:CheckoutFlow.payment)"),
    ]
    input.baseline = SiteInput.Baseline(name: "before", graph: FlowGraph(name: "Shop"))
    input.coverage = TraceCoverage(of: [], over: input.graph)
    let found = broken(try MadeSite(input))
    #expect(found == [])
  }

  @Test(arguments: 0..<6) func ofAnyGraph(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let site = try MadeSite(SiteInput(graph: generator.graph(hostile: true)))
    let found = broken(site)
    #expect(found == [], "seed \(seed)")
    for path in site.files.keys {
      #expect(
        path.wholeMatch(of: /[A-Za-z0-9._\/-]+/) != nil && !path.contains(".."), "seed \(seed): \(path)")
    }
  }

  /// A map of more flows than one screen holds comes in parts.
  @Test(arguments: [35, 36, 90, RunLength.of(short: 130, long: 400)]) func ofALargeApp(flows: Int) throws {
    let routes = (1..<flows).map { "F\(($0 - 1) / 2)Flow.to\($0) push F\($0)Flow" }
    let site = try MadeSite(SiteInput(graph: .sketch(routes.joined(separator: "\n"))))
    #expect(broken(site) == [])
    let leadsToParts = site.drawings["map/index.html"]?.contains { $0.contains("URL=\"#area-") }
    #expect(leadsToParts == (flows > 35))
  }

  @Test func aBrokenOneIsFound() throws {
    let page =
      "<a href=\"nowhere/index.html\"></a><a href=\"#nothing\"></a><b id=\"it\"></b><a href=\"#it\"></a>"
    #expect(broken(of: ["index.html": page]) == ["index.html: #nothing", "index.html: nowhere/index.html"])
  }

  private func broken(_ site: MadeSite) -> [String] {
    // What pictures lead to is an address like any other.
    let drawn = site.drawings.mapValues { graphs in
      graphs.flatMap { $0.matches(of: /URL="([^"]*)"/) }.map { "<a href=\"\($0.1)\"></a>" }.joined()
    }
    return broken(of: site.files.merging(drawn) { $0 + $1 })
  }

  private func broken(of files: [String: String]) -> [String] {
    let ids = files.mapValues { Set($0.matches(of: /\sid="([^"]+)"/).map { String($0.1) }) }
    return files.filter { $0.key.hasSuffix(".html") && $0.key != "404.html" }.flatMap { path, html in
      html.matches(of: /\s(?:href|src)="([^"]*)"/).map { String($0.1) }.filter { reference in
        !isOutside(reference) && !leads(reference, from: path, ids)
      }.map { "\(path): \($0)" }
    }.sorted()
  }

  private func isOutside(_ reference: String) -> Bool {
    ["https://", "http://", "data:", "mailto:"].contains { reference.hasPrefix($0) }
  }

  private func leads(_ reference: String, from path: String, _ ids: [String: Set<String>]) -> Bool {
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    let target = parts[0].isEmpty ? path : PathText.resolved(parts[0], from: path) ?? ""
    guard let found = ids[target] else { return false }
    // An anchor that a script reads is no id.
    return parts.count < 2 || parts[1].contains("=")
      || found.contains(parts[1].removingPercentEncoding ?? parts[1])
  }
}
