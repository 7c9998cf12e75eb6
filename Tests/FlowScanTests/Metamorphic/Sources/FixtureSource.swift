import FlowTestSupport
import Foundation
import SwiftParser
import SwiftSyntax

/// The source of a fixture, as it stands in a call of `expectGraph`, and the Shop.
struct FixtureSource: Sendable, CustomStringConvertible {
  /// The test's file and function.
  let name: String
  let files: [SourceFile]
  let includesViews: Bool

  /// What its graph says, scanned each time that it is asked for: the short form asks for some fixtures, once each.
  var facts: [String] { facts(of: files) }

  /// What the graph of other files says, read in the same way.
  func facts(of changed: [SourceFile]) -> [String] {
    Fixture(files: changed.map { ($0.path, $0.text) }, includesViews: includesViews).scan().facts
  }

  var description: String { name }

  /// The sources of all fixtures that are written as text where they are expected.
  static let all: [FixtureSource] = {
    let folder = "Tests/FlowScanTests"
    let paths =
      FileManager.default.enumerator(atPath: Repository.file(folder).path)?
      .compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix("Tests.swift") }.sorted().flatMap { path in
      read(
        (try? Repository.text("\(folder)/\(path)")) ?? "",
        from: path.split(separator: "/").last.map { String($0.dropLast(6)) } ?? path)
    }
  }()

  /// The example app.
  static let shop: FixtureSource = {
    let folder = "Examples/Shop/Sources/ShopApp"
    let paths =
      FileManager.default.enumerator(atPath: Repository.file(folder).path)?
      .compactMap { $0 as? String } ?? []
    let files = paths.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Wireframes") }.sorted().map {
      SourceFile(path: "\(folder)/\($0)", text: (try? Repository.text("\(folder)/\($0)")) ?? "")
    }
    return FixtureSource(name: "Shop", files: files, includesViews: false)
  }()

  private static func read(_ test: String, from name: String) -> [FixtureSource] {
    guard test.contains("expectGraph(") else { return [] }
    let calls = ExpectationCalls(test)
    return calls.found.compactMap { function, call in
      guard let argument = call.arguments.first, let source = calls.texts.value(of: argument.expression)
      else {
        return nil
      }
      let views = call.arguments.contains { $0.label?.text == "includingViews" }
      let fixture = Fixture(source, includesViews: views)
      let files = (fixture.files + fixture.storyboards).map { SourceFile(path: $0.path, text: $0.text) }
      return FixtureSource(name: "\(name).\(function)", files: files, includesViews: views)
    }
  }
}

/// The calls of `expectGraph` in a file of tests, with the functions that they stand in.
private final class ExpectationCalls: SyntaxVisitor {
  private(set) var found: [(function: String, call: FunctionCallExprSyntax)] = []
  private(set) var texts = ConstantTexts()
  private var function = ""

  init(_ test: String) {
    super.init(viewMode: .sourceAccurate)
    walk(Parser.parse(source: test))
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    function = node.name.text
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "expectGraph" else {
      return .visitChildren
    }
    found.append((function, node))
    return .skipChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    texts.note(node)
    return .visitChildren
  }
}

/// The texts that a source file spells out.
private struct ConstantTexts {
  private var known: [String: String] = [:]

  mutating func note(_ binding: PatternBindingSyntax) {
    guard let value = binding.initializer?.value, value.is(StringLiteralExprSyntax.self) else { return }
    known[binding.pattern.trimmedDescription] = self.value(of: value)
  }

  /// The text of a literal or of some that are put together; nil if something else is part of it.
  func value(of expression: ExprSyntax) -> String? {
    if let literal = expression.as(StringLiteralExprSyntax.self) { return value(of: literal) }
    if let name = expression.as(DeclReferenceExprSyntax.self) { return known[name.baseName.text] }
    if let member = expression.as(MemberAccessExprSyntax.self) { return known[member.declName.baseName.text] }
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return nil }
    let parts = sequence.elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map(value(of:))
    return parts.contains(nil) ? nil : parts.compactMap(\.self).joined()
  }

  private func value(of literal: StringLiteralExprSyntax) -> String? {
    if let plain = literal.representedLiteralValue { return plain }
    var text = ""
    for segment in literal.segments {
      if case .stringSegment(let segment) = segment {
        text += Self.unescaped(segment.content.text)
        continue
      }
      guard case .expressionSegment(let segment) = segment,
        let value = segment.expressions.first.flatMap({ value(of: $0.expression) })
      else { return nil }
      text += value
    }
    return text
  }

  private static func unescaped(_ text: String) -> String {
    text.replacing("\\\n", with: "").replacing(#"\""#, with: "\"").replacing(#"\\"#, with: #"\"#)
  }
}
