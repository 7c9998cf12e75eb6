import SwiftFacts
import ValueFlow

/// The content of a property of a state, or of the payload of an action.
enum HeldState: Hashable {
  /// A path of elements, each the state of a child.
  case stack(TypeIndex)
  case child(TypeIndex)
  case rows(TypeIndex)
  /// An enum of the app's own.
  case choice(TypeIndex)

  var reducer: TypeIndex? {
    switch self {
    case .stack(let reducer), .child(let reducer), .rows(let reducer): reducer
    case .choice: nil
    }
  }
}

extension ReducerTypes {
  private static let stacks: Set<String> = ["StackState", "StackAction", "StackActionOf"]
  private static let lists: Set<String> = [
    "IdentifiedArrayOf", "IdentifiedArray", "IdentifiedAction", "IdentifiedActionOf",
  ]
  private static let wrappers: Set<String> = [
    "PresentationState", "PresentationAction", "PresentationActionOf", "Optional", "Shared", "Binding",
    "StoreOf", "Store", "ViewStoreOf", "ViewStore", "Bindable",
  ]

  /// The content of a written type, as seen from the enclosing type.
  func held(_ type: Written, in scope: TypeIndex) -> HeldState? {
    let type = program.meaning(of: type, in: scope)
    guard case .type(let name, let arguments) = type.form else { return nil }
    let text = program.name(name)
    let short = TypeRoles.short(text)
    if Self.stacks.contains(short) || routes.isList(short) {
      return arguments.first.flatMap { held($0, in: scope)?.reducer }.map { .stack($0) }
    }
    if Self.lists.contains(short) {
      let element = arguments.last.flatMap { held($0, in: scope) }
      // A list of a library's routes is a path, however it is kept: `IdentifiedArrayOf<Route<Screen.State>>`.
      if case .stack? = element { return element }
      return element?.reducer.map { .rows($0) }
    }
    if Self.wrappers.contains(short) { return arguments.first.flatMap { held($0, in: scope) } }
    if let reducer = reducer(named: text, in: scope, file: type.file) { return .child(reducer) }
    guard let found = program.type(named: text, in: scope, file: type.file) else { return nil }
    return program.types[Int(found)].kind == .enum ? .choice(found) : nil
  }

  /// The content of a property, by its type or its initial value.
  func held(_ property: PropertyInfo) -> HeldState? {
    if let type = program.written(property.type, in: property.file) {
      return held(type, in: property.owner)
    }
    return program.written(property.value, in: property.file).flatMap { value($0, in: property.owner) }
  }

  /// The content of a value, such as `StackState<Path.State>()`, `Child.State()` or `Child.State.initial`.
  func value(_ value: Written, in scope: TypeIndex) -> HeldState? {
    switch value.form {
    case .call(let callee, _): return self.value(callee, in: scope)
    case .typeName(let type): return held(type, in: scope)
    case .member, .name:
      if let choice = choice(of: value, in: scope) { return .choice(choice) }
      var parts = value.text.split(separator: ".").map(String.init)
      while !parts.isEmpty {
        let text = parts.joined(separator: ".")
        if let reducer = reducer(named: text, in: scope, file: value.file), parts.last == "State" {
          return .child(reducer)
        }
        parts.removeLast()
      }
      return nil
    default: return nil
    }
  }

  /// The enum of a case that is written with its type: `Tab.library`.
  private func choice(of value: Written, in scope: TypeIndex) -> TypeIndex? {
    guard case .member(let base?, let name) = value.form,
      let type = program.type(named: base.text, in: scope, file: value.file),
      program.types[Int(type)].kind == .enum, program.enumCase(name, of: type) != nil, owner(of: type) == nil
    else { return nil }
    return type
  }

  /// Tells whether a type is a reducer's state, which an action may carry without being the child's.
  func isState(_ type: Written, in scope: TypeIndex) -> Bool {
    guard case .type(let name, _) = type.form else { return false }
    let text = program.name(name)
    if text.hasSuffix(".State") { return true }
    guard let found = program.type(named: text, in: scope, file: type.file), let owner = owner(of: found)
    else { return false }
    return state(of: owner) == found
  }

  /// A property of a reducer's state.
  func property(_ name: Name, of reducer: TypeIndex) -> PropertyInfo? {
    state(of: reducer).flatMap { program.property(name, of: $0) }.map { program.properties[Int($0)] }
  }
}
