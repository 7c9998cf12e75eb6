internal import SwiftSyntax

/// The arguments of a call, including its trailing closures.
struct Arguments {
  private(set) var labelled: [(label: String, value: ExprSyntax)] = []
  /// The trailing closure without a label.
  private(set) var trailing: ClosureExprSyntax?

  /// No arguments.
  init() {}

  init(_ call: FunctionCallExprSyntax) {
    labelled = call.arguments.map { ($0.label?.text ?? "", $0.expression) }
    trailing = call.trailingClosure
    labelled += call.additionalTrailingClosures.map { ($0.label.text, ExprSyntax($0.closure)) }
  }

  /// One argument.
  init(_ value: ExprSyntax, label: String = "") { labelled = [(label, value)] }

  var isEmpty: Bool { labelled.isEmpty && trailing == nil }

  /// The same arguments with other values.
  func mapped(_ change: (ExprSyntax) -> ExprSyntax) -> Arguments { mapped { change($1) } }

  /// The same arguments with other values, which depend on the labels.
  func mapped(_ change: (_ label: String, ExprSyntax) -> ExprSyntax) -> Arguments {
    var arguments = self
    arguments.labelled = labelled.map { ($0.label, change($0.label, $0.value)) }
    return arguments
  }

  /// The argument with a label.
  subscript(label: String) -> ExprSyntax? { labelled.first { $0.label == label }?.value }

  /// The first argument without a label.
  var first: ExprSyntax? { unlabelled.first }

  var unlabelled: [ExprSyntax] { labelled.filter { $0.label.isEmpty }.map(\.value) }

  /// The closure with a label, or the trailing one.
  func closure(_ label: String) -> ExprSyntax? { self[label] ?? trailing.map(ExprSyntax.init) }

  func has(_ label: String) -> Bool { self[label] != nil }

  func number(_ label: String) -> Double? { self[label].flatMap(Self.number) }

  /// The value of a number literal.
  static func number(_ expression: ExprSyntax) -> Double? {
    let text = expression.ownText.replacing("_", with: "")
    return Double(text).flatMap { $0.isFinite && abs($0) < 100_000 ? $0 : nil }
  }
}
