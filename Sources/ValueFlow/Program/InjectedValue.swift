import SwiftFacts

/// The value that a library's wrapper takes from its container by a key path: `@Injected(\.router) var router` is
/// `Container.shared.router()`.
struct InjectedValue {
  var container: TypeIndex
  /// The static property with the container that everybody shares.
  var shared: Name
  var entry: Name

  init?(_ property: PropertyInfo, _ program: Program) {
    guard property.value < 0, property.getter < 0, !property.attributes.isEmpty,
      let name = program.wrapperArguments.keyGivenToWrapper(of: property),
      let found = program.containerEntries[name], found.count == 1
    else { return nil }
    let container = program.properties[Int(found[0])].owner
    guard let shared = Self.sharedProperty(of: container, program) else { return nil }
    (self.container, self.shared, entry) = (container, shared, name)
  }

  private static func sharedProperty(of container: TypeIndex, _ program: Program) -> Name? {
    guard container >= 0 else { return nil }
    return program.types[Int(container)].propertyOrder.map { program.properties[Int($0)] }.first {
      $0.flags.contains(.isStatic) && keptType(of: $0, program) == container
    }?.name
  }

  /// The type of a property, as declared or by the call that makes its initial value.
  private static func keptType(of property: PropertyInfo, _ program: Program) -> TypeIndex? {
    if property.type >= 0 { return program.type(of: property).types.first }
    guard case .call(let callee, _)? = program.written(property.value, in: property.file)?.form else {
      return nil
    }
    return program.type(named: callee.text, in: property.owner, file: property.file)
  }
}
