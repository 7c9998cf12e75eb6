import Testing

@testable import SwiftFacts

/// What one pass over the bytes tells of a file's members, and what is left when bodies are left out.
@Suite struct FileOutlineTests {
  @Test func bodiesAreLeftOutAndDeclarationsStay() {
    let source = """
      import UIKit

      final class HomeFlow<Item>: Flow, Sendable {
        private let items: [Item] = makeItems()
        var onEnd: (() -> Void)? { didSet { start() } }
        lazy var title = name.uppercased()
        var count: Int { items.count }
        init(items: [Item] = [], done: @escaping () -> Void) { self.items = items }
        func start(with item: Item) async throws -> Int { show { item } }
        enum Step { case first(Int), last }
      }
      """
    expectBlanked(
      source,
      """
      import UIKit

      final class HomeFlow<Item>: Flow, Sendable {
        private let items: [Item]
        var onEnd: (() -> Void)?
        lazy var title = name.uppercased()
        var count: Int { }
        init(items: [Item] = [], done: @escaping () -> Void) { }
        func start(with item: Item) async throws -> Int { }
        enum Step { case first(Int), last }
      }
      """)
  }

  @Test func bracesInTextsAndCommentsAreNone() {
    expectBlanked(
      """
      struct A {
        func a() { print("}", #"\\"}"#, "\\(b("}"))") /* } */ } // }
        func b() {
          print(\"\"\"
            } "quoted"
            \"\"\")
        }
      }
      """,
      """
      struct A {
        func a() { } // }
        func b() {



        }
      }
      """)
  }

  @Test func membersEndWhereTheNextBegins() {
    expectMembers(
      """
      class A {
        let first = B()
          .c { d }
        @Wrapped(x: 1) private(set) var second: C
        class var third: D { E() }
        override class func make() -> A { A() }
        subscript(index: Int) -> F { g[index] }
        #if DEBUG
        func fourth(_ x: Int, y: Int = 1) {}
        #endif
        deinit { close() }
      }
      """,
      [
        "variable first", "variable second", "variable third", "function make()", "initializer",
        "function fourth(_)", "function",
      ])
  }

  @Test func aFunctionIsCalledByTheLabelsThatItMayBeginWith() {
    expectMembers(
      "func show(at index: Int = 0, _ name: String = \"\", then: () -> Void) {}",
      ["function show(at _ then none)"])
  }

  @Test func mentionsTellHowTheyAreCalledAndOnWhat() {
    let outline = FileOutline(of: Array("func f() { router?.show(page: a.b); self.go(); make { c } }".utf8))
    let member = outline.members[0]
    let mentions = outline.mentions[Int(member.body.lowerBound)..<Int(member.body.upperBound)]
    #expect(
      mentions.contains(
        Mention(word: Word("show"), form: Word("page"), receiver: Word("router"))))
    #expect(mentions.contains(Mention(word: Word("go"), form: .none, receiver: Word("self"))))
    #expect(mentions.contains(Mention(word: Word("make"), form: .bare, receiver: .none)))
    #expect(mentions.contains(Mention(word: Word("b"), form: .bare, receiver: Word("a"))))
  }

  @Test(arguments: [
    "let x = a + \"", "class A { func b() {", "}", "foo()", "struct A { 1 }", "let a = #/{/#",
    "\"\"\"", "/* /*", "func f(", "class A { var x: (", "extension", "@", "#if", "enum",
  ])
  func whatIsNotUnderstoodIsLeftWhole(source: String) {
    let bytes = Array(source.utf8)
    let outline = FileOutline(of: bytes)
    #expect(!outline.isClear || outline.members.allSatisfy(\.cut.isEmpty))
    #expect(outline.blanked(bytes) { _ in false } == bytes)
  }

  @Test func anyBytesHaveAnOutlineThatCanBeKept() {
    var seed: UInt64 = 42
    let pieces = [
      "{", "}", "(", ")", "\"", "func f", "class A", "let x: ", "= ", "\\(", "\n", "#\"", "/*", ".", "`", "é",
    ]
    for _ in 0..<300 {
      var text = ""
      for _ in 0..<40 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(seed >> 33) % pieces.count]
      }
      let outline = FileOutline(of: Array(text.utf8))
      #expect(outline.bytes.withUnsafeBytes { FileOutline(bytes: $0) } == outline)
      #expect(outline.blanked(Array(text.utf8)) { _ in false }.count == text.utf8.count)
    }
  }

  @Test func damagedBytesAreNoOutline() {
    let bytes = FileOutline(of: Array("import A\nclass B: C { var d: E { f() } }".utf8)).bytes
    for count in 0..<bytes.count {
      #expect(Array(bytes[..<count]).withUnsafeBytes { FileOutline(bytes: $0) } == nil)
    }
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0xFF
      _ = damaged.withUnsafeBytes { FileOutline(bytes: $0) }
    }
  }

  private func expectBlanked(
    _ source: String, _ expected: String, at place: SourceLocation = #_sourceLocation
  ) {
    let bytes = Array(source.utf8)
    let outline = FileOutline(of: bytes)
    #expect(outline.isClear, sourceLocation: place)
    let blanked = outline.blanked(bytes) { _ in false }
    #expect(blanked.count == bytes.count, sourceLocation: place)
    #expect(unspaced(String(decoding: blanked, as: UTF8.self)) == unspaced(expected), sourceLocation: place)
  }

  /// The lines without the spaces that stand for what was left out.
  private func unspaced(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.split(separator: " ").joined(separator: " ")
    }
  }

  private func expectMembers(
    _ source: String, _ expected: [String], at place: SourceLocation = #_sourceLocation
  ) {
    let outline = FileOutline(of: Array(source.utf8))
    #expect(outline.isClear, sourceLocation: place)
    let words = source.split { !$0.isLetter }.map(String.init)
    let names = Dictionary(words.map { (Word($0), $0) }) { first, _ in first }
      .merging([.unnamed: "_", .none: "none"]) { first, _ in first }
    let found = outline.members.map { member in
      let labels = outline.labels[Int(member.keys.lowerBound)..<Int(member.keys.upperBound)].map {
        names[$0] ?? "?"
      }
      let isFunction = member.kind == .function && !labels.isEmpty
      let name = member.kind == .initializer ? nil : names[member.name]
      return (["\(member.kind)"] + [name].compactMap { $0 }).joined(separator: " ")
        + (isFunction ? "(\(labels == ["none"] ? "" : labels.joined(separator: " ")))" : "")
    }
    #expect(found == expected, sourceLocation: place)
  }
}
