import SwiftFacts
import ValueFlow

/// Walks code that receives a link, path by path, and records the conditions on the link on each.
final class LinkWalk {
  let program: SourceProgram
  private let roles: TypeRoles
  /// The functions that register the handler of a pattern, with the argument that is the pattern.
  let registering: [String: String]
  /// The same for functions of the app's own, which take a handler for what they match.
  let registries: [String: AppRegistries.Registry]
  /// The functions that take a URL to find a handler, for each pattern that is registered with their class.
  var registered: [String: Set<FunctionIndex>] = [:]
  /// The addresses with which each function ends, of those that have a host.
  var ends: [FunctionIndex: Set<LinkAddress>] = [:]
  /// The addresses that lead to each place in the code.
  private(set) var addresses: [CodeSpot: Set<LinkAddress>] = [:]
  /// Of these, the addresses that the code around the place decides by, and not its callers.
  private(set) var decided: [CodeSpot: Set<LinkAddress>] = [:]
  /// The places in parsers that hand on what is left of a link: there, it is often read only in part.
  var keptSpots: Set<CodeSpot> = []
  /// The links that functions which are given a link exclude for places in them.
  var excluded = ExcludedLinks()
  /// The places that only those decide, or segments that code takes from the link there.
  private(set) var decidedInside: Set<CodeSpot> = []
  /// For calls, the addresses by which each function that they may call was entered: the link may have chosen the object.
  private(set) var entries: [CodeSpot: [FunctionIndex: Set<LinkAddress>]] = [:]
  var passedFlows = PassedFlows()
  /// The parts of the link that the arguments of a call carry, for each address that leads to the call.
  private(set) var carried: [CodeSpot: [LinkAddress: [LinkPart]]] = [:]
  /// Of these, the segments that code takes from the link where it calls.
  private(set) var taken: [CodeSpot: [LinkAddress: Set<LinkPart>]] = [:]
  private(set) var sightings: [LinkSighting] = []
  /// The places of the values of dictionaries.
  private(set) var tables: Set<CodeSpot> = []
  private var seen: Set<LinkSighting> = []
  /// The functions that received a link.
  var entered: Set<FunctionIndex> = []
  /// Of these, the functions that received one from the system, directly or through others.
  var reached: Set<FunctionIndex> = []
  var closures: [LinkClosure] = []
  private var closureIndices: [LinkClosure: Int] = [:]
  /// The code of objects that is being run, and what was observed in it so far.
  var kept: Set<KeptCode> = []
  var keptNotes = KeptNotes()
  var linkTypes = LinkTypes()
  /// How often such code was run for one entry, and whether some was left out.
  var keptRuns = 0
  var isCutShort = false
  /// For types, whether their objects may take a link apart.
  var readers: [TypeIndex: Bool] = [:]
  var walked: [WalkedCall: WalkedCall.Ending] = [:]
  /// The calls on objects of which only a class or protocol is known, and how often each is being read.
  var handed: [HandedCall: Int] = [:]
  var depth = 0
  /// Whether the code is that of a reducer which handles an action.
  var isHandlingAction = false
  /// The properties whose initial values are being read.
  var constants: Set<PropertyIndex> = []
  /// The names of parameters that a closure over query items tested.
  var asked: [String] = []
  /// The steps that one entry may take, and those that are left for the current one.
  private let limit: Int
  private var budget = 0
  /// The places of the code of entries for which that was not enough.
  var unfinished: [CodeSpot] = []
  /// For cases, the code that tests for an action of this case.
  var actionArms: [TestedAction: [ActionArm]] = [:]
  /// For reducers, the cases of the actions of others that carry their actions; nil before the first use.
  var carriedActions: [TypeIndex: [TestedAction]]?
  /// The actions that code sends for one entry, with the least depth of the code that does.
  var sentActions: [SentAction: Int] = [:]
  /// Whether the app has routers of URLRouting.
  let usesRouters: Bool
  /// The ways through the routers by which calls take links apart.
  var routerCalls: [CodeSpot: [RouterWay]] = [:]
  /// Whether a link was taken apart by one.
  var isRouted = false
  /// The ways through the routers that were read, or are being read.
  var routers: [RouterCode: [RouterWay]] = [:]
  /// The places of parsers in routers that could not be read.
  var unreadRouters: Set<CodeSpot> = []
  /// For names of properties, whether some code changes them.
  var changedNames: [Name: Bool] = [:]
  /// The values that properties have in all objects of their types that the app makes.
  var givenConstants: [PropertyIndex: LinkValue] = [:]
  /// For properties, what initialisers put together for them; unknown if nothing.
  var assembledProperties: [PropertyIndex: LinkValue] = [:]
  /// All functions by name.
  private(set) var everywhere: [Name: [FunctionIndex]] = [:]

