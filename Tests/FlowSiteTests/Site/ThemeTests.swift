import FlowTestSupport
import Testing

@testable import FlowSite

/// A user's own files in the place of single built-in ones.
@Suite struct ThemeTests {
  @Test func coloursAndOnePage() throws {
    var theme = Theme()
    theme.replace(
      "assets/tokens.css", with: Array(":root { --paper: #fff }".utf8), from: "mine/assets/tokens.css")
    theme.replace(
      "pages/notfound.mustache", with: Array("{{> page-top}}<h1>Lost</h1>{{> page-bottom}}".utf8),
      from: "mine/pages/notfound.mustache")
    let plain = try MadeSite(.shop())
    let themed = try MadeSite(.shop(), theme: theme)
    let changed = themed.files.filter { plain.files[$0.key] != $0.value }.keys.sorted()
    #expect(changed == ["404.html", "assets/tokens.css"])
    #expect(themed.files["404.html"]?.contains("<h1>Lost</h1>") == true)
  }

  @Test func aWrongNameIsToldWithItsPlace() throws {
    var theme = Theme()
    theme.replace(
      "pages/flow.mustache", with: Array("{{> page-top}}\n{{#page}}\n  {{sumary}}\n{{/page}}".utf8),
      from: "mine/pages/flow.mustache")
    let error = #expect(throws: TemplateErrors.self) { try MadeSite(.shop(), theme: theme) }
    #expect(
      error?.errors.map(\.description) == [
        "mine/pages/flow.mustache:3:3: unknown name \"sumary\"; did you mean \"summary\"?"
      ])
  }
}
