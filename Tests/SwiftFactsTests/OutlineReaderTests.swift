import Foundation
import Testing

@testable import SwiftFacts

/// What is read of declarations without the parser is what the parser reads.
@Suite struct OutlineReaderTests {
  @Test(arguments: [
    "class A: B, C<D, [E: F]> where G: H {}", "extension A.B: @unchecked Sendable where Self: C, D == E {}",
    "public struct A<B: C & D, E> { let f: B?; weak var g: (any C)!; static let h: [E] = [] }",
    "protocol A: class { associatedtype B: C; var d: E { get set }; func f(_ g: H) async throws -> I? }",
    "indirect enum A: String { case b = \"c\", d(E, f: G = .h)\n case i\n var j: K { .b } }",
    "actor A { nonisolated func b() {}\n deinit {} }",
    "class A { private(set) lazy var b: C = D()\n unowned(unsafe) let e: F\n @G var h: I = 1 }",
    "class A { @Wrapped(1) var b: C; @objc(d) func e() {}; @available(iOS 13, *) func f() {} }",
    "struct A { func b(_ c: @escaping (D, e: F) async throws -> Void = { }, g h: inout I..., j: K = .l) {} }",
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
  func oneSource(source: String) { expectSame(source) }

  @Test func theSourcesOfThisPackage() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    for folder in ["Sources", "Examples"] {
      let names = FileManager.default.enumerator(atPath: root.path + "/" + folder)?.compactMap {
        $0 as? String
      }
      for name in (names ?? []).filter({ $0.hasSuffix(".swift") }).sorted() {
        let text = try String(contentsOf: root.appendingPathComponent(folder + "/" + name), encoding: .utf8)
        expectSame(text, named: name)
      }
    }
  }

  private func expectSame(
    _ source: String, named name: String = "a.swift", at place: SourceLocation = #_sourceLocation
  ) {
    let bytes = Array(source.utf8)
    let outline = FileOutline(of: bytes)
    for isKept in [false, true] {
      let plain = SourceReader.read(bytes, outline, path: name) { _ in isKept }
      let blanked = String(decoding: outline.blanked(bytes) { _ in isKept }, as: UTF8.self)
      let parsed = SourceReader.read(blanked, path: name)
      #expect(CodeText(file: plain).lines == CodeText(file: parsed).lines, "\(name)", sourceLocation: place)
      #expect(mentions(plain) == mentions(parsed), "\(name)", sourceLocation: place)
    }
  }

  private func mentions(_ file: FileCode) -> [String] { file.mentions.map { file.names[Int($0)] }.sorted() }
}
