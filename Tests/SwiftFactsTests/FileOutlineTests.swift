import Testing

@testable import SwiftFacts

/// What one pass over the bytes tells of a file's types and members.
@Suite struct FileOutlineTests {
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
        func fourth(_ x: Int, y: Int = 1) {}
        deinit { close() }
      }
      """,
      [
        "let first = B()\n    .c { d }", "@Wrapped(x: 1) private(set) var second: C",
        "class var third: D { E() }", "override class func make() -> A { A() }",
        "subscript(index: Int) -> F { g[index] }", "func fourth(_ x: Int, y: Int = 1) {}",
        "deinit { close() }",
      ])
  }

  @Test func bracesInTextsAndCommentsAreNone() {
    expectMembers(
      ##"""
      struct A {
        func a() { print("}", #"\"}"#, "\(b("}"))") /* } */ } // }
        func b() {
          print("""
            } "quoted"
            """)
        }
      }
      """##,
      [
        ##"func a() { print("}", #"\"}"#, "\(b("}"))") /* } */ }"##,
        ##"""
        func b() {
            print("""
              } "quoted"
              """)
          }
        """##,
      ])
  }

  @Test func casesAndMacrosStandByThemselves() {
    expectMembers(
      "enum A { case b\ncase c(D)\nvar e: F { switch self { case .b: g } } }\n#Preview { A.b }\n#Preview { A.c }",
      [
        "case b", "case c(D)", "var e: F { switch self { case .b: g } }", "#Preview { A.b }",
        "#Preview { A.c }",
      ])
  }

  @Test func typesHaveTheirFullNames() {
    let outline = FileOutline(of: Array("struct A { class B<C>: D { enum E {} } }\nextension A.B {}".utf8))
    #expect(outline.types.map(\.name) == ["A", "A.B", "A.B.E", "A.B"])
    #expect(outline.types.map(\.outer) == [-1, 0, 1, -1])
  }

  @Test(arguments: [
    "let x = a + \"", "class A { func b() {", "}", "foo()", "struct A { 1 }", "let a = #/{/#",
    "\"\"\"", "/* /*", "func f(", "class A { var x: (", "extension", "@", "#if", "enum",
  ])
  func whatIsNotUnderstoodIsSaid(source: String) {
    #expect(!FileOutline(of: Array(source.utf8)).isClear)
  }

  @Test func anyBytesHaveAnOutlineInsideThem() {
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
      for member in outline.members {
        #expect(0 <= member.lead && member.lead <= member.begin, "\(text)")
        #expect(member.begin <= member.end && Int(member.end) <= text.utf8.count, "\(text)")
      }
    }
  }

  /// Each of these lines begins with a word that continues the line before it.
  @Test func membersGoOnWhereALineIsNotWhole() {
    let members = [
      "let a = try\n    make()", "let b: any\n    Price", "func c<T>()\n    where\n    T: P { }",
      "let d = e as\n    F",
      "let e = F()\n    as G", "func f() async\n    throws -> G { }", "let g = h ?\n    i :\n    j",
      "let h: G =\n    i",
      "let i = Row { a }\n    label: { b }", "var j: () ->\n    Void", "let k = if l { m }\n    else { n }",
      "let l\n    = 1, m\n    = 2",
    ]
    expectMembers("struct A {\n" + members.map { "  \($0)\n" }.joined() + "}\n", members)
  }

  private func expectMembers(
    _ source: String, _ expected: [String], at place: SourceLocation = #_sourceLocation
  ) {
    let bytes = Array(source.utf8)
    let outline = FileOutline(of: bytes)
    #expect(outline.isClear, sourceLocation: place)
    let found = outline.members.map { String(decoding: bytes[Int($0.begin)..<Int($0.end)], as: UTF8.self) }
    #expect(found == expected, sourceLocation: place)
  }
}
