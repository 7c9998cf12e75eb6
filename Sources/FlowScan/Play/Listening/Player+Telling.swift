// What a method of the flow does does not hang on who asks for it. So it is played once, and told again for each who asks.
extension Player {
  /// What one method was seen to do, whoever asked.
  struct Tale {
    let key: TaleKey
    var sightings: [Sighting] = []
    var raised: [(name: String, label: String?)] = []
    var value: Value = .unknown
    /// Whether something was left out, as a call that was under way already.
    var isPartial = false
  }

  /// A method, and what is sure of its arguments.
  struct TaleKey: Hashable {
    let function: ObjectIdentifier
    let flags: [String]

    init(_ function: FunctionNode, _ given: [Value.Labelled]) {
      self.function = function.identity
      flags = given.compactMap { argument in argument.value.holds.map { "\(argument.label)=\($0)" } }
    }
  }

  /// Whether a call can be told again: the flow's own text, handed nothing that would lead it another way.
  func isTellable(_ function: FunctionNode, on thing: Thing?, _ given: [Value.Labelled], _ frame: Frame)
    -> Bool
  {
    guard thing === me, function.owner == flow, function.facts.name != "init" else { return false }
    if hasAsked, frame.wholeAddress != Address() { return false }
    return given.flatMap(\.value.leaves).allSatisfy { leaf in
      if leaf.holds != nil { return true }
      guard case .thing(let thing) = leaf, !thing.isMade else { return false }
      return thing.id.map { !knowledge.isScreen($0) && !knowledge.isCandidate[$0.index] }
        ?? (thing.type != .unknown)
    }
  }

  /// Tells what a method does; the first time it is played to find out.
  ///
  /// Nothing is told inside of its own tale.
  func tell(
    _ function: FunctionNode, _ given: [Value.Labelled], for frame: Frame, cause: Cause,
    play: (Frame) -> Value
  ) -> Value {
    let key = TaleKey(function, given)
    if let outer = telling.firstIndex(where: { $0.key == key }) {
      leaveOut(from: outer + 1)
      return result(of: function, on: me, in: frame)
    }
    if let tale = tales[key] {
      retell(tale, for: frame, cause: cause)
      return tale.value
    }
    var anyone = cause
    anyone.isAnyone = true
    let start = Frame(
      outer: nil, me: me, function: nil, owner: flow, file: frame.file, scope: Scope(), arguments: [],
      cause: anyone,
      depth: frame.depth)
    telling.append(Tale(key: key))
    let value = play(start)
    var tale = telling.removeLast()
    tale.value = value
    if !tale.isPartial { tales[key] = tale }
    retell(tale, for: frame, cause: cause)
    return value
  }

  private func retell(_ tale: Tale, for frame: Frame, cause: Cause) {
    let label = asked(in: frame)
    let cases = self.cases(in: frame)
    for known in tale.sightings {
      var sighting = known
      if known.cause.isAnyone {
        sighting.cause = cause
        sighting.label = known.label ?? label
        sighting.cases += cases
      }
      note(sighting)
    }
    noteChoice(of: tale, for: frame)
    for (name, inner) in tale.raised { raise(name, Raised(cause: cause, label: inner ?? label)) }
  }

  /// All that was seen so far, also in what is being told.
  var seen: [Sighting] { telling.isEmpty ? sightings : sightings + telling.flatMap(\.sightings) }

  /// Gives a link the whole pattern, once the code that answers it was seen to read its query.
  func rename(_ trigger: String, to whole: String) {
    for index in sightings.indices where sightings[index].cause.trigger == trigger {
      sightings[index].cause.trigger = whole
    }
    for tale in telling.indices {
      for index in telling[tale].sightings.indices
      where telling[tale].sightings[index].cause.trigger == trigger {
        telling[tale].sightings[index].cause.trigger = whole
      }
    }
  }

  /// Notes that a call was left out of what is being told, since it is under way already.
  ///
  /// A tale that was begun before the function under way is whole all the same.
  func leaveOut(from first: Int = 0) {
    for index in telling.indices where index >= first { telling[index].isPartial = true }
  }
}
