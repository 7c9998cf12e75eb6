/// One call that is being played.
final class Frame {
  let outer: Frame?
  let me: Thing?
  let function: FunctionNode?
  /// The type whose text is played, which may be an ancestor of `me`.
  let owner: TypeID?
  let file: String
  let scope: Scope
  /// The things that were handed in.
  let arguments: Set<ObjectIdentifier>
  /// The cases of enums that were handed in.
  var members: [EnumMember] = []
  /// Why this is played: who asked for it.
  var cause: Cause
  /// The type of what is returned, where the body is a property's.
  var returned: TypeShape?
  /// The cases of enums that lead to the place being played.
  var labels: [Label] = []
  /// The call that is being followed from here.
  var site: Player.Call?
  /// What was asked of a URL on the way to the place being played.
  var address = Address()
  /// What the body has returned so far.
  var results: [Value] = []
  let depth: Int
  /// Whether the call was handed something of interest, which its closures may pass on.
  var isHandedSomething = false
  /// How many calls lie between this and the flow's own text.
  var away = 0

  struct Label: Hashable {
    var type: TypeID?
    let name: String
    /// What the case carries, where its declaration is known.
    var parameters: [ParameterFacts]
    /// Whether the code itself chose the case, as in `show(.cart)`, and not whoever asked.
    var isChosen = false
    /// All cases of a tuple of patterns, of which one is the event.
    var all: [String] = []
  }

  init(
    outer: Frame?, me: Thing?, function: FunctionNode?, owner: TypeID?, file: String, scope: Scope,
    arguments: Set<ObjectIdentifier>, cause: Cause, depth: Int? = nil
  ) {
    self.outer = outer
    self.me = me
    self.function = function
    self.owner = owner
    self.file = file
    self.scope = scope
    self.arguments = arguments
    self.cause = cause
    self.depth = depth ?? (outer?.depth ?? 0) + 1
    away = outer.map { $0.away + 1 } ?? 0
  }

  /// What was asked of a URL here and in the calls that lead here.
  var wholeAddress: Address {
    stack.reversed().reduce(into: Address()) { whole, frame in whole.add(frame.address) }
  }

  /// The frame in which all began.
  var outermost: Frame { stack.reduce(self) { $1 } }

  /// This frame and those that called it, innermost first.
  var stack: Stack { Stack(innermost: self) }

  struct Stack: Sequence {
    let innermost: Frame

    func makeIterator() -> Iterator { Iterator(next: innermost) }

    struct Iterator: IteratorProtocol {
      fileprivate var nextFrame: Frame?

      fileprivate init(next: Frame) { nextFrame = next }

      mutating func next() -> Frame? {
        defer { nextFrame = nextFrame?.outer }
        return nextFrame
      }
    }
  }
}

/// Who asked for what is played.
struct Cause {
  enum Kind { case start, sender, link, gate, none }

  var kind: Kind = .none
  var sender: Thing?
  var trigger = ""
  /// Whether this is a screen's own code, looked through for what it says to the flow.
  var isSpeech = false
  /// Whether this stands for whoever asks, in what a method of the flow is remembered to do.
  var isAnyone = false
}
