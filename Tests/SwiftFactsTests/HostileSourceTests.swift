import FlowTestSupport
import SwiftParser
import SwiftSyntax
import Testing

@testable import SwiftFacts

/// Source that nobody meant to write: it is read as far as it can be, and what cannot be is said.
@Suite struct HostileSourceTests {
  private static let depth = 20_000

  @Test(arguments: hostile)
  func hostileNestingEnds(text: String) {
    let file = onBigStack { SourceReader.read(text, path: "a.swift") }
    #expect(file.bytes.withUnsafeBytes { FileCode(bytes: $0, path: "a.swift") } == file)
  }

  /// The parser takes a few bytes of its stack for each of these, and has an end of it.
  @Test func chainsAreCountedBeforeTheyAreParsed() {
    #expect(isTooDeepForParser("try ", 251))
    #expect(isTooDeepForParser("await try! ", 126))
    #expect(isTooDeepForParser("} else if a {", 251))
    #expect(isTooDeepForParser("let\n", 251))
    #expect(isTooDeepForParser("var ]\n", 251))
    #expect(isTooDeepForParser("a\n? ", 251))
    #expect(isTooDeepForParser("if\n", 251))
    #expect(isTooDeepForParser("# ! switch a }\n", 251))
    #expect(isTooDeepForParser("a.b()[c] {}\n.d! as? E\n+ f ?? g\n& h ", 400))
    #expect(isTooDeepForParser("a +\n", 1_100))
    #expect(isTooDeepForParser("[\n" + String(repeating: "/ b:c d", count: 100) + "]\n", 26))
    #expect(isTooDeepForParser("@a private ", 2_000))
    #expect(!isTooDeepForParser("a.b()[c] {}\nd! as? E\nf ?? g, h\n", 4_000))
    #expect(!isTooDeepForParser("case .a: b(c + d)\n", 4_000))
    #expect(!isTooDeepForParser("let a = b +\nc + d\n", 4_000))
    #expect(!isTooDeepForParser("a +\n", 1_000))
    #expect(!isTooDeepForParser(".b()", 1_000))
    #expect(!isTooDeepForParser("try ", 250))
    #expect(!isTooDeepForParser("try a; ", 1_000))
    #expect(!isTooDeepForParser("if a {} else if b {}\n", 1_000))
    #expect(!isTooDeepForParser("if\n", 250))
    #expect(!isTooDeepForParser("let a: B? = c ? d : e\n", 1_000))
    #expect(!isTooDeepForParser("a ?? b?.c, ", 200))
    #expect(!isTooDeepForParser("if a { switch b { case .c: if d(e) { f } } }\n", 1_000))
  }

