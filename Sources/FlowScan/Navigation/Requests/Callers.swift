import ValueFlow

/// The callers of some code, with what is the same for every search that comes upon them.
///
/// In an app whose flows share one stack, thousands of searches go through the same code.
struct Callers {
  /// The closure that the code is; nil for a function.
  let closure: ObjectIndex?
  let all: [Caller]
}

/// A caller of some code.
struct Caller {
  let edge: CallerEdge
  /// The place of the call; for property accesses, only the enclosing code is known.
  let spot: CodeSpot
  /// The name in the call: the function, or the property with the closure.
  let name: Name
  /// Whether links lead to the call.
  let isLinked: Bool
  /// Whether it reports an event that nobody requests.
  let isNews: Bool
  /// The owner of the object without source that runs the code, and the name under which that object is held.
  let keeper: (owner: CodeOwners.Owner, name: Name)?
  /// The completion closure that the caller received for a container of screens: the code that passed it is the requester.
  let completion: ObjectIndex?
  /// The owner of the calling code; nobody if it only passes calls on.
  let owner: CodeOwners.Owner
  /// Whether several flows inherit the calling code.
  let isShared: Bool
  /// Whether a view calls that only wraps another one.
  let isWrapper: Bool
}

extension Askers {
  func findCallers(of callee: InstanceIndex) -> Callers {
    let closure = solution.closure(of: callee)
    // Code that runs for a message is requested by the sender, and not where it is registered.
    let all = solution.callers(of: callee).filter { !solution.isRegistering($0, callee) }
      .map { PropertyReads(solution).placed($0, reading: callee) }
    // A call with a known receiver is not also one without.
    let known = Set(all.filter(hasReceiver).map(\.site))
    let counted = all.filter {
      $0.kind != .foreign || !isDelivered($0) && (hasReceiver($0) || !known.contains($0.site))
    }
    return Callers(closure: closure, all: counted.map { caller($0, calling: callee, closure) })
  }

  private func caller(_ edge: CallerEdge, calling callee: InstanceIndex, _ closure: ObjectIndex?) -> Caller {
    let template = solution.template(edge.instance)
    let place = edge.site < 0 ? template.place : solution.bodies.sites[Int(edge.site)].place
    let spot = CodeSpot(file: template.file, place: place)
    let changed = closure.flatMap { owners.screens(changedBy: edge.instance, calling: $0) }
    let name =
      changed == nil ? name(of: edge, calling: callee) : solution.functionName(of: edge.instance)
    let receiver = solution.receiver(of: edge.instance)
    let isWrapper = receiver >= 0 && owners.roles.wrapped(by: solution.info(of: receiver).type) != nil
    let isNobodys =
      owners.isForwarding(edge.instance) || isWrapper || receiver >= 0 && owners.isContainer(receiver)
    return Caller(
      edge: edge, spot: spot, name: name, isLinked: edge.site >= 0 && links?.leads(to: spot) ?? false,
      isNews: isNews(edge), keeper: keeper(edge, closure, name), completion: completion(closure, of: edge),
      owner: isNobodys ? .nobody : changed ?? owners.owner(ofCode: edge.instance),
      isShared: !owners.isOwnCode(edge.instance), isWrapper: isWrapper)
  }

  /// Tells whether a function without source is called on an object; `true` and `false` are only values that it passes on.
  private func hasReceiver(_ edge: CallerEdge) -> Bool {
    edge.kind == .foreign && edge.object >= 0 && !solution.isFlag(edge.object)
  }

  /// Tells whether an object is only what a publisher delivers, on which the function is called: `picks.map(page(for:)).sink { show($0) }`.
  private func isDelivered(_ edge: CallerEdge) -> Bool {
    guard edge.object >= 0, edge.site >= 0, !solution.isChannel(edge.object),
      let base = solution.node(ofBaseOf: edge.site, in: edge.instance)
    else { return false }
    return solution.unsortedObjects(at: base).contains(where: solution.isChannel)
  }

  private func keeper(
    _ edge: CallerEdge, _ closure: ObjectIndex?, _ name: Name
  ) -> (owner: CodeOwners.Owner, name: Name)? {
    guard edge.kind == .foreign, edge.object >= 0, !isChild(edge.object), !isRunWhenDone(edge),
      !isOfSeveral(edge)
    else { return nil }
    let owner = owners.owner(of: edge.object)
    // An answer of a service is asked for by its caller; a report by a publisher of a screen, by the screen.
    if closure.map(solution.takesAnswer) ?? false, !owner.isOfScreens || !solution.isChannel(edge.object) {
      return nil
    }
    if closure == nil { return (owner, name) }
    let heard = edge.site < 0 || isBrought(edge) ? nil : solution.bodies.property(before: edge.site)
    return (owner, heard ?? owners.name(holding: edge.object) ?? name)
  }

  /// Tells whether a publisher delivers in place of the one that the code names: `page.named.flatMap { self.askAge() }.subscribe { … }`.
  private func isBrought(_ edge: CallerEdge) -> Bool {
    solution.node(ofBaseOf: edge.site, in: edge.instance).map { exchanged.isBrought(edge.object, to: $0) }
      ?? false
  }

  /// Tells whether a view's body gives a closure to a modifier of one of several views, of which none asks: `content.task { … }`.
  private func isOfSeveral(_ edge: CallerEdge) -> Bool {
    guard edge.site >= 0, isView(edge.object), solution.isInGetter(edge.instance),
      let base = solution.node(ofBaseOf: edge.site, in: edge.instance)
    else { return false }
    let views = solution.unsortedObjects(at: base).filter(isView)
    return Set(views.map { solution.info(of: $0).type }).count > 1
  }

  private func isView(_ object: ObjectIndex) -> Bool {
    let type = solution.info(of: object).type
    return type >= 0 && !solution.program.types[Int(type)].isForeign && owners.roles.inherits(type, "View")
  }

  private func completion(_ closure: ObjectIndex?, of edge: CallerEdge) -> ObjectIndex? {
    guard let closure, edge.kind == .foreign, edge.object >= 0, isRunWhenDone(edge),
      solution.isArgument(closure, of: edge.instance)
    else { return nil }
    return closure
  }

  /// Tells whether a closure is passed along a list of flows, which do not call it.
  private func isChild(_ object: ObjectIndex) -> Bool {
    let type = solution.info(of: object).type
    return type >= 0 && owners.isFlow(type)
  }

  /// Tells whether a closure only runs after a screen appeared or disappeared, or a container finished.
  private func isRunWhenDone(_ edge: CallerEdge) -> Bool {
    if owners.isContainer(edge.object) { return true }
    let type = solution.info(of: edge.object).type
    return edge.site >= 0 && type >= 0 && solution.showsOrGoesBack(edge.site)
      && owners.roles.inherits(type, "UIViewController")
  }
}
