import FlowTestSupport
import Foundation
import Testing

@testable import SwiftFacts

/// What is read without the parser is what the parser reads.
@Suite struct PlainReaderTests {
  @Test(arguments: [
    "class A: B, C<D, [E: F]> where G: H {}", "extension A.B: @unchecked Sendable where Self: C, D == E {}",
    "public struct A<B: C & D, E> { let f: B?; weak var g: (any C)!; static let h: [E] = [] }",
    "protocol A: class { associatedtype B: C; var d: E { get set }; func f(_ g: H) async throws -> I? }",
    "indirect enum A: String { case b = \"c\", d(E, f: G = .h)\n case i\n var j: K { .b } }",
    "actor A { nonisolated func b() {}\n deinit {} }",
    "class A { private(set) lazy var b: C = D()\n unowned(unsafe) let e: F\n @G var h: I = 1 }",
    "class A { @Wrapped(1) var b: C; @objc(d) func e() {}; @available(iOS 13, *) func f() {} }",
    "struct A { func b(_ c: @escaping (D, e: F) async throws -> Void = { }, g h: inout I..., j: K = .l) {} }",
    "struct A { static func <~ (a: inout B?, b: @escaping () -> C) { a = b } }",
    "struct A { func b<C>(c: C) -> some D { e() }; func f(g: Int = 1, h: Bool = true, i: J? = nil) {} }",
    "struct A { var b: ((C) -> D)? { didSet { e() } }; var f: (g: H, I) { (1, 2) }; let j = K() }",
    "struct A { let b: C.D<E>.F?; let g: H.Type; let i: [J?]; let k: (L); let m: () -> N.Protocol }",
    "/// First.\n///  Second.\nclass A { /** Third\n   * fourth */\n  func b() {}\n  // no\n  var c: D // e\n\n /// f\n\n\n var g: H }",
    "struct A { subscript(b: C) -> D { e }; init?(f: G) {}; static func == (h: A, i: A) -> Bool { true } }",
    "import A\nimport struct B.C\n@testable import D\ntypealias E = F\nfunc g() {}\nlet h: I = 1\nlet j = 2",
    "class `A` { func `b`(`in` `c`: D) {}; var `e`: F; class G { struct H { var i: J } } }",
    "enum A { enum B { case c }; case d; struct E { enum F { case g(B) } } }",
    "enum A {\n  case weak\n  /// B.\n  case open(C)\n  var d: E { f }\n}",
    "protocol A<B>: C { associatedtype B }",
    "extension A<B> { func c() {} }", "struct A<B>: C where B: D { var e: B }", "#Preview { A() }",
    "struct A { var a: Int, b: Int = 1; let (c, d) = e; var f: G { get { 1 } set {} } }",
  ])
  func declarations(source: String) { expectSame(source) }

  @Test(arguments: [
    "a.b?.c!.d(e: f, g)[h]?(i)", "a { b } c: { d }", "a.map { $0.b }.filter { c in c > 1 }\n  .d()",
    "a = b ?? c ? d : e as? F ?? g", "!a && b || c == d", "a is B && !(c as! D).e", "a ..< b; a...; ...a",
    "try await a(try? b)", "&a", "-1 + a * 2", "a < b && c > d", "A<B, C<D>>(e).f", "a.b<C>(d)", "[A<B>]()",
    "let a: [B: C?] = [:], (d, _) = e", "[a, b: c]", "[a: b, c: d,]", "(a, b: c)", "((a))", "a.0.1",
    "\\A.b.c", "\\.a[0]?.b", "\"a\\(b, c: d)e\\n\\(\"f\")\"", "\"\"", "\"\"\"\n  a\n    \\(b)\n  \"\"\"",
    "1_000.5e-3; 0xFF; 1.a", "#selector(A.b(_:))", "self.a(b); self?.c; Self.d; super.e(f)",
    "A.self; a.self.b",
    ".a(.b).c", "a(b:c:)", "$a.b; a.$c", "`default`.a; a.`in`", "reduce(0, +)", "_ = a",
    "{ [weak self, a = b] in c }",
    "{ (a: B, _ c: inout D) async throws -> E in f }", "{ a, b in }", "{ (a) }()", "{ [a, b] }",
    "a {\n  [weak self] b -> C in\n d }", "a.b <~ { c } |> d + e ?? f", "^a",
  ])
  func expressions(source: String) { expectSame("func f(x: Int) {\n\(source)\n}") }

