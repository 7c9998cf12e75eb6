import SwiftFacts
import ValueFlow

/// Finds the types that are called routers and only make views, which other flows show: `func cart() -> AnyView { AnyView(CartView()) }`.
struct ViewFactories {
  let solution: Solution
  let roles: TypeRoles
  private var program: SourceProgram { solution.program }

  init(_ solution: Solution, _ roles: TypeRoles) { (self.solution, self.roles) = (solution, roles) }

  /// The types found; one that a screen asks for views stays a flow, since no other one shows these.
  func find() -> Set<TypeIndex> {
    let candidates = Set(program.types.indices.map(TypeIndex.init).filter(isCandidate))
    if candidates.isEmpty { return [] }
    var areFlows: [TypeIndex: Bool] = [:]
    for instance in solution.instances.indices {
      guard let type = solution.receiverType(of: instance), candidates.contains(type), isAsked(instance)
      else { continue }
      for user in solution.callers(of: instance).map({ solution.receiverType(of: $0.instance) ?? -1 })
      where user != type {
        areFlows[type] = (areFlows[type] ?? true) && user >= 0 && isFlow(user)
      }
    }
    return Set(areFlows.filter(\.value).keys)
  }

  /// Tells whether a type shows things for a flow: itself, its view, or the model of its view.
  private func isFlow(_ user: TypeIndex) -> Bool {
    roles.isFlow(user) || roles.isView(ofFlow: user) || roles.stores.contains(user)
  }

  private func isAsked(_ instance: InstanceIndex) -> Bool {
    switch solution.template(instance).kind {
    case .function(let function): program.functions[Int(function)].name != solution.initializerName
    case .getter: true
    default: false
    }
  }

  private func isCandidate(_ type: TypeIndex) -> Bool {
    let info = program.types[Int(type)]
    guard !info.isForeign, [.class, .struct].contains(info.kind), info.subtypes.isEmpty, roles.isFlow(type),
      !roles.isScreen(type), !roles.hasFlowName(type), roles.tables[type] == nil,
      !roles.toldFlows.contains(type), !roles.viewedFlows.contains(type)
    else { return false }
    return onlyMakesViews(info)
  }

  /// Tells whether all that a type gives are views, and it keeps nothing that changes.
  private func onlyMakesViews(_ info: TypeInfo) -> Bool {
    let properties = info.propertyOrder.map { program.properties[Int($0)] }
    let results =
      info.functionOrder.map { program.functions[Int($0)] }.filter { $0.name != solution.initializerName }
      .map { program.text(of: $0.result, in: $0.file) }
      + properties.filter { $0.getter >= 0 }.map { program.text(of: $0.type, in: $0.file) }
    return !results.isEmpty && results.allSatisfy(ViewMakers.isView)
      && properties.filter { $0.getter < 0 }.allSatisfy(isFixed)
  }

  /// Recognises a constant, and what a wrapper injects: `@Injected private var orders: OrderService`.
  private func isFixed(_ property: PropertyInfo) -> Bool {
    property.flags.contains(.isConstant)
      || !property.attributes.isEmpty && !program.attributeNames(of: property).contains("Published")
  }
}
