// What holds screens: containers that are filled, and flows that own what a view is bound to.
extension Player {
  /// A container that was just made and is on no screen yet only takes in what it will show.
  func fill(_ container: Thing, _ shown: [Value], _ name: String) -> Bool {
    guard container.isMade, container !== me, name == "setViewControllers" || name == "pushViewController",
      container.id == nil || container.id.map({ knowledge.isTransparent($0) }) ?? false
    else { return false }
    if name == "setViewControllers" { container.given.removeAll { $0.label == "viewControllers" } }
    container.given.append(.init(label: "viewControllers", value: .list(shown)))
    if let empty = emptyOnShow[ObjectIdentifier(container)] {
      note(.list(shown), style: empty.style, owner: nil, empty.text, at: empty.place, in: empty.frame)
    }
    return container.maker == flow && !isOwn(container)
  }

  /// Whether the flow keeps this container as its own.
  private func isOwn(_ thing: Thing) -> Bool {
    keeps(me, thing, depth: 0)
  }

  private func keeps(_ owner: Thing, _ thing: Thing, depth: Int) -> Bool {
    owner.fields.values.flatMap(\.things).contains { held in
      held === thing || (depth < 2 && held.isMade && !isFlow(held) && keeps(held, thing, depth: depth + 1))
    }
  }

  /// The flow whose property a SwiftUI modifier is bound to.
  func bindingOwner(of call: Call) -> Thing? {
    for argument in call.arguments where argument.value.isBinding {
      guard case .member(let base?, _, _) = argument.value else { continue }
      if let owner = value(of: base, in: call.frame, scope: call.scope).things.first(where: { $0 === me }) {
        return owner
      }
    }
    return nil
  }
}
