import Testing

@testable import FlowSite

/// Partials that enter each other are counted before a page is made.
@Suite struct PartialCountTests {
  private func templates(_ texts: [String: String]) -> [String: Template] {
    TemplateSet(texts.map { TemplateSource(name: $0.key, text: $0.value) }).templates
  }

  @Test func countsWhatStandsThere() {
    var count = PartialCount(
      templates([
        "page": "{{> a}}{{#x}}{{> a}}{{/x}}{{^x}}{{> a}}{{/x}}{{> a}}", "a": "{{> b}}{{> missing}}", "b": "x",
      ]))
    #expect(count.entries(of: "page") == 7)
  }

  @Test func doublingIsTooMuchAndFoundAtOnce() {
    var texts = ["page": "{{> p0}}", "p40": "x"]
    for number in 0..<40 { texts["p\(number)"] = "{{> p\(number + 1)}}{{> p\(number + 1)}}" }
    var count = PartialCount(templates(texts))
    #expect(count.entries(of: "page") > PartialCount.most)
    #expect(count.work == 42)
  }

  @Test func whatStandsInItselfIsCountedOnce() {
    var count = PartialCount(templates(["page": "{{> tree}}", "tree": "{{> tree}}{{> leaf}}", "leaf": "x"]))
    #expect(count.entries(of: "page") == 4)
  }

  @Test func aLongChainEndsWithoutAStack() {
    var texts: [String: String] = [:]
    for number in 0..<5_000 { texts["p\(number)"] = "{{> p\(number + 1)}}" }
    var count = PartialCount(templates(texts))
    #expect(count.entries(of: "p0") > PartialCount.most)
  }
}
