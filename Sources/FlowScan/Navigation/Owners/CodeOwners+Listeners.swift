import SwiftFacts
import ValueFlow

// Objects that a flow keeps and other flows report to: the interactor that is the listener of a child's interactor.
extension CodeOwners {
  /// The flow that alone keeps an object by strong references, through whatever is neither a screen nor a flow, or through the screens that
  /// are made with it, as a presenter is kept.
  func flow(keeping object: ObjectIndex) -> TypeIndex? {
    switch keepers[object].owner {
    case .flow(let flow): return flow
    case .screens(let screens):
      let flows = Set(screens.map { flowsOfScreens[$0] ?? -1 })
      return flows.count == 1 ? flows.first.flatMap { $0 < 0 ? nil : $0 } : nil
    case .nobody: return nil
    }
  }

  /// Tells whether one flow keeps an object and another flow keeps what reports to it.
  func isListener(_ object: ObjectIndex) -> Bool {
    holders(of: object).contains { isListener(object, of: $0) }
  }

  /// Tells whether a holder only reports to an object of another flow, and so does not hold it.
  ///
  /// An object that also answers with objects is no listener: `composer?.makePayment()`.
  func isListener(_ object: ObjectIndex, of holder: Holder) -> Bool {
    guard holder.isWeak, let own = flow(keeping: object), let other = flow(keeping: holder.object),
      own != other, let property = property(holder.name, of: holder.object)
    else { return false }
    return solution.isOnlyTold(property)
  }
}

extension Solution {
  /// Tells whether no function of a property's type answers with an object.
  func isOnlyTold(_ property: PropertyInfo) -> Bool {
    program.type(of: property).types.allSatisfy { type in
      !program.types[Int(type)].functionOrder.contains(where: isQuestion)
    }
  }

  /// Tells whether a function answers with an object; whether a report was understood may be an answer to it.
  func isQuestion(_ function: FunctionIndex) -> Bool {
    let info = program.functions[Int(function)]
    return info.result >= 0 && !Self.nothing.contains(program.text(of: info.result, in: info.file))
  }

  private static let nothing: Set<String> = ["Void", "()", "Bool", "Never"]
}
