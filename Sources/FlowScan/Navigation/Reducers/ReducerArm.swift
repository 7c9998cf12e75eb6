import ValueFlow

/// The effects of a flow's reducer on an action.
struct ReducerArm {
  enum Effect {
    /// Something is shown by a state.
    case shows(StateKey)
    /// The same, by the state of a child: `state.home.path.append(.detail(…))`.
    case showsInside(TypeIndex, StateKey)
    /// A state receives a value of the action.
    case carries(property: Name, value: Name)
    case back
    case unknown(String)
  }

  struct Placed {
    var effect: Effect
    var file: Int32
    var place: Int32
  }

  /// The actions that it handles; none for a function called by others.
  var chains: [ActionChain] = []
  var effects: [Placed] = []
  /// The actions that it sends, as written.
  var sends: [Written] = []
  /// The place where it dismisses what the reducer belongs to: `await dismiss()`.
  var dismissal: Written?
  /// The calls of closures that whoever made the reducer gave it: `onDone(order)`.
  var reports: [Written] = []
  /// The functions of the reducer that it calls.
  var calls: Set<FunctionIndex> = []
  /// The enclosing function.
  var function: FunctionIndex = -1
}
