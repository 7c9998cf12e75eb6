internal import SwiftSyntax

/// Functions that the code of a type calls several times to add views, such as `addRow("Name")`.
///
/// Each call stands for a copy of the body, with names of its own and the arguments in place of the parameters.
struct InlinedFunctions {
  private var functions: [String: FunctionDeclSyntax] = [:]

  private static let longest = 6_000

  /// Chooses among functions, each with the statements in it, given what all code calls.
  init(_ all: [(function: FunctionDeclSyntax, statements: Setup)], calledBy setup: Setup) {
    let calls = setup.calls.filter { $0.base.isEmpty && !$0.isReaction && !$0.arguments.isEmpty }
    let counts = calls.reduce(into: [String: Int]()) { $0[$1.name, default: 0] += 1 }
    for (function, statements) in all {
      guard let count = counts[function.name.text], let body = function.body,
        body.totalLength.utf8Length < Self.longest, Self.isInlined(function, statements, count)
      else { continue }
      functions[function.name.text] = function
    }
  }

  /// No functions.
  init() {}

  var isEmpty: Bool { functions.isEmpty }

  /// Whether a member is one of the functions.
  func contains(_ member: DeclSyntax) -> Bool {
    member.as(FunctionDeclSyntax.self).map { functions[$0.name.text]?.id == $0.id } ?? false
  }

  /// Whether code calls one of the functions.
  func areCalled(in setup: Setup) -> Bool {
    setup.calls.contains { $0.base.isEmpty && functions[$0.name] != nil }
  }

  /// Whether a function adds views to something other than its own constants and is called several times, or constrains a parameter.
  private static func isInlined(_ function: FunctionDeclSyntax, _ setup: Setup, _ count: Int) -> Bool {
    let parameters = function.signature.parameterClause.parameters.map {
      ($0.secondName ?? $0.firstName).text
    }
    let root = { (call: Setup.Call) in String(call.base.prefix { $0 != "." }) }
    return setup.calls.contains { call in
      if call.name == "constraint" { return parameters.contains(root(call)) }
      return count > 1 && Setup.adding.contains(call.name) && setup.locals[root(call)] == nil
    }
  }

  /// The statements that a call runs; nil for other functions.
  ///
  /// The number makes their names unique.
  func statements(
    of name: String, _ arguments: Arguments, constants: [String: ExprSyntax], number: Int
  ) -> CodeBlockItemListSyntax? {
    functions[name].flatMap { function in
      let labels = Self.labelsOfTexts(in: function)
      // A text that the caller made has no name in the function.
      let said = arguments.mapped { label, value in
        guard labels.contains(label), let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text,
          let constant = constants[name], !constant.is(SubscriptCallExprSyntax.self)
        else { return value }
        return constant
      }
      return Self.statements(of: function, said, number: number)
    }
  }

  /// The labels that only texts are passed under; the empty one is that of parameters without a label.
  private static func labelsOfTexts(in function: FunctionDeclSyntax) -> Set<String> {
    var (texts, others): (Set<String>, Set<String>) = ([], [])
    for parameter in function.signature.parameterClause.parameters {
      let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text
      if ["String", "String?"].contains(parameter.type.ownText) {
        texts.insert(label)
      } else {
        others.insert(label)
      }
    }
    return texts.subtracting(others)
  }

  /// The body of a function with the arguments of a call in place of its parameters.
  static func statements(
    of function: FunctionDeclSyntax, _ arguments: Arguments, number: Int
  ) -> CodeBlockItemListSyntax? {
    statements(of: function.body, function.signature.parameterClause.parameters, arguments, number: number)
  }

  /// The statements of a body with the arguments in place of the parameters; nil if there are none or too many.
  static func statements(
    of body: CodeBlockSyntax?, _ parameters: FunctionParameterListSyntax, _ arguments: Arguments, number: Int
  ) -> CodeBlockItemListSyntax? {
    guard let body, body.totalLength.utf8Length < longest else { return nil }
    var scope = Scope()
    scope.bind(parameters, to: arguments, in: Scope())
    let values = scope.bound.compactMapValues { bound -> ExprSyntax? in
      guard case .code(let value, _) = bound else { return nil }
      return value
    }
    return LocalNames(values, in: body, number: number).rewritten(body.statements)
  }
}