  /// The key of `self` among the names of a body.
  let selfName: Name = -1
  static let most = 400
  /// The most values that one may have; tables of links have one for each screen.
  private static let mostValues = 400

  init(
    _ program: SourceProgram, _ roles: TypeRoles, registering: [String: String],
    registries: [String: AppRegistries.Registry] = [:], limit: Int? = nil
  ) {
    (self.program, self.roles) = (program, roles)
    (self.registering, self.registries) = (registering, registries)
    self.limit = limit ?? 1_000_000
    usesRouters = program.files.indices.contains { file in
      program.imports(Int32(file)).contains { program.name($0) == "URLRouting" }
    }
    for (index, function) in program.functions.enumerated() where function.body >= 0 {
      everywhere[function.name, default: []].append(FunctionIndex(index))
    }
  }

  // The parts that work on code and values, by subject.

  var statements: LinkStatements { LinkStatements(walk: self) }
  var expressions: LinkExpressions { LinkExpressions(walk: self) }
  var conditions: LinkConditions { LinkConditions(walk: self) }
  var patterns: LinkPatterns { LinkPatterns(walk: self) }
  var calls: LinkCalls { LinkCalls(walk: self) }
  var construction: LinkConstruction { LinkConstruction(walk: self) }
  var passed: PassedCode { PassedCode(walk: self) }
  var members: LinkMembers { LinkMembers(walk: self) }
  var answers: LinkAnswers { LinkAnswers(walk: self) }
  var actions: LinkActions { LinkActions(walk: self) }
  var linkRouters: LinkRouters { LinkRouters(walk: self) }
  var left: LeftValues { LeftValues(walk: self) }
  var typeTests: LinkTypeTests { LinkTypeTests(walk: self) }

  /// Tells whether objects of a type are flows.
  func isFlow(_ type: TypeIndex) -> Bool { roles.isFlow(type) || roles.isFlowProtocol(type) }

  func begin() {
    budget = limit
    (keptRuns, isCutShort) = (0, false)
    sentActions = [:]
  }

  /// Ends the reading of an entry at a place in the code.
  func end(_ file: Int32, _ place: Int32) {
    if budget <= 0 || isCutShort { unfinished.append(CodeSpot(file: file, place: place)) }
  }

  /// Whether there is work left for one entry; hostile code would branch without end.
  func spend() -> Bool {
    budget -= 1
    return budget > 0 && depth < 14
  }

  /// The number of a closure; the same code with the same values is the same closure.
  func index(of closure: LinkClosure) -> Int {
    var key = closure
    // A parser that makes itself again is the same one, however much of the link was read before.
    if !kept.isEmpty { key.frame.given = LinkAddress() }
    if let known = closureIndices[key] {
      // The conditions that hold where code passes it on are those of now.
      closures[known].frame.given = closure.frame.given
      return known
    }
    closures.append(closure)
    closureIndices[key] = closures.count - 1
    return closures.count - 1
  }

  /// Ends the reading of one entry, as if it had taken all its steps.
  func giveUp() { budget = 0 }

  // MARK: - Observations

  /// Records that a place is reached by a link, or by one of those that a value is made of.
  func note(_ place: Int32, _ state: LinkState, in frame: LinkFrame, with value: LinkValue = .unknown) {
    guard state.address.isLink || value.isOfLink else { return }
    if kept.isEmpty { excluded.note(CodeSpot(file: frame.file, place: place), in: frame) }
    let note = LinkNote(
      spot: CodeSpot(file: frame.file, place: place), address: state.address,
      isDecided: state.address.bare != frame.given)
    if kept.isEmpty { record(note) } else { keptNotes.add(note) }
  }

  func record(_ note: LinkNote) {
    addresses[note.spot, default: []].insert(note.address)
    if note.isDecided { decided[note.spot, default: []].insert(note.address) }
  }

  /// Counts as decided by the code around a place what that excludes other links for, of those that its function was called with.
  func settleExclusions() {
    for spot in excluded.spots {
      if decided[spot] == nil { decidedInside.insert(spot) }
      decided[spot, default: []].formUnion(addresses[spot] ?? [])
    }
  }

  /// Records that a call of a function is reached by a link.
  func note(entering function: FunctionIndex, at spot: CodeSpot, _ address: LinkAddress) {
    if address.isLink { entries[spot, default: [:]][function, default: []].insert(address) }
  }

