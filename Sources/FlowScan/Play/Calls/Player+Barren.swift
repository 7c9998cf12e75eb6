// Much of what an app does leads nowhere that matters here, as text alone cannot tell. What was played once and showed, told and
// kept nothing of interest is not played again, whichever flow comes upon it.
extension Player {
  /// A call that is handed nothing of interest, on a thing that holds nothing of interest.
  struct BarrenCall: Hashable {
    let function: ObjectIdentifier
    let type: TypeShape?
    /// The closures that are handed in, by where they are written.
    let closures: [Reach.ClosureKey]
    /// The cases and flags that are handed in.
    let cases: [String]
    let cause: Cause.Kind
    let isSpeech: Bool
  }

  /// How a call is known again by everybody; none where it may matter who calls, or what comes back.
  func barrenCall(_ function: FunctionNode, on thing: Thing?, _ given: [Value.Labelled], _ frame: Frame)
    -> BarrenCall?
  {
    guard thing !== me, thing.map({ isClean($0) }) ?? true,
      !given.contains(where: { isOwnMatter($0.value) })
    else { return nil }
    return BarrenCall(
      function: function.identity, type: thing?.type,
      closures: closures(in: given), cases: given.flatMap(\.value.caseNames), cause: frame.cause.kind,
      isSpeech: frame.cause.isSpeech)
  }

  /// The closures that are handed in, by where they are written.
  func closures(in given: [Value.Labelled]) -> [Reach.ClosureKey] {
    given.flatMap(\.value.leaves).compactMap { leaf in
      guard case .closure(let closure) = leaf else { return nil }
      return .init(file: closure.frame.file, place: closure.closure.place)
    }
  }

  /// Whether a thing neither is of interest nor holds anything that is.
  private func isClean(_ thing: Thing) -> Bool {
    thing.handlers.isEmpty && !isOfInterest(.thing(thing))
      && !thing.fields.values.contains { isOfInterest($0, depth: 1) }
  }

  /// How much the play has found so far: what leaves this as it was has done nothing that matters.
  var found: Int {
    noted + changes + waiting.count + made.count + links.count + asked.count + presentables.count
      + queryNames.count + readAs.count + emptyOnShow.count + paths.count + (hasAsked ? 1 : 0)
      + wishes.count + (carries ? 1 : 0)
  }

  /// Plays a call unless it is known to lead to nothing; finds out whether it does.
  func playUnlessBarren(
    _ call: BarrenCall?, on thing: Thing?, of function: FunctionNode, in frame: Frame, play: () -> Value
  ) -> Value {
    guard let call else { return play() }
    if knowledge.barren.contains(call) { return leave(function, on: thing, in: frame) }
    let (before, outerCut, order) = (found, cut, underWay)
    cut = .max
    let value = play()
    let isWhole = cut > order
    if isWhole, found == before, saysNothing(value, function) { knowledge.barren.insert(call) }
    cut = min(outerCut, isWhole ? .max : cut)
    return value
  }

  /// Whether a function gave back no more than its declaration tells.
  private func saysNothing(_ value: Value, _ function: FunctionNode) -> Bool {
    guard tellsByResult(function) else { return true }
    return value.leaves.allSatisfy { leaf in
      switch leaf {
      case .unknown: true
      case .thing(let thing): !thing.isMade && thing.type == function.facts.result && thing.fields.isEmpty
      default: false
      }
    }
  }

  /// What is left of a call that is not played: what is made still has what it was given.
  private func leave(_ function: FunctionNode, on thing: Thing?, in frame: Frame) -> Value {
    if function.facts.name == "init", let thing {
      for argument in thing.given where !argument.value.isUnknown && thing.fields[argument.label] == nil {
        thing.fields[argument.label] = argument.value.kept
      }
    }
    return result(of: function, on: thing, in: frame)
  }
}
