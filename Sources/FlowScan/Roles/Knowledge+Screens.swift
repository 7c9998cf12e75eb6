// What a type is on screen.
extension Knowledge {
  func inherits(_ id: TypeID, _ name: String) -> Bool {
    ancestorNames[id.index].contains(name)
  }

  func isScreen(_ id: TypeID) -> Bool { isOnScreen[id.index] }

  func isScreen(_ name: String) -> Bool { screens.contains(name) }
  func isContainer(_ name: String) -> Bool { containers.contains(name) }
  func isSystem(_ name: String) -> Bool { system.contains(name) }

  /// A subclass of a container that only holds others, as a navigation controller with a colour of its own.
  func isTransparent(_ id: TypeID) -> Bool {
    let names = ancestorNames[id.index]
    return names.contains("UINavigationController") || names.contains("UIHostingController") || isFrame(id)
  }

  /// A view controller of the program's own that drives a navigation controller inside of it.
  private func isFrame(_ id: TypeID) -> Bool {
    ancestries[id.index].compactMap(\.id).contains { id in
      let node = program[id]
      let drives = ["pushViewController", "setViewControllers"].contains { node.functions[$0] != nil }
      return drives && node.kind == .class
        && node.properties.values.contains { $0.facts.type.name == "UINavigationController" }
    }
  }

  func isSystem(_ id: TypeID) -> Bool {
    !ancestorNames[id.index].isDisjoint(with: system)
  }
}
