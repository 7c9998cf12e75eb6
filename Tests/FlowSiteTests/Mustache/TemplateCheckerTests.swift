import Testing

@testable import FlowSite

@Suite struct TemplateCheckerTests {
  @Test(arguments: [
    ("{{sumary}}", "1:1: unknown name \"sumary\"; did you mean \"summary\"?"),
    ("\n  {{zzzzzzzz}}", "2:3: unknown name \"zzzzzzzz\""),
    ("{{#routes}}\n{{nme}}{{/routes}}", "2:1: unknown name \"nme\"; did you mean \"name\"?"),
    ("é{{#routes}}{{tile}}{{/routes}}", "1:13: unknown name \"tile\"; did you mean \"title\"?"),
    ("{{routeCount}}", "1:1: unknown name \"routeCount\"; did you mean \"routesCount\"?"),
    ("{{{title}}}", "1:1: \"title\" is not HTML; write {{title}}"),
    ("{{#title}}{{&.}}{{/title}}", "1:11: \".\" is not HTML; write {{.}}"),
    ("{{routes}}", "1:1: \"routes\" is a list and cannot be written; use a section"),
    ("{{isEntry}}", "1:1: \"isEntry\" is a flag and cannot be written; use a section"),
    ("{{.}}", "1:1: \".\" is an object and cannot be written; use a section"),
    ("{{#.}}x{{/.}}", "1:1: a section over \".\" changes nothing; remove it"),
    ("{{title.size}}", "1:1: \"title\" is a text and has no parts"),
    ("{{routes.name}}", "1:1: \"routes\" is a list and has no parts"),
    ("{{place.txt}}", "1:1: unknown name \"txt\"; did you mean \"text\"?"),
    ("{{^hasRoute}}x{{/hasRoute}}", "1:1: unknown name \"hasRoute\"; did you mean \"hasRoutes\"?"),
    ("{{>pge}}", "1:1: unknown partial \"pge\"; did you mean \"page\"?"),
  ])
  func names(template: String, complaint: String) {
    #expect(complaints(template) == ["page.mustache:\(complaint)"])
  }

  @Test func namesAreLookedUpOutwards() {
    #expect(complaints("{{#routes}}{{#place}}{{text}}{{name}}{{title}}{{/place}}{{/routes}}") == [])
    #expect(
      complaints("{{#place}}{{name}}{{/place}}")
        == ["page.mustache:1:11: unknown name \"name\""])
  }

  @Test func whatStandsInAnUnknownSectionIsNotJudged() {
    #expect(complaints("{{#rotes}}{{name}}{{#x}}{{/x}}{{/rotes}}{{titel}}").count == 2)
    #expect(complaints("{{^rotes}}{{name}}{{/rotes}}").count == 1)
  }

  @Test func partialsAreCheckedWhereTheyStand() {
    let partials = ["row": "{{name}} {{title}}"]
    #expect(complaints("{{#routes}}{{>row}}{{/routes}}", partials: partials) == [])
    #expect(
      complaints("{{#routes}}{{>row}}{{/routes}}\n{{>row}}", partials: partials)
        == ["row.mustache:1:1: unknown name \"name\""])
  }

  @Test func recursionIsFollowedOnce() {
    let partials = ["node": "{{name}}{{#children}}{{>node}}{{/children}}"]
    #expect(complaints("{{#tree}}{{>node}}{{/tree}}", partials: partials) == [])
    #expect(
      complaints(
        "{{#tree}}{{>node}}{{/tree}}", partials: ["node": "{{#children}}{{nam}}{{>node}}{{/children}}"])
        == ["node.mustache:1:14: unknown name \"nam\"; did you mean \"name\"?"])
  }

  @Test func aTypeHidesItsLikeFurtherOut() {
    let partials = ["node": "{{#children}}{{>node}}{{/children}}{{#tree}}{{>node}}{{/tree}}{{title}}"]
    #expect(complaints("{{#tree}}{{>node}}{{/tree}}", partials: partials) == [])
  }

  @Test func unreadPartialsAreToldOnce() {
    #expect(
      complaints("{{>a}}{{>a}}", partials: ["a": "{{#x}}"])
        == ["a.mustache:1:1: the section is never closed; {{/x}} is missing"])
  }

  @Test func aMissingTemplateIsAnError() {
    let errors = TemplateSet([TemplateSource(name: "flow", text: "")]).check("flwo", for: SamplePage.self)
    #expect(
      errors.map(\.description) == ["flwo.mustache:1:1: there is no such template; did you mean \"flow\"?"])
  }

  @Test func errorsAreOrderedAndNameTheirFile() {
    let set = TemplateSet([TemplateSource(name: "p", file: "My/p.mustache", text: "{{b}}\n{{a}}")])
    let errors = set.check("p", for: SamplePage.self)
    #expect(errors.map(\.line) == [1, 2])
    #expect(errors.map(\.file) == ["My/p.mustache", "My/p.mustache"])
  }

  @Test func manyWaysThroughPartialsEnd() {
    var partials: [String: String] = [:]
    for level in 0..<60 {
      partials["p\(level)"] = "{{#routes}}{{>p\(level + 1)}}{{/routes}}{{#tree}}{{>p\(level + 1)}}{{/tree}}"
    }
    partials["p60"] = "{{title}}"
    #expect(complaints("{{>p0}}", partials: partials) == [])
  }
}
