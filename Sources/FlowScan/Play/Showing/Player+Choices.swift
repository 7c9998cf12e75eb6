extension Player {
  /// Notes that the flow itself chose something to show of which nothing is known.
  ///
  /// What a method was handed to show is the choice of whoever calls it. A router or navigator of which nothing else is
  /// known may be mere mechanics, and a screen that shows others is no flow for that.
  func noteChoice(in frame: Frame) {
    guard !choosesUnknown, knowledge.isStrong(flow) else { return }
    let asked = frame.stack.reduce(nil as FunctionNode?) { $1.me === me ? $1.function ?? $0 : $0 }
    if let asked, knowledge.isHandedWhatItShows(asked) { return }
    choosesUnknown = true
  }

  /// Notes the same of a method that was played before, for a body that calls it now.
  func noteChoice(of tale: Tale, for frame: Frame) {
    guard frame.stack.contains(where: { $0.me === me && $0.function != nil }),
      tale.sightings.contains(where: \.isUnresolved)
    else { return }
    noteChoice(in: frame)
  }
}

extension Sighting {
  var isUnresolved: Bool { if case .unresolved = deed { true } else { false } }
}

extension Knowledge {
  /// Whether a function takes in a screen or a flow, by itself or as what a closure makes.
  func isHandedWhatItShows(_ function: FunctionNode) -> Bool {
    function.facts.parameters.contains { parameter in
      if case .function(_, let made) = parameter.type { return mayBeShown(made, function) }
      return mayBeShown(parameter.type, function)
    } || function.facts.generics.contains { mayBeShown($0.bound, function) }
  }

  /// Whether a screen or a flow may be of a type; a protocol may stand for the system's own, as for all view controllers.
  private func mayBeShown(_ type: TypeShape, _ function: FunctionNode) -> Bool {
    if takesShown(type, function) { return true }
    return type.parts.contains { part in
      guard let name = part.name, let id = program.find(name, in: function.owner, from: function.file) else {
        return false
      }
      return program.descendants(of: id).contains { isScreen($0) || isScreen(program[$0].name) }
    }
  }
}
