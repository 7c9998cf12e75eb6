// Services and models call each other in circles. What one of them was seen to do for a reason, it does again for the same reason.
extension Player {
  /// A call of a function that is not the flow's own and that is handed nothing of the flow's.
  struct Repeat: Hashable {
    let function: ObjectIdentifier
    let thing: ObjectIdentifier?
    /// The closures that are handed in, by where they are written.
    let closures: [Reach.ClosureKey]
    /// The cases and flags that are handed in.
    let cases: [String]
    /// Where the flow's own text was left, and what asked for it.
    let site: ObjectIdentifier?
    let place: Place?
    let label: String?
    /// How often something of interest had been stored before.
    let changes: Int
  }

  /// How a call is known again; none where each call is another.
  func repeatable(_ function: FunctionNode, on thing: Thing?, _ given: [Value.Labelled], _ frame: Frame)
    -> Repeat?
  {
    guard thing !== me, !given.contains(where: { isOwnMatter($0.value) }),
      !hasAsked || frame.wholeAddress == Address()
    else { return nil }
    let own = frame.stack.first { $0.me === me }
    return Repeat(
      function: function.identity, thing: isAnyOfItsType(thing) ? nil : thing.map { ObjectIdentifier($0) },
      closures: closures(in: given), cases: given.flatMap(\.value.cases), site: own?.function?.identity,
      place: own?.site?.place,
      label: asked(in: frame), changes: changes)
  }

  /// Whether a value is the flow's, or code that was itself handed something of the flow's.
  func isOwnMatter(_ value: Value) -> Bool {
    value.leaves.contains { leaf in
      if case .closure(let closure) = leaf {
        closure.frame.me === me || closure.frame.isHandedSomething
      } else {
        isOfInterest(leaf)
      }
    }
  }

  /// Whether only the type of a thing is known, and not where it came from.
  private func isAnyOfItsType(_ thing: Thing?) -> Bool {
    thing.map { !$0.isMade && $0.origin == nil } ?? true
  }
}