  /// Records the parts of a link that a call receives.
  func carry(_ values: [LinkValue], to spot: CodeSpot, _ address: LinkAddress, in frame: LinkFrame) {
    guard address.isLink else { return }
    for part in values.flatMap(\.heldParts)
    where !(carried[spot]?[address]?.contains(part) ?? false) {
      carried[spot, default: [:]][address, default: []].append(part)
    }
    // A segment that the code takes from the link itself makes it a longer link than the one by which the code was chosen.
    for part in values.compactMap(\.part) where !frame.parts.contains(part) && address.mayLack(part) {
      taken[spot, default: [:]][address, default: []].insert(part)
      if decided[spot] == nil { decidedInside.insert(spot) }
      decided[spot, default: []].insert(address)
    }
  }

  /// Records the value of a dictionary, which code looks up by a link elsewhere.
  func noteTable(_ node: Int32, in frame: LinkFrame) {
    let file = program.files[Int(frame.file)]
    guard node >= 0, [.member, .call].contains(file.op(node)) else { return }
    tables.insert(CodeSpot(file: frame.file, place: file.code[Int(node) + 1]))
  }

  func see(_ value: LinkValue, at place: Int32, _ state: LinkState, in frame: LinkFrame, isGiven: Bool) {
    guard state.address.isLink || value.isOfLink, !value.cases.isEmpty || !state.address.written.isEmpty
    else {
      return
    }
    let sighting = LinkSighting(
      address: state.address, value: value, spot: CodeSpot(file: frame.file, place: place), isGiven: isGiven)
    if kept.isEmpty { record(sighting) } else { keptNotes.sightings.append(sighting) }
  }

  func record(_ sighting: LinkSighting) {
    if seen.insert(sighting).inserted { sightings.append(sighting) }
  }

  // MARK: - Joining

  /// Joins paths with the same conditions on the link.
  func joined(_ outcomes: [LinkOutcome]) -> [LinkOutcome] {
    var found: [LinkOutcome] = []
    var next: [(LinkValue, LinkState)] = []
    for outcome in outcomes {
      switch outcome {
      case .given: found.append(outcome)
      case .next(let value, let state): join(value, state, into: &next)
      }
    }
    return found + next.prefix(Self.most).map { .next($0, $1) }
  }

  func joined(_ results: LinkResults) -> LinkResults {
    if results.count < 2 { return results }
    var found: LinkResults = []
    for result in results
    where !found.contains(where: { $0.value == result.value && $0.state == result.state }) {
      found.append(result)
    }
    return Array(found.prefix(Self.most))
  }

  private func join(_ value: LinkValue, _ state: LinkState, into list: inout [(LinkValue, LinkState)]) {
    let index = list.firstIndex {
      $0.1.address.isSame(as: state.address) && !$0.1.hasOtherSegments(than: state)
    }
    guard let index else { return list.append((value, state)) }
    list[index].1.address.join(state.address)
    list[index].0 = LinkWalk.eitherOrOpen(list[index].0, value)
    for (name, value) in state.values {
      list[index].1.values[name] = LinkWalk.either(list[index].1.values[name] ?? value, value)
    }
  }

  /// Joins the values of two paths: a condition that holds on one of them, and may or may not on the other, is open.
  private static func eitherOrOpen(_ one: LinkValue, _ other: LinkValue) -> LinkValue {
    switch (one, other) {
    case (.flag, .unknown), (.unknown, .flag): .unknown
    default: either(one, other)
    }
  }

  /// Joins two values, keeping what is known of one.
  static func either(_ one: LinkValue, _ other: LinkValue) -> LinkValue {
    if one == other || other == .unknown || other == .none { return one }
    if one == .unknown || one == .none { return other }
    let all = (one.alternatives + other.alternatives).reduce(into: [LinkValue]()) { list, value in
      if !list.contains(value) { list.append(value) }
    }
    return all.count > mostValues ? .unknown : .oneOf(all)
  }
}

extension LinkValue {
  /// The values that it may be; a list with one uncertain element may be a list with any of its values.
  var alternatives: [LinkValue] {
    switch self {
    case .oneOf(let values): values
    case .list(let values) where values.filter(\.isUncertain).count == 1:
      values[values.firstIndex(where: \.isUncertain) ?? 0].alternatives.map { one in
        .list(values.map { $0.isUncertain ? one : $0 })
      }
    default: [self]
    }
  }

  private var isUncertain: Bool { if case .oneOf = self { true } else { false } }
}

/// A closure with its scope.
struct LinkClosure: Hashable {
  var frame: LinkFrame
  var node: Int32
  var values: [Name: LinkValue]
}

/// A place in the code of a file.
struct CodeSpot: Hashable, Comparable {
  var file: Int32
  var place: Int32

  static func < (one: CodeSpot, other: CodeSpot) -> Bool {
    (one.file, one.place) < (other.file, other.place)
  }
}

/// An observed link: its address, and the value that it is turned into there.
struct LinkSighting: Hashable {
  var address: LinkAddress
  var value: LinkValue
  var spot: CodeSpot
  /// Whether it is the result of code that received the link.
  var isGiven: Bool
}
