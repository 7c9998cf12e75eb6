import SwiftFacts
import Testing

/// What is read of a source, and which branch of a build counts.
@Suite struct SourceReaderTests {
  private func mentions(_ source: String, _ conditions: BuildConditions = .iOS) -> [String] {
    let file = SourceReader.read(source, path: "App.swift", conditions: conditions)
    return zip(file.mentions, file.mentionKinds)
      .filter { $1 != MentionKind.pattern.rawValue }.map { file.names[Int($0.0)] }
  }

  @Test(arguments: [
    "if let a = make() { go(a) }": ["make", "go", "a"],
    "guard ready() && open() else { return close() }": ["ready", "open", "close"],
    "switch pick() { case .one: first() default: second() }": ["pick", "first", "second"],
    "table[key()] = value()": ["table", "key", "value"],
    "let text = \"\\(name()) is here\"": ["name"],
    "for item in items() { use(item) }": ["items", "use", "item"],
    "do { try save() } catch { report() }": ["save", "report"],
    "let x = a() ?? b()": ["a", "b"],
    "defer { end() }": ["end"],
    "while next() { step() }": ["next", "step"],
  ])
  func callsAreSeenWhereverTheyStand(source: String, expected: [String]) {
    #expect(mentions("func run() { \(source) }").sorted() == expected.sorted())
  }

  @Test func whatSuperDoesIsNoCallOfTheName() {
    let file = SourceReader.read("class A: B { func run() { super.start(); stop() } }", path: "A.swift")
    #expect(file.mentions.map { file.names[Int($0)] } == ["stop"])
  }

  @Test(arguments: [
    "ios": ["phone"], "macOS": ["mac"], "WATCHOS": ["watch"], "tvos": ["other"], "visionos": ["other"],
  ])
  func thePlatformChoosesTheBranch(platform: String, expected: [String]) throws {
    let conditions = try #require(BuildConditions(platform: platform))
    let source = """
      func run() {
        #if canImport(AppKit) && os(macOS)
        mac()
        #elseif os(iOS) && canImport(UIKit)
        phone()
        #elseif canImport(WatchKit)
        watch()
        #else
        other()
        #endif
      }
      """
    #expect(mentions(source, conditions) == expected)
    #expect(BuildConditions(platform: "linux") == nil)
  }

  @Test func flagsOfTheBuildAreSet() {
    let source = "func run() {\n#if DEBUG\ndebug()\n#else\nrelease()\n#endif\n}"
    #expect(mentions(source, BuildConditions(platforms: ["iOS"], flags: ["DEBUG"])) == ["debug"])
  }

  @Test(arguments: [
    "#if os(iOS)\nphone()\n#else\nmac()\n#endif": ["phone"],
    "#if os(macOS)\nmac()\n#elseif canImport(UIKit)\nphone()\n#endif": ["phone"],
    "#if DEBUG\ndebug()\n#else\nrelease()\n#endif": ["release"],
    "#if !DEBUG && os(iOS)\nrelease()\n#endif": ["release"],
    "#if targetEnvironment(simulator)\nsimulated()\n#endif": [],
    "#if os(OSX)\nmac()\n#else\nphone()\n#endif": ["phone"],
    "#if swift(>=5.9) && compiler(>=6)\nnew()\n#else\nold()\n#endif": ["new"],
    "#if swift(<5.0)\nold()\n#else\nnew()\n#endif": ["new"],
    "#if hasFeature(Macros) && os(macOS)\nmac()\n#else\nphone()\n#endif": ["phone"],
    "#if os(macOS) || DEBUG || arch(arm64)\nknown()\n#endif": ["known"],
    "view()\n#if os(iOS)\n.onPhone()\n.again()\n#else\n.onMac()\n#endif\n.onAll()": [
      "view", "onPhone", "again", "onAll",
    ],
    "view()\n#if os(macOS)\n.onMac()\n#endif\n.onAll()": ["view", "onAll"],
    "view()\n#if os(iOS)\n.onPhone(.now())\n#if DEBUG\n.debugged()\n#endif\n#endif": [
      "view", "onPhone", "now",
    ],
  ])
  func oneBuildIsRead(source: String, expected: [String]) {
    #expect(mentions("func run() {\n\(source)\n}").sorted() == expected.sorted())
  }

  @Test(arguments: [
    ("#if DEBUG\nmenu()\n#endif", ["2 DEBUG: menu"]),
    ("#if !DEBUG\nrelease()\n#else\nmenu(other())\n#endif", ["4 DEBUG: menu other"]),
    (
      "#if BETA\nbeta { news() }\n#elseif DEBUG\nmenu()\n#else\nrelease()\n#endif",
      ["2 BETA: beta news", "4 DEBUG: menu"]
    ),
    ("#if DEBUG && os(iOS)\nmenu()\n#endif", ["2 DEBUG: menu"]),
    ("#if DEBUG\n#if BETA\nmenu()\n#endif\nlist()\n#endif", ["3 BETA DEBUG: menu", "5 DEBUG: list"]),
    // The platform decides, whatever the flags are.
    ("#if DEBUG && os(macOS)\nmenu()\n#endif", []),
    ("#if os(macOS)\nmenu()\n#if DEBUG\nlist()\n#endif\n#endif", []),
    ("#if os(iOS)\nphone()\n#else\nmenu()\n#endif", []),
    // Nothing is called.
    ("#if DEBUG\nlet level = Level.debug  // menu()\nlet text = \"menu()\"\n#endif", []),
  ])
  func branchesThatFlagsDecideAreKnown(source: String, expected: [String]) {
    let inactive = SourceReader.read(source, path: "App.swift").inactive
    #expect(
      inactive.map { "\($0.line) \($0.flags.joined(separator: " ")): \($0.called.joined(separator: " "))" }
        == expected)
  }

  @Test func theBuildDecidesAttributes() {
    let source = "#if os(iOS)\n@main\n#else\n@other\n#endif\nclass App {}"
    #expect(SourceReader.read(source, path: "App.swift").names.contains("main"))
    #expect(!SourceReader.read(source, path: "App.swift").names.contains("other"))
  }

  @Test func catalystIsAPhoneOnAMac() throws {
    let catalyst = try #require(BuildConditions(platform: "macCatalyst"))
    let source = "func run() {\n#if os(iOS) && targetEnvironment(macCatalyst)\nboth()\n#endif\n}"
    #expect(mentions(source, catalyst) == ["both"])
    #expect(mentions(source) == [])
    #expect(
      BuildConditions.platformNames.map { BuildConditions(platform: $0)?.platformName }
        == BuildConditions.platformNames)
  }

  @Test func anotherPlatformReadsItsOwnBranch() {
    let source = "func run() {\n#if os(macOS)\nmac()\n#else\nphone()\n#endif\n}"
    #expect(mentions(source, BuildConditions(platforms: ["macOS"])) == ["mac"])
  }

  @Test func nestingThatIsTooDeepIsLeftOutAndTold() {
    let deep = String(repeating: "if a { ", count: 200) + "end()" + String(repeating: " }", count: 200)
    let file = SourceReader.read("func run() { \(deep) }\nfunc other() { seen() }", path: "App.swift")
    #expect(!file.isWhole)
    #expect(file.mentions.map { file.names[Int($0)] }.contains("seen"))
  }

  @Test func placesAreLinesAndColumns() {
    let place = CodePlace(line: 120_000, column: 17)
    #expect((place.line, place.column) == (120_000, 17))
    #expect(CodePlace(line: 3, column: 9_000).column == 1023)
  }
}
