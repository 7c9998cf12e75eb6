@testable import FlowScan

/// Facts of which no field is blank.
enum Sample {
  static let place = Place(line: 3, column: 14)
  static let branching = Branching(
    arms: [
      .init(conditions: [.holds(.literal("true")), .otherwise], body: [.result(.nothing)]),
      .init(conditions: [.matches(.literal("1"), [.any, .value(.nothing)])], body: []),
    ], isExhaustive: true)
  static let generic = GenericFacts(name: "T", bound: .named("Flow"))
  static let alias = AliasFacts(name: "A", type: .named("B"), isAssociated: true)
  static let attribute = AttributeFacts(
    name: "Route", generics: [.named("G")], arguments: [Argument(label: "l", value: .literal("1"))])
  static let parameter = ParameterFacts(
    label: "with", name: "id", type: .named("Int"), isOptional: true, standard: .literal("1"))
  static let enumCase = CaseFacts(
    name: "detail", parameters: [parameter], value: .literal("1"), summary: "One.", place: place)
  static let function = FunctionFacts(
    name: "show", parameters: [parameter], generics: [generic], result: .named("Flow"),
    body: [.result(.literal("1"))], hasBody: true, isStatic: true, isPrivate: true, attributes: [attribute],
    summary: "Shows.", place: place)
  static let property = PropertyFacts(
    name: "child", type: .named("Flow"), value: .literal("1"), getter: [.result(.nothing)],
    observers: [.block([])], isComputed: true, isStatic: true, isWeak: true, isOptional: true,
    isPrivate: true,
    attributes: [attribute], summary: "A child.", place: place)
  static let type = TypeFacts(
    kind: .enum, name: "Main", inherits: [.named("Flow")], generics: [generic], attributes: [attribute],
    properties: [property], functions: [function], cases: [enumCase], aliases: [alias],
    demands: [.named("Flow")], isPrivate: true, summary: "The main flow.", place: place)
  static let file = FileFacts(
    path: "", imports: ["UIKit"], types: [type], functions: [function], properties: [property],
    aliases: [alias])

  static let source = """
    import UIKit
    /// The main flow.
    final class MainFlow: Flow<Int>, Parent {
      lazy var child: [Key: Value]? = make { [weak self] in self?.show(\\.name, "a\\(b)") ?? .none }
      func start() { if case .some(let x) = value, x is Int { router.push(Screen(x), animated: true) } }
    }
    """
}
