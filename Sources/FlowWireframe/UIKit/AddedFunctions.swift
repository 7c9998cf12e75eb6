internal import SwiftSyntax

/// Reads functions that an app adds to the views of UIKit.
struct AddedFunctions {
  let lookup: TypeLookup

  private static let mostCalls = 8

  /// The settings of an initializer that an app adds to a class of UIKit, as in `UILabel(text: "Name")`.
  func initialized(_ arguments: Arguments, as kind: String) -> Setup {
    guard !arguments.labelled.isEmpty, let type = lookup.type(kind),
      let initializer = type.initializer(for: arguments),
      let statements = InlinedFunctions.statements(
        of: initializer.body, initializer.signature.parameterClause.parameters, arguments, number: 0)
    else { return Setup() }
    return Setup(statements)
  }

  /// The settings that such functions make of a view, as in `label.setUp(text: "Name")`.
  func extended(_ own: Setup, of name: String, in subject: Subject, as kind: String) -> Setup {
    let owners = Set([kind, "UIView"]).sorted().compactMap { lookup.type($0) }
    var setup = Setup()
    guard !owners.isEmpty else { return setup }
    let calls =
      own.calls.filter { !$0.base.contains(".") && !$0.base.contains("…") }
      + subject.setup.calls.filter { !name.isEmpty && $0.base == name && !$0.isReaction }
    for call in calls.prefix(Self.mostCalls) where !call.arguments.isEmpty {
      let function = owners.firstValue { $0.functions[call.name] }
      guard let function = function.flatMap({ SyntaxShape.fitting($0, call.arguments) }),
        let statements = InlinedFunctions.statements(of: function, call.arguments, number: 0)
      else { continue }
      setup.add(Setup(statements))
    }
    return setup
  }
}
