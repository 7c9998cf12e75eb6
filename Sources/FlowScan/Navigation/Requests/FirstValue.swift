import SwiftFacts
import ValueFlow

/// The first value of a property of a struct: `var page = Page.home`.
struct FirstValue {
  let solution: Solution
  /// The run of the code that computes it.
  let instance: InstanceIndex

  /// Tells whether nobody sees the first value, since code that makes the struct gives the property another one.
  func isReplaced(in value: ObjectIndex, by made: Maker) -> Bool {
    guard case .value(let property) = solution.template(instance).kind else { return false }
    let name = solution.program.properties[Int(property)].name
    return isGiven(name, to: value, by: made) || isSet(name, of: value, by: made)
  }

  /// Tells whether code makes the struct with a value for the property: `Place(page: .home)`.
  private func isGiven(_ name: Name, to value: ObjectIndex, by made: Maker) -> Bool {
    let type = solution.program.types[Int(solution.info(of: value).type)]
    return type.functions[solution.initializerName] == nil
      && solution.calls(making: value).contains { site, instance in
        instance == made.instance
          && solution.bodies.sites[Int(site)].arguments.contains { $0.label == name }
      }
  }

  /// Tells whether code sets the property at once: `state = AppState()`, `state.page = page`.
  private func isSet(_ name: Name, of value: ObjectIndex, by made: Maker) -> Bool {
    solution.stores.contains { store in
      store.instance == made.instance && store.block == made.block && store.name == name
        && store.place > made.place && solution.holds(value, at: store.base)
    }
  }
}
