import FlowTestSupport
import Testing

@testable import FlowScan

/// Facts as bytes: nothing is lost, and nothing that is no facts does harm.
@Suite struct CodecTests {
  @Test func everyFileOfTheProjectComesBack() throws {
    for (path, text) in try Sources.all() {
      let file = SourceFile(parsing: text, path: path)
      #expect(SourceFile(bytes: file.bytes, path: path) == file, "\(path)")
      let sketch = FileSketch(of: text.utf8)
      #expect(FileSketch(bytes: sketch.bytes) == sketch, "\(path)")
    }
  }

  @Test func everyFieldComesBack() throws {
    let samples: [any Coded & Hashable] = [
      Sample.type, Sample.function, Sample.property, Sample.enumCase, Sample.parameter, Sample.attribute,
      Sample.alias, Sample.generic, Sample.file,
    ]
    for sample in samples {
      for field in Mirror(reflecting: sample).children where field.label != "path" {
        #expect(!isBlank(field.value), "the sample of \(type(of: sample)) leaves \(field.label ?? "") blank")
      }
      expectRoundTrip(sample)
    }
  }

  @Test func everyKindOfExpressionComesBack() throws {
    let values: [Expression] = [
      .nothing, .name("a", place), .member(nil, "b", place), .member(.nothing, "b", place),
      .call(.literal("1"), [Argument(label: "c", value: .nothing)], place), .index(.nothing, []),
      .closure(
        Closure(
          parameters: [.init(name: "d", type: .void)], captures: [.init(name: "self", isWeak: true)],
          body: [.block([])], place: place)),
      .text([.plain("e"), .inserted(.literal("2"))], place), .list([.nothing]), .choice([.nothing]),
      .pairs([.literal("k")], [.literal("v")]), .tuple([Argument(label: "", value: .nothing)]),
      .binary("+", .literal("1"), .literal("2")), .assign(.nothing, .literal("3"), place),
      .cast(.nothing, .void), .isType(.nothing, .unknown), .type(.list(.named("T"))), .keyPath(["f", "g"]),
      .selector("h", place), .branch(Sample.branching),
    ]
    for value in values { expectRoundTrip(value) }
    let statements: [Statement] = [
      .expression(.nothing), .local(.any, .void, .nothing), .result(.nothing), .branch(Sample.branching),
      .loop(.any, .nothing, []), .block([.block([])]), .function(Sample.function),
    ]
    for statement in statements { expectRoundTrip(statement) }
    let types: [TypeShape] = [
      .unknown, .named("A", [.named("B")]), .list(.void), .pairs(.named("K"), .named("V")),
      .function([.named("P")], .named("R")), .tuple([.init(label: "l", type: .named("T"))]),
      .composed([.named("X"), .named("Y")]),
    ]
    for type in types { expectRoundTrip(type) }
    let patterns: [Pattern] = [
      .any, .binding("a"), .enumCase("T", "c", [.any]), .tuple([.any]), .type(.void), .cast(.any, .void),
      .value(.nothing),
    ]
    for pattern in patterns { expectRoundTrip(pattern) }
  }

  @Test func damagedBytesAreNoFacts() throws {
    var random = SeededGenerator()
    let whole = SourceFile(parsing: Sample.source, path: "a.swift").bytes
    for _ in 0..<5_000 {
      var bytes = whole
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes.removeLast(Int.random(in: 1...bytes.count, using: &random))
      case 1: bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      default: bytes = (0..<100).map { _ in UInt8.random(in: 0...255, using: &random) }
      }
      // Damage may also make other facts; what counts is that it ends, seed \(random.seed).
      _ = SourceFile(bytes: bytes, path: "a.swift")
      _ = FileSketch(bytes: bytes)
    }
    #expect(SourceFile(bytes: whole.dropLast(), path: "a.swift") == nil)
    #expect(SourceFile(bytes: whole + [0], path: "a.swift") == nil)
    #expect(SourceFile(bytes: [], path: "a.swift") == nil)
  }

  @Test func bytesThatAreTooDeepAreNoFacts() {
    // No texts, then a list of a list of a list …
    let deep = [0] + [UInt8](repeating: 2, count: 1_000_000) + [0]
    #expect(throws: CodecError.damaged) { try TypeShape(encoded: deep) }
  }

  private let place = Place(line: 7, column: 300)

  private func expectRoundTrip<Value: Coded & Equatable>(_ value: Value) {
    #expect(throws: Never.self) { try #expect(Value(encoded: value.encoded) == value) }
  }

  private func isBlank(_ value: Any) -> Bool {
    switch value {
    case let value as Bool: !value
    case let value as String: value.isEmpty
    case let value as Place: value == Place()
    case let value as TypeShape: value == .unknown || value == .void
    case let value as Expression: value == .nothing
    case let value as any Collection: value.isEmpty
    default: false
    }
  }
}
