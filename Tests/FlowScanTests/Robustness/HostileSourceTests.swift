import FlowModel
import FlowTestSupport
import Testing

@testable import FlowScan

/// Source that nobody meant to write: the scan ends, with whatever it could read.
@Suite struct HostileSourceTests {
  private static let depth = 20_000

  @Test(arguments: [
    "let x = " + nested("(", ")"), "let x = " + nested("[", "]"), "let x = " + nested("{ ", " }"),
    nested("f { ", "}"),
    nested("struct A { ", "}"), "let x: " + nested("A<", ">"), "func f() { " + nested("if a { ", "}") + " }",
    "let x = a" + repeated(".b().c()"), "let x = 1" + repeated(" + 1"), "let x = [" + repeated("1, ") + "1]",
    "let x = a" + repeated(" ? b : c"), "let x = " + repeated("!") + "a", "let x = " + repeated("-") + "1",
    "func f() { if a {} " + repeated("else if b {} ") + "}", "let x = a" + repeated("!"),
    "let x = a" + repeated("[0]"),
    "let x = " + repeated("try ") + "a", "let x: A" + repeated("?"), "let x: " + repeated("(A) -> ") + "B",
    "switch a { " + repeated("case .b: c()\n") + "}", "let x = \"" + repeated("\\(\""), repeated("#if A\n"),
    repeated("@A "), "let x = " + repeated("a = "), "case " + repeated("let .a("),
    "let x = \\" + repeated(".a"),
    repeated("extension A.B { "), "let x = a" + repeated(" as B"), "/*" + repeated("/*"),
    repeated("<<<<<<< HEAD\n"),
  ])
  func hostileNestingEnds(text: String) {
    let file = onBigStack { SourceFile(parsing: text, path: "a.swift") }
    #expect(SourceFile(bytes: file.bytes, path: "a.swift") == file)
    #expect(FileSketch(of: text.utf8).words.count < 100)
  }

  @Test func whatIsTooDeepIsSaid() {
    #expect(!onBigStack { SourceFile(parsing: "let x = a" + Self.repeated(".b()"), path: "a.swift") }.isWhole)
    #expect(
      onBigStack { SourceFile(parsing: "let x = [" + Self.repeated("1, ") + "1]", path: "a.swift") }.isWhole)
  }

  @Test func cutAndSplicedSourcesAreScanned() throws {
    var random = SeededGenerator()
    let texts = try Sources.all().filter { $0.path.hasPrefix("Examples/") || $0.path.contains("FlowKit/") }
      .map(\.text)
    let marks = [
      "<<<<<<< HEAD\n", "=======\n", ">>>>>>> branch\n", "\"\"\"", "{", "}", "/*", "\u{0}", "\u{FEFF}",
      "#if X\n",
    ]
    for _ in 0..<40 {
      let files = (0..<8).map { number in
        var text = ""
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let source = Array(random.pick(texts).utf8)
          let start = Int.random(in: 0..<source.count, using: &random)
          text +=
            String(decoding: source[start..<min(source.count, start + 600)], as: UTF8.self)
            + random.pick(marks)
        }
        return (path: "\(number).swift", text: text)
      }
      let seed = random.seed
      let graph = onBigStack { Self.graph(of: files) }
      #expect(onBigStack { Self.graph(of: files.reversed()) } == graph, "seed \(seed)")
    }
  }

  @Test func circlesOfTypesAndFunctionsEnd() {
    let graph = onBigStack {
      Self.graph(of: [
        (
          "a.swift",
          """
          class AFlow: BFlow { var b: BFlow { self.c }; var c: BFlow { self.b }; func start() { go() }; func go() { start(); push(make()) } }
          class BFlow: AFlow { typealias T = U; typealias U = T; let t: T; func make() -> UIViewController { again() }; func again() -> UIViewController { make() } }
          protocol P: Q {}
          protocol Q: P {}
          indirect enum E { case e(E) }
          class SelfFlow: SelfFlow { lazy var me = me; func start() { let f = { f() }; f(); navigation.pushViewController(me, animated: true) } }
          """
        )
      ])
    }
    #expect(graph.name == "Test")
  }

  private static func graph(of files: [(path: String, text: String)]) -> FlowGraph {
    ScanResult(
      of: files.map { SourceFile(parsing: $0.text, path: $0.path) }, settings: ScanSettings(name: "Test")
    ).graph
  }

  private static func repeated(_ text: String) -> String { String(repeating: text, count: depth) }

  private static func nested(_ open: String, _ close: String) -> String { repeated(open) + repeated(close) }
}
