/// Plays the code of one flow: follows its values until something is shown.
///
/// Nothing is run. A body is gone through once for each way that leads to it, with every branch taken that the values at
/// hand do not rule out.
final class Player {
  let knowledge: Knowledge
  let flow: TypeID
  /// What the play makes; it is let go with the player.
  let arena = Arena()
  /// The instance of the flow that is played.
  let me: Thing
  var sightings: [Sighting] = []
  var waiting: [Trigger] = []
  var registered: Set<String> = []
  /// Screens and child flows that this flow made, in the order in which they were made.
  var made: [Thing] = []
  var visited: Set<ObjectIdentifier> = []
  /// The screens and what they hold whose own code was looked through for what it says to the flow.
  var heard: Set<ObjectIdentifier> = []
  /// Properties of flows by which others put their screens on show.
  var presentables: Set<String> = []
  /// The property of a child flow by which a screen was got at.
  var readAs: [ObjectIdentifier: String] = [:]
  /// What the flow's own methods were seen to do, each played once.
  var tales: [TaleKey: Tale] = [:]
  /// The tales that are being found out, outermost first.
  var telling: [Tale] = []
  /// The screens that are asked for by text, and the rule by which they are.
  var paths: [String: PathEntry] = [:]
  /// The paths in the order of their builders.
  var pathOrder: [String] = []
  var pathRule: Conventions.Paths?
  /// The paths that somebody asked for.
  var asked: Set<String> = []
  /// Whether any code asked about a URL yet, so that most returns need not be looked at.
  var hasAsked = false
  /// The candidates that it came upon, some of which may turn out to be mere mechanics.
  var met: Set<TypeID> = []
  /// Whether the flow puts something on show that it was only handed.
  var carries = false
  /// The screens that segues lead to, by their types.
  var bySegue: [TypeID: Thing] = [:]
  /// Whether the flow chose something to show that could not be followed.
  var choosesUnknown = false
  /// The events of state machines that were raised, by name.
  var raised: [String: [Raised]] = [:]
  /// The flow's table of routes, once it was read.
  var table: PlayedTable?
  /// What the flow's initialisers were not given, so that those who make the flow know more, with what is known of it here.
  var missing: [String: TypeID?] = [:]
  /// What flows are asked for first that it was seen to hand over.
  var wishes: [TypeID: Set<FirstWish>] = [:]
  /// The routes that the flow lists beside the code that goes them.
  var listed: [PlayedTable.Entry] = []
  /// The links that came up.
  var links: [LinkSighting] = []
  /// The parameters of a query that the code under way has read.
  var queryNames: [String] = []
  /// The names of the methods that answer a protocol, which others call.
  private(set) lazy var answers: Set<String> = {
    let protocols = knowledge.ancestries[flow.index].dropFirst().compactMap(\.id).filter {
      program[$0].kind == .protocol
    }
    return Set(protocols.flatMap { program[$0].functionOrder.filter { !$0.facts.hasBody }.map(\.facts.name) })
  }()
  /// Containers that were put on show while they were empty.
  var emptyOnShow: [ObjectIdentifier: EmptyOnShow] = [:]
  var steps = 0
  /// All things that came up, as of a step: while nothing is played they stay the same.
  var foundThings: (steps: Int, all: [Thing]) = (-1, [])
  /// The calls that were played already for whatever asked last, with what they were called on and what they gave.
  var repeats: [Repeat: (thing: Thing?, value: Value)] = [:]
  /// How often something of interest was stored.
  var changes = 0
  var active: Set<ActiveCall> = []
  /// How many calls are under way.
  private(set) var underWay = 0
  /// The outermost call under way that was not played once more inside of itself.
  var cut = Int.max
  /// What static properties and properties of cases were seen to be.
  var constants: [ConstantRead: Value] = [:]
  /// How often something was seen or met that matters.
  var noted = 0
  private var running: [ObjectIdentifier: Running] = [:]
  private var known: Set<String> = []

  private var entrySteps = 0
  /// Whether some of the flow's code was not followed to its end, since it leads to too much other code.
  private(set) var ranOut = false
  static let deepest = 60
  /// How far from the flow's own text code is followed: routers and factories are near, services call each other without end.
  static let farthest = 14

  /// Code that runs later, when a screen or a child flow asks for it.
  struct Trigger {
    let sender: Thing
    let name: String
    let value: Value
    /// What it will be handed: an element of the publisher that it listens to.
    let element: Value
    let cause: Cause
  }

  struct ActiveCall: Hashable {
    let function: ObjectIdentifier
    let me: ObjectIdentifier?
    let arguments: Set<ObjectIdentifier>
    /// The cases of enums that are handed in, since another case leads another way.
    var cases: [String] = []
  }

  var program: Program { knowledge.program }

  init(_ flow: TypeID, knowledge: Knowledge) {
    self.flow = flow
    self.knowledge = knowledge
    let node = knowledge.program[flow]
    me = Thing(in: arena, .named(node.name), id: flow, isMade: true, file: node.file, place: node.place)
    me.maker = flow
  }

  /// Whether a call may be played: not if the same one is under way, and not if its function has called itself before.
  func begin(_ call: ActiveCall) -> Bool {
    var known = running[call.function] ?? Running(tales: telling.count, order: underWay + 1)
    guard known.depth < 3, active.insert(call).inserted else {
      leaveOut(from: known.tales)
      cut = min(cut, known.order)
      return false
    }
    known.depth += 1
    running[call.function] = known
    underWay += 1
    return true
  }

  func end(_ call: ActiveCall) {
    active.remove(call)
    underWay -= 1
    guard var known = running[call.function] else { return }
    known.depth -= 1
    running[call.function] = known.depth > 0 ? known : nil
  }

  /// A function that is under way: how often it has called itself, and how many tales had been begun before.
  private struct Running {
    var depth = 0
    let tales: Int
    /// Which of the calls under way it is.
    let order: Int
  }

  /// Notes a candidate that the play comes upon.
  func meet(_ id: TypeID) {
    met.insert(id)
    noted += 1
  }

  /// The frame in which the flow's own code is played.
  func root(_ cause: Cause) -> Frame {
    entrySteps = 0
    repeats.removeAll()
    return Frame(
      outer: nil, me: me, function: nil, owner: flow, file: program[flow].file, scope: Scope(), arguments: [],
      cause: cause)
  }

  /// Notes a sighting, once; while a tale is found out it belongs to the tale.
  func note(_ sighting: Sighting) {
    noted += 1
    if !telling.isEmpty {
      telling[telling.count - 1].sightings.append(sighting)
    } else if known.insert(sighting.identity).inserted {
      sightings.append(sighting)
    }
  }

  func canGoOn(_ frame: Frame) -> Bool {
    steps += 1
    entrySteps += 1
    guard frame.away < Player.farthest else {
      cut = 0
      return false
    }
    let limits = knowledge.limits
    let isOver = entrySteps >= limits.entry || steps >= limits.flow
    if isOver { ranOut = true }
    let canGo = !isOver && frame.depth < Player.deepest
    if !canGo {
      leaveOut()
      cut = 0
    }
    return canGo
  }
}
