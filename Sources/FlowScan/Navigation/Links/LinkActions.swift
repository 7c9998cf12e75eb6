import SwiftFacts
import ValueFlow

/// Links in actions: `store.send(.openURL(url))`, which the reducer around the type of the action handles, and actions that code sends for a
/// link: `return .send(.open(.profile))`.
struct LinkActions {
  let walk: LinkWalk

  /// Walks the code that tests for a case that carries a link or is sent for one, wherever code without source delivers it.
  func deliver(_ value: LinkValue, _ state: LinkState) {
    guard case .enumCase(let type, let name, let values) = value,
      values.contains(where: \.carries) || state.address.isLink, walk.depth < 12, isNew(value, state.address)
    else { return }
    handle(value, type, name, state)
    for value in values { deliver(value, state) }
  }

  private func handle(_ action: LinkValue, _ type: TypeIndex, _ name: Name, _ state: LinkState) {
    let isInner = walk.isHandlingAction
    walk.depth += 1
    walk.isHandlingAction = true
    defer {
      walk.depth -= 1
      walk.isHandlingAction = isInner
    }
    for arm in arms(testing: name, of: type) where walk.spend() {
      let frame = LinkFrame(file: arm.pattern.file, scope: arm.owner)
      let inner = LinkState(values: arm.values, address: state.address)
      for way in walk.patterns.match(action, [arm.pattern.node], inner, in: frame) where way.holds != false {
        _ = walk.statements.run(arm.body.node, way.state, in: frame)
      }
    }
  }

  /// Tells whether nothing more was read for an action yet: actions may send each other.
  private func isNew(_ action: LinkValue, _ address: LinkAddress) -> Bool {
    let sent = SentAction(action: action, address: address)
    if let depth = walk.sentActions[sent], depth <= walk.depth { return false }
    walk.sentActions[sent] = walk.depth
    return true
  }

  /// Follows an effect that a reducer returns: `.send(.open(.profile))`, `.run { send in await send(.open(.profile)) }`.
  func follow(effect call: PathCall, _ state: LinkState) {
    switch call.text {
    case "send": for value in call.values { deliver(value, state) }
    case "run", "task":
      for case .closure(let index) in call.values { _ = walk.passed.run(closure: index, [.unknown], state) }
    default: break
    }
  }

  /// Tells whether a type is that of effects: `Effect.send(.open(.profile))`.
  func isEffect(_ type: TypeIndex) -> Bool {
    walk.isHandlingAction && ["Effect", "EffectOf", "EffectTask"].contains(walk.program.typeName(type))
  }

  /// Follows an action that a reducer has itself handle: `return reduce(into: &state, action: .open(.profile))`.
  func hand(_ call: PathCall, _ state: LinkState) {
    guard walk.isHandlingAction, call.text == "reduce" else { return }
    for (label, value) in zip(call.labels, call.values) where walk.program.name(label) == "action" {
      deliver(value, state)
    }
  }

  /// The code that tests for a case: of any action with such a case, if its type is not known.
  private func arms(testing name: Name, of type: TypeIndex) -> [ActionArm] {
    let action = TestedAction(type: type, name: name)
    if let known = walk.actionArms[action] { return known }
    let enums = type >= 0 ? [type] : walk.program.enums(withCase: name)
    let reducers = Set(enums.compactMap(reducer(ofAction:)))
    let all = reducers.sorted().flatMap { arms(testing: name, in: $0) }
    walk.actionArms[action] = all
    return all
  }

  /// The type around the `Action` that an enum is or is a part of.
  private func reducer(ofAction type: TypeIndex) -> TypeIndex? {
    var inner = type
    while inner >= 0 {
      let outer = walk.program.types[Int(inner)].outer
      if TypeRoles.short(walk.program.typeName(inner)) == "Action" { return outer < 0 ? nil : outer }
      inner = outer
    }
    return nil
  }

  private func arms(testing name: Name, in owner: TypeIndex) -> [ActionArm] {
    let values = values(in: owner)
    var found: [ActionArm] = []
    for body in walk.program.bodies(of: owner) {
      body.walk { written in
        guard case .branch(let arms) = written.form else { return }
        for arm in arms {
          for case .matches(_, let patterns) in arm.conditions.map(\.form) {
            for pattern in patterns where pattern.isCase(name) {
              found.append(ActionArm(owner: owner, values: values, pattern: pattern, body: arm.body))
            }
          }
        }
      }
    }
    return found
  }

  /// The values in the code of a reducer: itself, and its state by the names that `Reduce { state, action in … }` and functions give it.
  private func values(in owner: TypeIndex) -> [Name: LinkValue] {
    var found: [Name: LinkValue] = [walk.selfName: .object(owner, [:])]
    guard let type = walk.members.type("State", nestedIn: owner) else { return found }
    let functions = walk.program.types[Int(owner)].functionOrder.map { walk.program.functions[Int($0)] }
    for function in functions {
      for parameter in function.parameters
      where ["State", walk.program.typeName(type)].contains(
        walk.program.text(of: parameter.type, in: function.file))
      {
        found[parameter.name] = .object(type, [:])
      }
    }
    for body in walk.program.bodies(of: owner) {
      body.walk { written in
        guard case .call(let callee, let arguments) = written.form, callee.text == "Reduce",
          case .closure(let names, _)? = arguments.last?.value.form, names.count == 2
        else { return }
        found[names[0]] = .object(type, [:])
      }
    }
    return found
  }
}

/// An action that code sends for an address.
struct SentAction: Hashable {
  var action: LinkValue
  var address: LinkAddress
}

/// A case of an action that code tests for; its type is -1 if it is not known.
struct TestedAction: Hashable {
  var type: TypeIndex
  var name: Name
}

/// A part of a `switch` over actions, with the type whose code it is.
struct ActionArm {
  var owner: TypeIndex
  var values: [Name: LinkValue]
  var pattern: Written
  var body: Written
}

extension Written {
  fileprivate func isCase(_ name: Name) -> Bool {
    if case .enumCase(name, _) = form { true } else { false }
  }
}
