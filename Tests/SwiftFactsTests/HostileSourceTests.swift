import FlowTestSupport
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

  /// A member is read by itself; what is around it is not looked at again.
  @Test func hostileMembersEnd() {
    let text = "struct A { let x = " + Self.nested("(", ")") + " }\nfunc f() { g() }"
    #expect(onBigStack { !SourceReader.read(text, path: "a.swift").isWhole })
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
    repeated("#if A\n"),
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
  ]

  private static func text(_ parts: String...) -> String { parts.joined() }

  private static func repeated(_ text: String) -> String { String(repeating: text, count: depth) }

  private static func nested(_ open: String, _ close: String) -> String { repeated(open) + repeated(close) }
}
