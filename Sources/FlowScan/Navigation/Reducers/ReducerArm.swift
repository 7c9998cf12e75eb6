import ValueFlow

/// What a flow's reducer does when an action comes.
struct ReducerArm {
  enum Effect {
    /// Something comes on screen by a state.
    case shows(StateKey)
    /// A state gets a value that the action carries.
    case carries(property: Name, value: Name)
    case back
    case unknown(String)
  }

  struct Placed {
    var effect: Effect
    var file: Int32
    var place: Int32
  }

  /// The actions that it answers; none for a function that others call.
  var chains: [ActionChain] = []
  var effects: [Placed] = []
  /// The actions that it sends, each with how it is written.
  var sends: [Written] = []
  /// The functions of the reducer that it calls.
  var calls: Set<FunctionIndex> = []
  /// The function in which it stands.
  var function: FunctionIndex = -1
}
