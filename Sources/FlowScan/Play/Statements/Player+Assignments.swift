// Properties that put on show what is assigned to them.
extension Player {
  /// `window.rootViewController = …`, `tabs.viewControllers = […]`, `coordinator.sheet = .login`.
  func show(
    _ value: Value, byAssigning name: String, to owner: Thing?, at place: Place, text: String, in frame: Frame
  ) {
    if let owner, let id = owner.id, let style = knowledge.bindings[name], program[id].kind == .class,
      !isScreen(id)
    {
      return showBound(value, style: style, text, at: place, in: frame)
    }
    if showRoutes(value, text, at: place, in: frame) { return }
    guard let rules = knowledge.assignments[name] else { return }
    let rule = rules.first { rule in
      guard !rule.on.isEmpty else { return true }
      guard let owner else { return rule.on.contains("UIWindow") }
      return isOneOf(owner, rule.on)
        || (owner.id == nil && owner.type == .unknown && rule.on.contains("UIWindow"))
    }
    guard let rule, owner !== me else { return }
    if let owner, owner.isMade, rule.style == "root", !isWindow(owner),
      fill(owner, [value], "setViewControllers")
    {
      return
    }
    if case .list(let items) = value {
      for item in items { note(item, style: rule.style, owner: nil, text, at: place, in: frame) }
    } else {
      note(value, style: rule.style, owner: nil, text, at: place, in: frame)
    }
  }

  /// Shows what is put where a SwiftUI container looks: a route, or something that holds a screen.
  func showBound(_ value: Value, style: String, _ text: String, at place: Place, in frame: Frame) {
    if showRoute(value, style: style, text, at: place, in: frame) { return }
    let isKnown = subjects(of: value).contains { subject in
      switch subject {
      case .flow, .screen: true
      default: false
      }
    }
    if isKnown { note(value, style: style, owner: nil, text, at: place, in: frame) }
  }

  private func isWindow(_ thing: Thing) -> Bool {
    thing.type.name == "UIWindow"
  }
}