  /// The parser takes the values in texts apart like all others, and twice the time for each bracket.
  @Test(arguments: [#"let a = "\("#, ##"let a = #"\#("##, "let a = \"\"\"\n\\(", #"let a = "\(b("\("#])
  func bracketsInTextsAreCounted(text: String) {
    #expect(!isTooDeepForParser("\(text)\(String(repeating: "[", count: 12))", 1))
    #expect(isTooDeepForParser("\(text)\(String(repeating: "[", count: 13))", 1))
    #expect(isTooDeepForParser("\(text)b\", c) } else { d(\"e\"\(String(repeating: "[", count: 13))", 1))
    let view = Array("\(text)\(String(repeating: "[", count: 30))".utf8)
    #expect(SourceReader.parseable(view, conditions: .iOS) == nil)
  }

  /// From each bracket that does not end, the parser searches the rest of the code for its end, and again from those within.
  @Test func bracketsWithoutAnEndAreCounted() {
    #expect(isTooDeepForParser("a.b(c ", 25))
    #expect(isTooDeepForParser("{ a.b(c }\n", 25))
    #expect(isTooDeepForParser("let a = \"\n(", 25))
    #expect(!isTooDeepForParser("a.b(c ", 24))
    #expect(!isTooDeepForParser("a.b(c { d }, e)\n", 200))
    #expect(!isTooDeepForParser("a.b { c) }\n", 200))
    #expect(!isTooDeepForParser(String(repeating: "(", count: 200) + String(repeating: ")", count: 200), 1))
    let view = Array("class A { let b \(String(repeating: "c.d(e  ", count: 130))".utf8)
    #expect(SourceReader.parseable(view, conditions: .iOS) == nil)
  }

  /// From each pound sign in a row, the parser looks for what begins behind the last of them.
  @Test func poundSignsInARowAreCounted() {
    #expect(isTooDeepForParser("guard \(String(repeating: "#", count: 65)) else {}", 1))
    #expect(isTooDeepForParser("a(b { \(String(repeating: "#", count: 65)) })", 1))
    #expect(isTooDeepForParser("let a = \"\n\(String(repeating: "#", count: 65))", 1))
    #expect(!isTooDeepForParser("guard \(String(repeating: "#", count: 64)) else {}\n", 1_000))
    #expect(
      !isTooDeepForParser(
        "// \(String(repeating: "#", count: 1_000))\nlet a = \"\(String(repeating: "#", count: 1_000))\"\n", 2
      ))
    let view = Array("class A { let b = \(String(repeating: "#", count: 400_000)) }".utf8)
    #expect(SourceReader.parseable(view, conditions: .iOS) == nil)
  }

  /// From each attribute that nothing follows, the parser searches the rest of the code for a declaration.
  @Test(arguments: [
    "@a; ", "@a(b); ", "@a b\n", "@a { }\n", "@a 1\n", "@a.b\n;", "f(@a), ", "@available(iOS 1, *);",
  ])
  func attributesWithoutADeclarationAreCounted(text: String) {
    #expect(isTooDeepForParser(text, 151))
    #expect(!isTooDeepForParser(text, 150))
  }

  @Test(arguments: [
    "@a var b: @c D\n", "@a(b) @c\nprivate func d(e: @escaping F, @G h: I, j: inout @K L) {}\n",
    "let a: @b (C) -> D = { @E in f }\n", "class A: @unchecked B, @c D { @E<F> let g: H }\n",
    "switch a { @unknown default: b { @C [weak self] in } }\n", "@A.B(c: (d)) enum E { @F case g }\n",
    "let a: [@b () -> C]? = b as @c () async throws -> D\n",
  ])
  func attributesOfDeclarationsAndTypesAreNot(text: String) {
    #expect(!isTooDeepForParser(text, 400))
  }

  private func isTooDeepForParser(_ text: String, _ count: Int) -> Bool {
    Array(String(repeating: text, count: count).utf8).withUnsafeBufferPointer(Nesting.isTooDeepForParser)
  }

  /// What each part of a long sum is, is asked once and not once for each other part.
  @Test func longSumsAreTakenApartOnce() {
    let parts = SequenceParts(elements(of: "a || b && c == d ?? e + f + g"))
    #expect(parts.loosest(in: 0..<parts.elements.count) == 1)
    #expect(parts.loosest(in: 2..<parts.elements.count) == 3)
    #expect(parts.loosest(in: 8..<parts.elements.count) == 11)
  }

  private func elements(of text: String) -> [ExprSyntax] {
    Parser.parse(source: text).statements.first?.item.as(ExprSyntax.self)?.as(SequenceExprSyntax.self).map {
      Array($0.elements)
    } ?? []
  }

  /// A member is read by itself; what is around it is not looked at again.
  @Test func hostileMembersEnd() {
    let text = "struct A { let x = " + Self.nested("(", ")") + " }\nfunc f() { g() }"
    #expect(onBigStack { !SourceReader.read(text, path: "a.swift").isWhole })
  }

  /// Each of these is a member by itself; to the parser, each is the pattern of the previous one.
  @Test(arguments: ["let\n", "var ]\n"]) func membersAreCountedTogether(member: String) {
    let text = "class A {\n" + Self.repeated(member) + "}\nfunc f() { g() }\n"
    let file = onBigStack { SourceReader.read(text, path: "a.swift") }
    #expect(!file.isWhole)
    #expect(file.names.contains("g"))
  }

  /// The parser would search the rest of the file at each of them.
  ///
  /// Half of the code is left out and reported; the rest is read.
  @Test(arguments: ["foo(1)\n", ".slider(\n),\n", ": x\n"]) func codeOutsideOfFunctionsIsLeftOut(junk: String)
  {
    let text = "class A {\n" + Self.repeated(junk) + "func f() { g() }\n}\nclass B {}\n"
    let file = onBigStack { SourceReader.read(text, path: "a.swift") }
    #expect(!file.isWhole)
    #expect(file.names.contains("g") && file.names.contains("B"))
    #expect(SourceReader.parseable(Array(text.utf8), conditions: .iOS) == nil)
    let few = SourceReader.read("class A {\n\(junk)func f() { g() }\n}\n", path: "a.swift")
    #expect(few.isWhole && few.names.contains("g"))
  }

  /// A byte that no text has does not leave a whole file to the parser, which may be too much for it.
  @Test func whatIsNotUTF8IsReadByItsOutline() {
    let list =
      "extension A {\n static let all = [\n" + String(repeating: "/ b:c d", count: 4_000) + "\n]\n}\n"
    let bytes = Array("\(list)class B { func f() { g() } }\n// ".utf8) + [0xF4, 0x0A]
    let time = ProcessorTime.measure {
      #expect(SourceReader.read(bytes, path: "a.swift").names.contains("g"))
    }
    #expect(time < .seconds(2), "\(time)")
  }

  /// For the parser, a bracket that nothing opened ends a member, and each token after it is a search for the next one.
  @Test func whatComesAfterAStrayBracketIsNoPartOfAMember() {
    let rest = String(repeating: ".slider(\n),\n", count: 1_000)
    for member in ["var price: S)", "func price() -> S]", "let price = S)"] {
      let text = "extension Product {\n  \(member),\n\(rest)\n}\nfinal class Later { func g() {} }\n"
      let outline = FileOutline(of: Array(text.utf8))
      #expect(outline.strays.count >= 1_000, "\(member)")
      let file = onBigStack { SourceReader.read(text, path: "a.swift") }
      #expect(!file.isWhole && file.names.contains("g"), "\(member)")
    }
  }

  /// For the parser, a whole line ends a member, and each token of the next ones is a search for a declaration.
  @Test(arguments: ["let price = 1", "func price()", "var price: Int { 1 }", "let price: Price?"])
  func linesAfterAWholeOneAreNoPartOfAMember(member: String) throws {
    let rest = String(repeating: "  ltry: parcel comes?\n", count: 1_000)
    let text = "struct Product {\n  \(member)\n\(rest)}\nfinal class Later { func g() {} }\n"
    try #require(FileOutline(of: Array(text.utf8)).strays.count >= 1_000)
    let file = onBigStack { SourceReader.read(text, path: "a.swift") }
    #expect(!file.isWhole && file.names.contains("g"))
  }

  @Test(arguments: deep)
  func whatIsTooDeepIsSaid(text: String, isWhole: Bool) {
    #expect(onBigStack { SourceReader.read(text, path: "a.swift").isWhole } == isWhole)
  }

  private static let hostile: [String] = [
    text("let x = ", nested("(", ")")),
    text("let x = ", nested("[", "]")),
    text("let x = ", nested("{ ", " }")),
    nested("f { ", "}"),
    nested("struct A { ", "}"),
    text("let x: ", nested("A<", ">")),
    text("func f() { ", nested("if a { ", "}"), " }"),
    text("let x = a", repeated(".b().c()")),
    text("let x = 1", repeated(" + 1")),
    text("let x = [", repeated("1, "), "1]"),
    text("let x = a", repeated(" ? b : c")),
    text("let x = ", repeated("!"), "a"),
    text("let x = ", repeated("-"), "1"),
    text("func f() { if a {} ", repeated("else if b {} "), "}"),
    text("let x = a", repeated("!")),
    text("let x = a", repeated("[0]")),
    text("let x = ", repeated("try "), "a"),
    text("let x: A", repeated("?")),
    text("let x: ", repeated("(A) -> "), "B"),
    text("switch a { ", repeated("case .b: c()\n"), "}"),
    text("let x = \"", repeated("\\(\"")),
    repeated("#if A\n"), repeated("#if A\na() b {}\n"), repeated("#if true\na()\n"),
    text("#if A\n", repeated("#elseif B\na()\n"), "#endif"),
    repeated("@A "),
    text("let x = ", repeated("a = ")),
    text("case ", repeated("let .a(")),
    text("let x = \\", repeated(".a")),
    repeated("extension A.B { "),
    text("let x = a", repeated(" as B")),
    text("/*", repeated("/*")),
    repeated("<<<<<<< HEAD\n"),
  ]

  private static let deep: [(String, Bool)] = [
    (text("let x = ", nested("(", ")")), false),
    (text("let x = a", repeated(".b()")), false),
    (text("let x = [", repeated("1, "), "1]"), true),
    (text("let x = \"", repeated("("), "\""), true),
    (text("// ", repeated("(")), true),
    (text("let x: (", repeated("(A) -> Void, "), "B)"), false),
    (text("#if A\n", repeated("#else\n"), "#endif"), true),
    (repeated("#if A\n#endif\n"), true),
    (text("let x = ", repeated("a < b, "), "a"), false),
    (text("let x = ", String(repeating: "a < b, ", count: 200), "a"), true),
    (text("let x = ", repeated("try "), "a"), true),
    (text("let x = ", repeated("try "), "#a"), false),
    (text("let x = ", repeated("try? await "), "#a"), false),
    (text("let x = ", String(repeating: "try await ", count: 40), "a"), true),
    (text("func f() { if a {} ", repeated("else if b {} "), "}"), true),
    (text("func f() { #a; if a {} ", repeated("else if b {} "), "}"), false),
    (text("func f() { #a; if a {} ", repeated("else if (b {} ) { c { } } "), "}"), false),
    (text("func f() { #a; ", repeated("if a {} else if b {} else {}\n"), "}"), true),
    (text("func f() { ", repeated("try a()\nawait b()\n"), "}"), true),
  ]

  private static func text(_ parts: String...) -> String { parts.joined() }

  private static func repeated(_ text: String) -> String { String(repeating: text, count: depth) }

  private static func nested(_ open: String, _ close: String) -> String { repeated(open) + repeated(close) }
}
