// With what a flow ends.
extension Player {
  /// What the case carries by which the flow ends.
  func result(of member: EnumMember, among types: [TypeShape], _ frame: Frame) -> String {
    let known = types.lazy.flatMap(\.parts).compactMap { part in
      part.name.flatMap { self.program.find($0, in: frame.owner, from: frame.file) }
    }
    let declared = ([member.type].compactMap(\.self) + known).lazy.compactMap { id in
      self.program[id].cases.first { $0.name == member.name }
    }
    return text(of: declared.first?.parameters.map(\.type) ?? [])
  }

  /// The types as one: several are a tuple, nothing is empty.
  func text(of types: [TypeShape]) -> String {
    let known = types.filter {
      $0 != .void && !$0.isFunction && $0 != .unknown && !["Void", "Never"].contains($0.name)
    }
    guard known.count > 1 else { return known.first.map { "\($0)" } ?? "" }
    return "(" + known.map { "\($0)" }.joined(separator: ", ") + ")"
  }

  /// Whether a parameter only says which flow it is that speaks: `didFinish(_ flow: CheckoutCoordinator)`.
  func isSelf(_ type: TypeShape, _ frame: Frame) -> Bool {
    type.parts.contains { part in
      guard let name = part.name else { return false }
      if name == "Any" || name == "AnyObject" { return true }
      guard let id = program.find(name, in: frame.owner, from: frame.file) else { return false }
      return knowledge.ancestries[flow.index].contains { $0.id == id }
    }
  }
}
