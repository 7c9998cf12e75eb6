import Testing

@testable import FlowSite

@Suite struct TemplateParserTests {
  @Test(arguments: [
    ("a\n{{title", "2:1: the tag is never closed; \"}}\" is missing"),
    ("{{{title}}", "1:1: the tag is never closed; \"}}}\" is missing"),
    ("{{=<% %>", "1:1: the tag is never closed; \"=}}\" is missing"),
    ("{{=<% %>=}}<%title", "1:12: the tag is never closed; \"%>\" is missing"),
    ("{{#title}}", "1:1: the section is never closed; {{/title}} is missing"),
    ("{{#title}}{{^place}}{{/title}}", "1:21: {{/title}} comes before {{/place}}; swap them"),
    ("x{{/title}}", "1:2: {{/title}} closes nothing; remove it"),
    ("{{}}", "1:1: \"\" is not a name; write letters and digits, joined by dots"),
    ("{{a b}}", "1:1: \"a b\" is not a name; write letters and digits, joined by dots"),
    ("{{a..b}}", "1:1: \"a..b\" is not a name; write letters and digits, joined by dots"),
    ("{{>}}", "1:1: \"\" is not a name; write letters and digits, joined by dots"),
    ("{{=<%=}}", "1:1: delimiters are set by two words without \"=\", as in {{=<% %>=}}"),
    ("{{=<% = %>=}}", "1:1: delimiters are set by two words without \"=\", as in {{=<% %>=}}"),
    ("{{==}}", "1:1: delimiters are set by two words without \"=\", as in {{=<% %>=}}"),
    ("{{=}}", "1:1: the tag is never closed; \"=}}\" is missing"),
  ])
  func syntax(template: String, complaint: String) {
    #expect(complaints(template) == ["page.mustache:\(complaint)"])
  }

  @Test(
    arguments: [
      String(repeating: "{{#title}}", count: 100_000) + String(repeating: "{{/title}}", count: 100_000),
      String(repeating: "{{#title}}", count: 100_000),
      String(repeating: "{{", count: 500_000),
      "{{" + String(repeating: "a", count: 1_000_000) + "}}",
      "{{" + String(repeating: "a.", count: 500_000) + "a}}",
      "{{>" + String(repeating: "a", count: 1_000_000) + "}}",
      String(repeating: " ", count: 1_000_000) + "{{",
      "{{=" + String(repeating: "<", count: 100_000) + " >=}}" + String(repeating: "<", count: 100_000),
    ])
  func hostileTextEndsInAnErrorOfOneLine(template: String) throws {
    let found = complaints(template)
    #expect(found.count <= 1)
    #expect(found.allSatisfy { $0.utf8.count < 300 })
  }

  @Test func manyTagsTakeLittle() throws {
    let text = String(repeating: "{{title}} {{! remark }}{{#isEntry}}\n{{/isEntry}}", count: 20_000)
    #expect(try rendered(SamplePage(title: "t"), text).count == 40_000)
    let blanks = String(repeating: String(repeating: " ", count: 40) + "{{!a}}", count: 10_000)
    #expect(try rendered(SamplePage(), blanks).count == 400_000)
  }
}
