import FlowModel

/// Finds what coordinators add to their lists of children, and whether it is ever taken out.
struct AddedChildSearch {
  let workings: Workings
  let naming: Naming
  private let lists: [TypeID: ChildLists]
  private let elsewhere: RemovalsElsewhere
  private var program: Program { workings.program }

  init(_ workings: Workings, _ lists: [TypeID: ChildLists], naming: Naming) {
    self.workings = workings
    self.naming = naming
    self.lists = lists
    elsewhere = RemovalsElsewhere(lists, workings)
  }

  func children(of id: TypeID) -> [AddedChild] {
    guard let lists = lists[id] else { return [] }
    let bodies = workings.bodies(of: id)
    let once = OnceOnly(bodies)
    let isEmptied = isEmptied(id, lists)
    return bodies.flatMap { body in
      let given = Set(body.function?.facts.parameters.map(\.name) ?? [])
      return lists.added(in: body).filter { !given.contains($0.value.plainName ?? "") }.map { value, deed in
        let shape = workings.type(of: value, at: deed)
        let types = workings.knowledge.classes(shape, at: deed.scope.types)
        return AddedChild(
          flow: naming[id], child: shape == .unknown ? value.text : "\(shape)",
          location: program.location(deed.place, of: body.function, in: id),
          isOnce: deed.scope.isGuarded || (!deed.scope.isRepeated && once.contains(body)),
          isRemoved: isEmptied || elsewhere.remove(types, from: lists))
      }
    }
  }

  private func isEmptied(_ id: TypeID, _ lists: ChildLists) -> Bool {
    lists.removesByItself
      || ([id] + program.descendants(of: id)).contains {
        lists.areEmptied(by: workings.bodies(of: $0))
      }
  }
}

/// Children that take themselves out of their parent's list, and others who do so for them.
private struct RemovalsElsewhere {
  /// The types that ask somebody else to remove them.
  private var leaving: Set<TypeID> = []
  /// The functions that somebody calls on a coordinator of which more is not known.
  private var called: Set<Remover> = []
  private let workings: Workings

  init(_ lists: [TypeID: ChildLists], _ workings: Workings) {
    self.workings = workings
    let removers = Set(lists.values.flatMap(\.removers))
    let names = Set(removers.map(\.name))
    let adders = Set(lists.values.flatMap(\.adders))
    for node in workings.program.types {
      let mentions = node.functionOrder.map(\.mentions) + node.properties.values.map(\.mentions)
      guard mentions.contains(where: { !$0.isDisjoint(with: names) }) else { continue }
      let isBalanced = mentions.contains { !$0.isDisjoint(with: adders) }
      for call in workings.bodies(of: node.id).filter({ !names.contains($0.function?.facts.name ?? "") })
        .flatMap(\.calls)
      {
        look(at: call.callee, call.arguments, call.deed, in: node.id, removers, isBalanced)
      }
    }
  }

  private mutating func look(
    at callee: Expression, _ arguments: [Argument], _ deed: Deed, in id: TypeID, _ removers: Set<Remover>,
    _ isBalanced: Bool
  ) {
    guard case .member(let base?, _, _) = callee, !deed.scope.isSelf(base), mayCoordinate(base, deed),
      let remover = removers.first(where: { $0.isCalled(by: callee, arguments) })
    else { return }
    if arguments.contains(where: { deed.scope.isSelf($0.value) }) {
      leaving.insert(id)
    } else if !isBalanced {
      // Who also adds takes out what it added itself.
      called.insert(remover)
    }
  }

  /// Whether an expression may be a coordinator; what is known to be something else has its own functions of such names.
  private func mayCoordinate(_ value: Expression, _ deed: Deed) -> Bool {
    let shape = workings.type(of: value, at: deed)
    let types = workings.knowledge.classes(shape, at: deed.scope.types)
    return shape == .unknown || types.contains(where: workings.knowledge.isCoordinator)
  }

  func remove(_ types: [TypeID], from lists: ChildLists) -> Bool {
    if !called.isDisjoint(with: lists.removers) { return true }
    if types.isEmpty { return !leaving.isEmpty }
    return types.contains { !leaving.isDisjoint(with: workings.line(of: $0)) }
  }
}

/// The functions that a coordinator's life passes through once: its beginning, and what is called from there alone.
struct OnceOnly {
  private var names: Set<String> = []

  init(_ bodies: [Body]) {
    let calls = bodies.flatMap { body in body.calls.map { (body, $0) } }
    var sites: [String: [(caller: String?, isRepeated: Bool)]] = [:]
    for (body, call) in calls {
      guard let name = call.deed.scope.ownName(call.callee) else { continue }
      sites[name, default: []].append((body.function?.facts.name, call.deed.scope.isRepeated))
    }
    // Who begins anew when something ends comes there more than once.
    names = Self.beginnings.filter { sites[$0]?.allSatisfy { !$0.isRepeated } ?? true }
    while true {
      let more = sites.filter { name, sites in
        !names.contains(name)
          && sites.allSatisfy { !$0.isRepeated && $0.caller.map(names.contains) ?? true }
      }
      if more.isEmpty { return }
      names.formUnion(more.keys)
    }
  }

  func contains(_ body: Body) -> Bool {
    body.function.map { names.contains($0.facts.name) } ?? true
  }

  private static let beginnings: Set<String> = ["init", "start", "viewDidLoad", "loadView"]
}

extension Program {
  /// A place in a body, whose function may stand in an extension in another file.
  func location(_ place: Place, of function: FunctionNode?, in id: TypeID) -> SourceLocation {
    SourceLocation(
      file: function?.file ?? self[id].file, line: Int(place.line), column: Int(place.column))
  }
}
