/// Which code can matter to navigation, as far as its text tells: what can reach a primitive, a route request, a flow or a
/// stored closure.
///
/// Most of an app's code cannot, as its layout, its models and its services; none of that need be played.
struct Reach {
  /// A closure as it is written.
  struct ClosureKey: Hashable {
    let file: String
    let place: Place
  }

  fileprivate(set) var bodies: Set<ObjectIdentifier> = []
  fileprivate(set) var closures: Set<ClosureKey> = []
  fileprivate(set) var types: Set<TypeID> = []

  /// Whether a function may lead to something that matters.
  func matters(_ function: FunctionNode) -> Bool { bodies.contains(function.identity) }

  /// Whether reading or setting a property may lead to something that matters.
  func matters(_ property: PropertyNode) -> Bool { bodies.contains(ObjectIdentifier(property)) }

  /// Whether a closure may lead to something that matters.
  func matters(_ closure: Closure, in file: String) -> Bool {
    closures.contains(ClosureKey(file: file, place: closure.place))
  }

  /// Whether instances of a type can do something that matters.
  func matters(_ type: TypeID) -> Bool { types.contains(type) }
}

extension Reach {
  /// What stands at one end of "can lead to".
  enum Node: Hashable {
    case body(ObjectIdentifier)
    case closure(ClosureKey)
    /// Whatever the instances of a type do.
    case instances(TypeID)
    /// Any function or property of a name, where it is not known whose.
    case name(String)
    /// Any function of a name that such labels fit.
    case call(String, [String])
    /// Any of a name that an extension adds to a type of a library.
    case added(String, String)
    /// Whatever code was put into properties of a name.
    case stored(String)
    /// A primitive, a flow, a closure that may be anything.
    case goal
  }
}

/// Who leads to whom; what leads to the goal is what matters.
struct ReachGraph {
  var numbers: [Reach.Node: Int] = [:]
  var nodes: [Reach.Node] = []
  var callers: [[Int32]] = []

  mutating func number(of node: Reach.Node) -> Int {
    if let known = numbers[node] { return known }
    numbers[node] = nodes.count
    nodes.append(node)
    callers.append([])
    return nodes.count - 1
  }

  /// Whether a node is there already.
  func has(_ node: Reach.Node) -> Bool { numbers[node] != nil }

  mutating func connect(_ caller: Int, to callee: Reach.Node) {
    let target = number(of: callee)
    if callers[target].last != Int32(caller) { callers[target].append(Int32(caller)) }
  }

  /// All that leads to the goal.
  mutating func reach() -> Reach {
    var isLive = [Bool](repeating: false, count: nodes.count)
    var waiting = [number(of: .goal)]
    if isLive.count < nodes.count { return Reach() }
    while let next = waiting.popLast() {
      guard !isLive[next] else { continue }
      isLive[next] = true
      waiting += callers[next].map(Int.init)
    }
    var reach = Reach()
    for (index, node) in nodes.enumerated() where isLive[index] {
      switch node {
      case .body(let id): reach.bodies.insert(id)
      case .closure(let key): reach.closures.insert(key)
      case .instances(let id): reach.types.insert(id)
      default: continue
      }
    }
    return reach
  }
}