  @Test(arguments: [
    "if a, let b = c, let d, case .e(let f, _)? = g, #available(iOS 15, *) { h } else if i { j } else { k }",
    "guard let self else { return }\nlet a = 1", "guard a else { return b { c } }",
    "if a.b { $0 == c }.d { e }", "if a(b: { c }) { d }", "for case let (a, b)? in c where a > b { d }",
    "for await a in b { continue }", "while let a = b() { break }", "repeat { a } while b",
    "x: for a in b { break x }",
    "do { try a } catch let b as C { d } catch { e }", "defer { a }", "throw a", "return\n}\nfunc g() {",
    "switch a { case .b, .c(d: 1...2, let e) where e: f\ncase is G: h\ncase let i as J: k\ndefault: break }",
    "switch (a, b) { case (.c, _): d\ncase (let e?, A.f(g)): fallthrough\n@unknown default: h }",
    "switch a { case ...B.c: d\ncase ..<E.f: g\ncase !h.i: j\ncase try k.l: m\ndefault: n }",
    "switch a { case B.c.d: e\ncase \"f\": g\ncase -1: h\ncase let .i(j, k: l): m\ncase var n: o }",
    "let a = if b { c } else { d }", "let a = switch b { case .c: d default: e }",
    "lazy var a = b; async let c = d()",
    "func g<A: B>(_ a: A) -> C where A: D { a }", "/// Says.\nfunc h() {}", "typealias A = B; let c: A",
    "@A(b) var c = d",
    "let a: Int\nlet b = c as! D\ne = f // g\n/* h */ i()", "a()\n.b()\n[c].d()\n(e)",
    "struct A { var b: C }",
    "var a: B { c }", "let a = #/b/#", "a\n  ?? b\n  && c\n!d", "x as? A\n  .B ?? c",
  ])
  func statements(source: String) { expectSame("func f(x: Int) {\n\(source)\n}") }

  @Test(arguments: [
    "struct A {\n#if DEBUG\nfunc b() { c }\n#else\nfunc d() { e }\n#endif\nvar f: G }",
    "var a: some View {\nb\n#if os(iOS)\n.c()\n#endif\n.d() }",
    "func a() { switch b {\n#if os(macOS)\ncase .c: d\n#endif\ncase .e: f } }",
    "@A\n#if B\n@C\n#endif\nvar d: E",
  ])
  func branchesOfTheBuild(source: String) { expectSame(source) }

  /// What takes twice the time on each level would never end.
  @Test(arguments: [
    ("{ [a = ", "] }"), ("{ [a = ", "]\nb }"), ("{ (a) ", " }"), ("a { ", " }.b"), ("(", ")"), ("[", "]"),
    ("switch a { case .b(", "): c }"), ("if case .a(.b(", ") + 1) = c {}"), ("a<b<", ">(c)>(d)"),
    ("[(", ")]"),
  ])
  func nestedCodeEnds(open: String, close: String) {
    for code in ["x", "#if\nx", "/x/"] {
      let nested = String(repeating: open, count: 50) + code + String(repeating: close, count: 50)
      #expect(!onBigStack { SourceReader.read("func f() { \(nested) }", path: "a.swift").names.isEmpty })
    }
  }

  @Test func theSourcesOfThisPackage() throws {
    for (number, source) in try Self.sources().enumerated()
    where number % RunLength.of(short: 8, long: 1) == 0 {
      expectSame(source.text, named: source.name)
    }
  }

  /// Whatever stands in a file, the plain way tells what the parser tells, or nothing.
  @Test func damagedSources() throws {
    var random = SeededGenerator()
    let sources = try Self.sources().map { Array($0.text.utf8) }.filter { $0.count < 6_000 }
    for _ in 0..<200 {
      guard var bytes = sources.randomElement(using: &random) else { return }
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &random)], at: place)
        default: bytes[place] = "\n {}()[]<>.,:;?!=&\"\\#@".utf8.randomElement(using: &random) ?? 0x20
        }
      }
      _ = SourceReader.read(bytes, path: "a.swift")
    }
  }

  private static func sources() throws -> [(name: String, text: String)] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try ["Sources", "Examples"].flatMap { folder in
      let names = FileManager.default.enumerator(atPath: root.path + "/" + folder)?.compactMap {
        $0 as? String
      }
      return try (names ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { name in
        (name, try String(contentsOf: root.appendingPathComponent(folder + "/" + name), encoding: .utf8))
      }
    }
  }

  private func expectSame(
    _ source: String, named name: String = "a.swift", at place: SourceLocation = #_sourceLocation
  ) {
    let plain = SourceReader.read(source, path: name)
    let parsed = SourceReader.parsed(source, path: name)
    #expect(CodeText(file: plain).lines == CodeText(file: parsed).lines, "\(name)", sourceLocation: place)
    #expect(mentions(plain) == mentions(parsed), "\(name)", sourceLocation: place)
  }

  private func mentions(_ file: FileCode) -> [String] {
    file.mentions.indices.map { index in
      let base = file.mentionBases[index]
      return file.names[Int(file.mentions[index])] + " \(file.mentionKinds[index]) "
        + (base < 0 ? "" : file.names[Int(base)])
    }.sorted()
  }
}
