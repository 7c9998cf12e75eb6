import FlowTestSupport
import Testing

@testable import FlowScan

/// What the bytes of a file tell without a syntax tree.
@Suite struct FileSketchTests {
  @Test func findsTheTypesThatTheParserFinds() throws {
    for (path, text) in try Sources.all() {
      let parsed = SourceFile(parsing: text, path: path).facts
      let outline = FileFacts(path: path, outline: FileSketch(of: text.utf8))
      #expect(rows(outline) == rows(parsed), "\(path)")
      #expect(outline.imports == parsed.imports, "\(path)")
    }
  }

  private func rows(_ facts: FileFacts) -> [String] {
    (facts.types.map { "\($0.kind) \($0.name): \($0.inherits) \($0.kind == .extension ? "" : "\($0.place)")" }
      + facts.aliases.filter { $0.type != .unknown && !$0.type.isFunction }.map { "\($0.name) = \($0.type)" })
      .sorted()
  }

  @Test func tellsWhatIsDeclared() {
    let sketch = self.sketch(
      """
      import struct Foundation.URL
      @testable import Shop
      public final class Checkout<Value: Hashable>: Base<Cart, [Int]>, any Flow & Parent where Value: Equatable {
        enum Step: Int { case class_, `protocol` }
        class func make() -> Checkout { struct Local {}; return Checkout() }
        var onDone: ((Order) -> Void)?
      }
      extension Checkout.Step: @retroactive Codable {}
      actor Loader { }
      protocol CheckoutDelegate: class, AnyObject { associatedtype T }
      typealias Services = HasCart & HasUser
      func makeCheckout() {}
      let shared = 1
      """)
    #expect(
      sketch.names.map { "\($0.kind) \($0.name) \($0.inherits) \($0.place.line):\($0.place.column)" } == [
        "class Checkout [Base<Cart, _>, Flow & Parent] 3:20", "enum Checkout.Step [Int] 4:8",
        "extension Checkout.Step [Codable] 8:11", "actor Loader [] 9:7",
        "protocol CheckoutDelegate [class, AnyObject] 10:10", "alias Services [HasCart & HasUser] 11:11",
        "function makeCheckout [] 12:6", "property shared [] 13:5",
      ])
    #expect(sketch.imports == ["Foundation.URL", "Shop"])
    #expect(sketch.hasCallbacks)
  }

  @Test(arguments: [
    "// push", "/* push /* push */ push */", "\"push\"", "\"\\\" push\"", "#\"push \"push\\(push)\"#",
    "\"\"\"\n \"push\" \\(\"push\")\n\"\"\"", "\"\\(f(\"push\", \"\\(b)\"))\"",
    "##\"\"\"\n\"\"\"# push \\#(push)\n\"\"\"##",
    "pushed", "_push", "\"push\n",
  ])
  func commentsAndStringsHaveNoWords(text: String) {
    let sketch = self.sketch("a \(text)\nlast(1)")
    #expect(!sketch.mentions(WordHash("push")))
    #expect(sketch.mentions(WordHash("last")))
    #expect(sketch.mentions(WordHash("last").called))
    #expect(!sketch.mentions(WordHash("a").called))
  }

  @Test(arguments: [
    "\"\\(push)\"", "#\"\\#(push)\"#", "\"\\(a(\"\\(push)\"))\"", "\"\"\"\n\\(x)\n\\(push) \"\n\"\"\"",
    "\"/*\" push",
    "/* */ push", "`push`", "a.push", "#if push",
  ])
  func codeHasWords(text: String) {
    #expect(self.sketch(text).mentions(WordHash("push")))
  }

  @Test(arguments: [
    ("a(b[c{d}])", 3), ("a() { b() }\na() { b() }", 2), ("let a: A<B<C>, D>", 2), ("a < b && c < d", 0),
    ("#if A\n#if B\n#endif\n#endif\n#if C\n#endif", 2), ("\"\\(a)\"", 1),
    ("<<<<<<< HEAD\n=======\n>>>>>>> a\n", 1),
    ("\"((((\" // ((((", 0), (")))(", 1),
  ])
  func tellsHowDeepAFileIs(text: String, nesting: Int) {
    #expect(sketch(text).nesting == nesting)
  }

  @Test func anyBytesHaveASketch() {
    var random = SeededGenerator()
    let pieces = [
      "class A: B<", "\"", "\"\"\"", "#", "\\(", ")", "{", "}", "/*", "*/", "//", "\n", "<", "enum", "é",
      "import ",
    ]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0..<40, using: &random)).map { _ in random.pick(pieces) }.joined()
      let sketch = self.sketch(text)
      #expect(sketch.words == sketch.words.sorted(), "seed \(random.seed)")
    }
  }

  @Test(arguments: [
    "class A<", "class A: B<", "var a: ", "class/*", "/*", "\"\\(", "{", "import a.", "class A where ",
  ])
  func hostileBytesTakeLinearTime(piece: String) {
    let time = ProcessorTime.measure { _ = sketch(String(repeating: piece, count: 20_000)) }
    #expect(time < .seconds(60))
  }

  private func sketch(_ text: String) -> FileSketch { FileSketch(of: text.utf8) }
}
