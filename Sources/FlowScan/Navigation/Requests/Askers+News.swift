import SwiftFacts
import ValueFlow

// Events from services, which are not requested.
extension Askers {
  /// Tells whether an object shared by many screens reports an event through its delegate or a closure, which no screen requests.
  func isNews(_ edge: CallerEdge) -> Bool {
    guard edge.site >= 0, let called = solution.bodies.calledProperty(edge.site) else { return false }
    let receiver = solution.receiver(of: edge.instance)
    guard receiver >= 0, owners.isShared(receiver), !isKeptByFlows(receiver),
      !isAction(solution.info(of: receiver).type),
      let property = solution.program.property(called.name, of: solution.info(of: receiver).type)
    else { return false }
    let info = solution.program.properties[Int(property)]
    switch called {
    case .holder: return info.flags.contains(.isWeak)
    case .closure: return solution.program.type(of: info).isFunction
    }
  }

  /// Tells whether objects of a type are nothing but closures that whoever has one calls, `struct OpenOrderAction { let handler: (Int) -> Void }`,
  /// such as the actions that views take from their environment.
  func isAction(_ type: TypeIndex) -> Bool {
    guard type >= 0, solution.program.types[Int(type)].kind == .struct else { return false }
    let kept = solution.program.types[Int(type)].propertyOrder.map { solution.program.properties[Int($0)] }
      .filter { $0.getter < 0 && !$0.flags.contains(.isStatic) }
    return !kept.isEmpty && kept.allSatisfy { solution.program.type(of: $0).isFunction }
  }

  /// Tells whether only flows keep an object that others merely refer to, such as the interactor that the screens of a flow report to, or the
  /// model that several views of a flow share.
  ///
  /// The delegate of the app keeps what begins with it, and a pair with which a function returns both keeps nothing.
  private func isKeptByFlows(_ object: ObjectIndex) -> Bool {
    let keepers = owners.holders(of: object).filter {
      !$0.isWeak && solution.info(of: $0.object).kind != .tuple
    }
    .map { solution.info(of: $0.object).type }
    .filter { !owners.roles.inherits($0, "View") || owners.isFlow($0) }
    return keepers.contains(where: owners.isFlow)
      && keepers.allSatisfy { owners.isFlow($0) || $0 >= 0 && owners.roles[$0].contains(.beginning) }
  }
}
