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
    handle(value, ActionArms(walk: walk).arms(testing: name, with: values, of: type), state)
    for value in values { deliver(value, state) }
  }

  private func handle(_ action: LinkValue, _ arms: [ActionArm], _ state: LinkState) {
    let isInner = walk.isHandlingAction
    walk.depth += 1
    walk.isHandlingAction = true
    defer {
      walk.depth -= 1
      walk.isHandlingAction = isInner
    }
    for arm in arms where walk.spend() {
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
}

/// An action that code sends for an address.
struct SentAction: Hashable {
  var action: LinkValue
  var address: LinkAddress
}
