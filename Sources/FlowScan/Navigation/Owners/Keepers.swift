import ValueFlow

/// The screens and flows that hold each object, directly or through other objects.
struct Keepers {
  /// The role of a holder.
  enum Role {
    case flow(TypeIndex)
    case screen(TypeIndex)
    /// A screen that only counts if nothing else does; its own holders count through it.
    case unshown(TypeIndex)
    case nothing
  }

  /// The holders of an object by role, up to the numbers of interest.
  struct Holding: Equatable {
    fileprivate(set) var screens: [TypeIndex] = []
    fileprivate(set) var unshown: [TypeIndex] = []
    fileprivate(set) var flows: [TypeIndex] = []

    /// The most screens that an object is attributed to; more have nothing in common.
    fileprivate static let most = 3

    var isShared: Bool { screens.count > Self.most }

    var owner: CodeOwners.Owner {
      if isShared { return .nobody }
      if !screens.isEmpty { return .screens(screens.sorted()) }
      if flows.isEmpty, unshown.count == 1 { return .screens(unshown) }
      return flows.count == 1 ? .flow(flows[0]) : .nobody
    }

    /// Adds holders; returns whether any were new.
    fileprivate mutating func add(_ other: Holding) -> Bool {
      let before = (screens.count, unshown.count, flows.count)
      Self.add(other.screens, to: &screens, most: Self.most + 1)
      Self.add(other.unshown, to: &unshown, most: 2)
      Self.add(other.flows, to: &flows, most: 2)
      return before != (screens.count, unshown.count, flows.count)
    }

    private static func add(_ types: [TypeIndex], to known: inout [TypeIndex], most: Int) {
      for type in types where known.count < most && !known.contains(type) { known.append(type) }
    }
  }

  private var holdings: [Holding]
  private var held: [[ObjectIndex]]

  /// Propagates the roles of holders to everything they hold.
  init(count: Int, _ pairs: [(holder: ObjectIndex, object: ObjectIndex)], role: (ObjectIndex) -> Role) {
    holdings = [Holding](repeating: Holding(), count: count)
    held = [[ObjectIndex]](repeating: [], count: count)
    for pair in pairs { held[Int(pair.holder)].append(pair.object) }
    let roles = held.indices.map { held[$0].isEmpty ? .nothing : role(ObjectIndex($0)) }
    spread(roles)
  }

  subscript(object: ObjectIndex) -> Holding { holdings[Int(object)] }

  private mutating func spread(_ roles: [Role]) {
    var waiting: [ObjectIndex] = []
    for index in held.indices {
      guard let own = Self.own(roles[index]) else { continue }
      for object in held[index] { give(own, to: object, &waiting) }
    }
    while let next = waiting.popLast() {
      var passed = holdings[Int(next)]
      switch roles[Int(next)] {
      case .flow, .screen: continue
      // It is nearer to what it holds than those that hold it.
      case .unshown: passed.unshown = []
      case .nothing: break
      }
      for object in held[Int(next)] { give(passed, to: object, &waiting) }
    }
  }

  private mutating func give(_ holding: Holding, to object: ObjectIndex, _ waiting: inout [ObjectIndex]) {
    if holdings[Int(object)].add(holding) { waiting.append(object) }
  }

  private static func own(_ role: Role) -> Holding? {
    var holding = Holding()
    switch role {
    case .flow(let type): holding.flows = [type]
    case .screen(let type): holding.screens = [type]
    case .unshown(let type): holding.unshown = [type]
    case .nothing: return nil
    }
    return holding
  }
}
