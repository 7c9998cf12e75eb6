import FlowReview
import FlowScan
import FlowTestSupport
import Foundation
import Testing

@testable import FlowDriver

/// What a configuration file may say, and what it is told where it says something else.
@Suite struct ConfigurationTests {
  @Test func readsEveryKey() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write("{}", to: "conf/own/router.json")
    try folder.write(
      """
      // Ours.
      {
        "name": "Shop", "summary": "An *app*.", "baseURL": "https://docs.shop.example/",
        "sources": ["App", "./Modules"], "exclude": ["App/Leg"], "includeTests": true,
        "includeViews": true,
        "why": true, "platform": "macos", "conditions": ["DEBUG", "INTERN_2"],
        "graphs": ["a.json"], "registry": {"product": "shop", "arguments": ["--graph"]}, "traces": ["t.jsonl"], "baseline": "main.json", "output": "site",
        "repository": {"url": "https://github.com/a/b", "pattern": "http://x/{revision}/{file}#{line}", "revision": "main"},
        "codeowners": ".github/CODEOWNERS",
        "links": {"schemes": ["shop"], "hosts": ["shop.example"], "association": "web/aasa"},
        "templates": "t", "pages": {"folder": "p", "order": ["b.md", "a"]},
        "screenshots": {"folder": "s", "map": {"PaymentScreen": "pay.png"}, "find": false},
        "budget": 60, "coverage": {"documentation": 80, "flows": {"summary": 100, "taken": 0}},
        "check": {"graph": "g.json", "findings": "l.json", "against": "origin/main", "refuses": "risky", "allows": ["shop://a"]},
        "rules": {
          "flow-owner": "off", "guide-link": "error", "dead-end": {},
          "name-pattern": {"severity": "note", "flow": "[A-Z].*"}, "entry-several": {"entries": ["A", "B"]},
          "unresolved-calls": {"most": 3}, "link-overlap": {"ranked": true},
        },
        /* a list */ "conventions": [
          "own/router.json",
        ],
        "corrections": ["CartFlow shows Receipt push"], // the last one
      }
      """, to: "conf/flowdoc.json")
    let read = try Configuration.read(folder.path("conf/flowdoc.json"))
    func place(_ path: String) -> String { folder.path("conf/\(path)") }
    #expect((read.name, read.summary, read.baseURL) == ("Shop", "An *app*.", "https://docs.shop.example/"))
    #expect(read.sources == [place("App"), place("./Modules")])
    #expect((read.exclude, read.includeTests) == ([place("App/Leg")], true))
    #expect(read.why && read.includeViews)
    #expect((read.platform, read.conditions) == ("macOS", ["DEBUG", "INTERN_2"]))
    #expect((read.graphs, read.traces) == ([place("a.json")], [place("t.jsonl")]))
    #expect((read.registry?.product, read.registry?.arguments) == ("shop", ["--graph"]))
    #expect((read.baseline, read.output) == (place("main.json"), place("site")))
    #expect((read.repository.url, read.repository.revision) == ("https://github.com/a/b", "main"))
    #expect(read.repository.pattern == "http://x/{revision}/{file}#{line}")
    #expect(read.codeowners == place(".github/CODEOWNERS"))
    #expect((read.links.schemes, read.links.hosts) == (["shop"], ["shop.example"]))
    #expect((read.templates, read.pages.folder) == (place("t"), place("p")))
    #expect(read.pages.order == ["b.md", "a"])
    #expect((read.screenshots.folder, read.screenshots.map) == (place("s"), ["PaymentScreen": "pay.png"]))
    #expect(!read.screenshots.find && Configuration.Screenshots().find)
    #expect(read.links.association == place("web/aasa"))
    #expect(read.budget == 60)
    let rules: [String: RuleSetting] = [
      "flow-owner": RuleSetting(.off), "guide-link": RuleSetting(.error), "dead-end": RuleSetting(),
      "name-pattern": RuleSetting(.note, options: ["flow": .text("[A-Z].*")]),
      "entry-several": RuleSetting(options: ["entries": .texts(["A", "B"])]),
      "unresolved-calls": RuleSetting(options: ["most": .number(3)]),
      "link-overlap": RuleSetting(options: ["ranked": .flag(true)]),
    ]
    #expect(read.rules == rules)
    #expect(read.conventions.map(\.path) == ["own/router.json"])
    #expect(read.conventions.map(\.bytes) == [Data("{}".utf8)])
    #expect(read.corrections == ["CartFlow shows Receipt push"])
    var check = Configuration.Check()
    (check.graph, check.findings) = (place("g.json"), place("l.json"))
    (check.against, check.refuses, check.allows) = ("origin/main", .risky, ["shop://a"])
    #expect(read.check == check)
    var coverage = CoverageFloors()
    coverage.documentation = 80
    coverage.cells = [.init(.flow, .summary): 100, .init(.flow, .taken): 0]
    #expect(read.coverage == coverage)
    #expect(Configuration.keys.count == 29)
  }

  @Test func aTextMayStandForTheFolderOfScreenshotsAndOfPages() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write("{\"screenshots\": \"shots\", \"pages\": \"texts\"}", to: "c.json")
    let read = try Configuration.read(folder.path("c.json"))
    #expect(read.screenshots.folder == folder.path("shots"))
    #expect(read.pages.folder == folder.path("texts"))
  }

  @Test(arguments: [
    (".flowdoc.json", "App", "App"), ("conf/c.json", "App", "conf/App"), ("./c.json", "App", "./App"),
    ("../c.json", "App", "../App"), ("conf/c.json", "/App", "/App"), ("/c.json", "App", "/App"),
  ])
  func pathsBeginAtTheFilesFolder(file: String, named: String, place: String) {
    #expect(ConfigurationFile(path: file).place(of: named) == place)
  }

  @Test(arguments: [
    ("{\n \"convention\": []\n}", "2: the key \"convention\" is unknown; did you mean 'conventions'?"),
    ("{\"conventions\": \"a\"}", "1: \"conventions\" is a list of paths: [\"flowdoc/router.json\"]"),
    ("{\"conventions\":\n[1]}", "2: \"conventions\" is a list of paths: [\"flowdoc/router.json\"]"),
    (
      "{\"conventions\": [\n\n\"a.json\"]}",
      "3: \"a.json\" cannot be read; paths begin at the configuration's own folder"
    ),
    ("{\"name\": 1}", "1: \"name\" is a string: \"Shop\""),
    ("{\"name\": null}", "1: \"name\" is a string: \"Shop\""),
    ("{\"name\": \"a\",\n\"name\": \"b\"}", "2: the key \"name\" is set twice; keep one of them"),
    ("{\"includeTests\": \"yes\"}", "1: \"includeTests\" is true or false: true"),
    (
      "{\n\"platform\": \"MacOSX\"}",
      "2: there is no platform \"MacOSX\"; did you mean 'macOS'?; there are iOS, macCatalyst, macOS, tvOS, visionOS, watchOS"
    ),
    ("{\"platform\": []}", "1: \"platform\" is a platform: \"macOS\""),
    ("{\"conditions\": [\"-DDEBUG\"]}", "1: \"conditions\" is a list of names: [\"DEBUG\"]"),
    ("{\"conditions\": \"DEBUG\"}", "1: \"conditions\" is a list of names: [\"DEBUG\"]"),
    ("{\"coverage\": {\"navigation\": 101}}", "1: \"navigation\" is a whole number from 0 to 100: 60"),
    (
      "{\"coverage\": {\"links\": {\"summary\": \"all\"}}}",
      "1: \"links\" is an object of percents: {\"summary\": 90}"
    ),
    (
      "{\"coverage\": {\"screens\": {\n\"sumary\": 1}}}",
      "2: screens have no \"sumary\"; there are summary, screenshot, taken"
    ),
    ("{\"check\": {\"refuses\": \"all\"}}", "1: \"refuses\" is breaking, risky or any: \"breaking\""),
    ("{\"budget\": 0}", "1: \"budget\" is a whole number from 1 to 10000: 60"),
    ("{\"budget\": 1.5}", "1: \"budget\" is a whole number from 1 to 10000: 60"),
    ("{\"budget\": 1e99}", "1: \"budget\" is a whole number from 1 to 10000: 60"),
    ("{\"output\": \"\"}", "1: \"output\" is a path: \"flowdoc-site\""),
    ("{\"output\": \"a\\u0000b\"}", "1: \"output\" is a path: \"flowdoc-site\""),
    (
      "{\"baseURL\": \"javascript:alert(1)\"}",
      "1: \"baseURL\" is an address that begins with https:// or http://: \"https://docs.shop.example/\""
    ),
    (
      "{\"repository\": {\n\"pattren\": \"\"}}",
      "2: the key \"pattren\" is unknown; did you mean 'pattern'?"
    ),
    (
      "{\"repository\": {\"pattern\": \"https://x/{file}/{lin}\"}}",
      "1: there is no placeholder {lin}; did you mean 'line'?; there are {file}, {line} and {revision}"
    ),
    (
      "{\"repository\": {\"pattern\": \"https://x/\"}}",
      "1: \"pattern\" is an address with {file} in it: \"https://git.shop.example/app/{revision}/{file}#L{line}\""
    ),
    (
      "{\n\"pages\": \"/etc\"}",
      "2: \"/etc\" leads out of the project; only the command line may name paths there"
    ),
    (
      "{\"check\": {\"graph\": \"../../x.json\"}}",
      "1: \"../../x.json\" leads out of the project; only the command line may name paths there"
    ),
    (
      "{\"output\": \".git/hooks\"}",
      "1: \".git/hooks\" leads out of the project; only the command line may name paths there"
    ),
    (
      "{\"check\": {\"against\": \"file:/etc/passwd\"}}",
      "1: \"/etc/passwd\" leads out of the project; only the command line may name paths there"
    ),
    (
      "{\"screenshots\": {\"map\": {\"A\": \"a.png\",\n\"A\": \"b.png\"}}}",
      "2: the key \"A\" is set twice; keep one of them"
    ),
    (
      "{\"rules\": {\"dead-end\": {\"severity\": \"off\", \"severity\": \"error\"}}}",
      "1: the key \"severity\" is set twice; keep one of them"
    ),
    ("{\"links\": []}", "1: \"links\" is an object: {\"schemes\": [\"shop\"]}"),
    ("{\"pages\": {\"order\": \"a.md\"}}", "1: \"order\" is a list of strings: [\"Start.md\"]"),
    ("{\"screenshots\": 1}", "1: \"screenshots\" is a path or an object: \"screenshots\""),
    (
      "{\"screenshots\": {\"map\": {\"A\": 1}}}",
      "1: \"map\" is an object of strings: {\"PaymentScreen\": \"pay.png\"}"
    ),
    (
      "{\"rules\": {\n\"trap\": \"warn\"}}",
      "2: the level of \"trap\" is one of error, warning, note, off; did you mean 'warning'?"
    ),
    ("{\"rules\": {\"trap\": 1}}", "1: the level of \"trap\" is one of error, warning, note, off"),
    (
      "{\"rules\": {\n\"dead-ends\": \"off\"}}",
      "2: there is no rule \"dead-ends\"; did you mean 'dead-end'?; flowdoc lint --list-rules lists all rules"
    ),
    (
      "{\"rules\": {\"trap\": \"off\",\n\"trap\": \"note\"}}",
      "2: the rule \"trap\" is set twice; keep one of them"
    ),
    (
      "{\"rules\": {\"name-pattern\": {\n\"flows\": \"a\"}}}",
      "2: the rule \"name-pattern\" has no option \"flows\"; did you mean 'flow'?; it has severity, flow, screen, route"
    ),
    (
      "{\"rules\": {\"name-pattern\": {\n\"flow\": \"[a\"}}}",
      "2: \"flow\" of \"name-pattern\" is a regular expression of letters, classes, groups and repetitions, with at most 2000 steps written out: \"\""
    ),
    (
      "{\"rules\": {\"unresolved-calls\": {\"most\":\n1.5}}}",
      "2: \"most\" of \"unresolved-calls\" is a whole number, 0 or more: 20"
    ),
    ("{\"rules\": []}", "1: \"rules\" is an object of rules: {\"guide-link\": \"error\"}"),
    ("[]", "1: a configuration is an object: {\"name\": \"Shop\"}"), ("", "1: expected a value"),
    ("{\"conventions\": [] ", "1: a comma or \"}\" is missing"),
    ("{\n\"a\" 1}", "2: expected a colon after \"a\""),
    ("{a: 1}", "1: expected a key in double quotes"), ("{} {}", "1: there is text after the end"),
    ("{\"a\nb\": 1}", "1: a string is not closed"), ("{ /* \n", "1: a comment is not closed"),
    ("/ {}", "1: unexpected slash; comments are // and /* */"),
    ("{\"a\\q\": 1}", "1: a string has an escape sequence that JSON does not have"),
    (String(repeating: "[", count: 100_000), "1: the nesting is too deep"),
    ("[" + String(repeating: "1,", count: 1_000_000), "1: there are more than 1000000 values"),
  ])
  func mistakesAreToldWithTheirLine(text: String, message: String) throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write(text, to: "flowdoc.json")
    let path = folder.path("flowdoc.json")
    #expect(throws: DriverError("\(path):\(message)")) { try Configuration.read(path) }
  }

  @Test func readsValuesOfEveryKind() throws {
    var json = CommentedJSON(Array("[null, true, false, -1.5e2, \"\\u00e9\\n\", {}, []]".utf8))
    let contents: [CommentedJSON.Content] = [
      .null, .bool(true), .bool(false), .number(-150), .string("é\n"), .object([]), .array([]),
    ]
    #expect(try json.document().content == .array(contents.map { .init(content: $0, line: 1) }))
  }
}
