import SwiftFacts

/// Code without source, which may keep, return and call its arguments.
struct ForeignCalls {
  let solver: Solver

  /// Handles a call of code without source on an object; -1 if none is known.
  func foreignCall(_ site: Int32, in instance: InstanceIndex, on object: ObjectIndex) {
    let receiver = object >= 0 && isReceiver(object, of: site) ? object : -1
    let isNew = solver.foreign.knownCalls.insert(UInt64(mixing: instance, site, receiver))
    // A receiver is known by its call.
    if receiver == object
      ? isNew : solver.foreign.knownObjects.insert(UInt64(mixing: instance, site, object))
    {
      take(object, solver.bodies.sites[Int(site)], site, in: instance)
    }
    guard isNew else { return }
    solver.foreign.calls.append(ForeignCall(instance: instance, site: site, receiver: receiver))
    let call = solver.bodies.sites[Int(site)]
    let result = solver.node(instance, call.result)
    let isObject =
      receiver >= 0 && (isForeignObject(receiver) || isInherited(call, receiver))
      && !isListed(receiver, by: call)
    hand(site, in: instance, to: receiver)
    for argument in call.arguments {
      let from = solver.node(instance, argument.slot)
      if argument.flags.contains(.isTrailing), solver.promises.isMadeWithClosure(receiver, by: call) {
        continue
      } else if isObject, solver.promises.isKept(by: call) {
        solver.promises.keep(from, in: receiver)
      } else if isObject {
        keep(from, in: receiver, isPut: isPutting(call), isBound: isBound(argument, by: call, to: receiver))
      }
      if !argument.flags.contains(.isTrailing), let name = solver.semantics.sending[call.name] {
        solver.sentValues.send(from, to: name, call, in: instance)
      }
    }
    solver.environment.provide(call, in: instance)
    solver.namedObjects.makeByText(call, site, in: instance, on: receiver)
    solver.requestDelivery.request(call, site, in: instance, on: receiver)
    solver.messageDelivery.message(call, site, in: instance, on: object)
    join(call, in: instance, to: result)
    guard receiver >= 0 else { return passThrough(call, in: instance, to: result) }
    if passes(receiver, call.name) && !isMapped(receiver, by: call) && !isTaking(call, from: receiver)
      && solver.semantics.awaiting[call.name] == nil && !isContinuation(receiver)
      || solver.requests.backs.contains(call.name) && solver.members.isOfLibrary(receiver)
    {
      solver.add(receiver, to: result)
    }
    if isObject, solver.semantics.contentProperties.contains(call.name) {
      solver.copy(solver.content(receiver), to: result)
    }
  }

  /// Handles an object on which a function is called, whether it is the receiver or a value that code without source passes on.
  private func take(_ object: ObjectIndex, _ call: CallSite, _ site: Int32, in instance: InstanceIndex) {
    makeByType(call, site, in: instance, of: object)
    makePair(call, in: instance, of: object)
    succeed(call, in: instance, of: object)
    solver.publishers.pipe(call, in: instance, from: object)
  }

  /// Tells whether a call runs a function that a class of the source inherits from one without source.
  private func isInherited(_ call: CallSite, _ receiver: ObjectIndex) -> Bool {
    guard solver.objects[receiver].kind == .instance else { return false }
    switch call.callee {
    case .parent, .type: return true
    // A convenience initialiser calls one of the class above that it inherits: `self.init(rootView: content)`.
    case .member(Template.selfSlot) where call.name == solver.semantics.initializer:
      return solver.program.types[Int(solver.objects[receiver].type)].kind == .class
    default:
      return solver.semantics.putting.contains(call.name)
        && solver.program.isOpen(solver.objects[receiver].type)
    }
  }

  /// Tells whether an object is the receiver of a function without source; a value in a list is not the list.
  private func isReceiver(_ object: ObjectIndex, of site: Int32) -> Bool {
    switch solver.objects[object].kind {
    case .instance, .some: return true
    case .text, .unknown, .keyPath: return false
    case .metatype: return isElement(object, of: solver.bodies.sites[Int(site)])
    case .enumCase where solver.enumViews.contains(object): return true
    case .closure, .enumCase, .method, .tuple:
      let call = solver.bodies.sites[Int(site)]
      return solver.semantics.passing.contains(call.name) || callsForEach(call.name)
        || call.arguments.contains { $0.flags.contains(.isTrailing) }
    }
  }

  /// Tells whether a function calls its argument with each element or value, with or without parentheses: `pages.forEach(show)`.
  private func callsForEach(_ name: Name) -> Bool {
    solver.semantics.elementwise.contains(name) || solver.semantics.hearing.contains(name)
  }

  /// Handles free functions without source that return the results of their arguments: `withAnimation { … }`.
  private func passThrough(_ call: CallSite, in instance: InstanceIndex, to result: NodeIndex) {
    if case .member = call.callee { return }
    for argument in call.arguments where solver.semantics.passing.contains(call.name) {
      solver.copy(solver.node(instance, argument.slot), to: result)
    }
  }

  /// Handles functions that make one publisher of several: `Observable.merge(cancelled, chosen)`.
  private func join(_ call: CallSite, in instance: InstanceIndex, to result: NodeIndex) {
    guard solver.semantics.joining.contains(call.name) else { return }
    for argument in call.arguments { solver.copy(solver.node(instance, argument.slot), to: result) }
  }

  /// Makes relevant values flow into an object without source; texts and numbers are not.
  func keep(_ from: NodeIndex, in object: ObjectIndex, isPut: Bool, isBound: Bool = false) {
    let target = solver.content(object)
    guard !solver.nodes.isCopied(from, to: target), solver.kept.insert(from, in: target) else { return }
    // A container of screens only contains the screens that it is given.
    let holdsScreens = solver.relevance.isCounted(solver.objects[object].type)
    let kind: Int32 = (holdsScreens ? 1 : 0) + (isBound ? 2 : 0)
    solver.add(Use(kind: .keep, a: target, b: isPut ? 0 : 1, c: kind), to: from)
  }

  /// Tells whether a view is bound to an argument, of which a case chooses what the view shows and is not shown itself:
  /// `stack.sheet(item: $flow.sheet) { … }`.
  ///
  /// An initialiser may hand it to closures instead: `Router($routes) { route in … }`.
  private func isBound(_ argument: CallArgument, by call: CallSite, to receiver: ObjectIndex) -> Bool {
    guard argument.flags.contains(.isBinding) else { return false }
    if case .member = call.callee { return true }
    return solver.relevance.isCounted(solver.objects[receiver].type)
  }

  /// Tells whether an object is kept: a request may pass through anything; other values need a function known to store them.
  func keeps(_ object: ObjectIndex, isPut: Bool, asScreen: Bool, isBound: Bool = false) -> Bool {
    let info = solver.objects[object]
    switch info.kind {
    case .enumCase: return !isBound && (!asScreen || info.type < 0 && !solver.semantics.isFlag(info.name))
    case .text, .unknown, .keyPath: return false
    case .instance, .some:
      return isPut && (!asScreen || info.type < 0 || solver.relevance.isCounted(info.type))
    default: return isPut
    }
  }

  /// Tells whether a call stores its arguments: initialisers do, and functions known to.
  private func isPutting(_ call: CallSite) -> Bool {
    if case .type = call.callee { return true }
    return call.name == solver.semantics.initializer || solver.semantics.putting.contains(call.name)
  }

  func isForeignObject(_ object: ObjectIndex) -> Bool {
    let info = solver.objects[object]
    // The content of an object of which only the type is known is unknown.
    guard info.kind == .instance, info.type >= 0 else { return false }
    return solver.program.types[Int(info.type)].isForeign
  }

  /// Tells whether the result of a function without source may be its receiver.
  private func passes(_ receiver: ObjectIndex, _ name: Name) -> Bool {
    let info = solver.objects[receiver]
    switch info.kind {
    case .instance, .some:
      guard info.type >= 0 else { return true }
      if info.kind == .some, solver.program.types[Int(info.type)].isForeign {
        return solver.semantics.passing.contains(name)
      }
      let type = solver.program.types[Int(info.type)]
      return type.isForeign || type.kind == .struct || type.kind == .enum
        || solver.semantics.passing.contains(name)
    case .metatype, .unknown: return false
    case .text: return false
    default: return true
    }
  }

  /// Tells whether a closure makes something else of a tuple: `[(.home, home)].map { tab, page in UINavigationController(rootViewController: page) }`.
  private func isMapped(_ receiver: ObjectIndex, by call: CallSite) -> Bool {
    solver.objects[receiver].kind == .tuple && solver.semantics.mapping.contains(call.name)
      && call.arguments.contains { $0.flags.contains(.isTrailing) }
  }

  /// Tells whether an object is a continuation, whose functions return nothing.
  private func isContinuation(_ object: ObjectIndex) -> Bool {
    let type = solver.objects[object].type
    return type >= 0 && solver.semantics.awaiting.values.contains(type)
  }

  /// Tells whether a call only extracts an object of the type that it names: `container.resolve(DetailModel.self)`.
  ///
  /// Containers of screens and channels return themselves instead.
  private func isTaking(_ call: CallSite, from receiver: ObjectIndex) -> Bool {
    guard call.arguments.count == 1, !call.arguments[0].flags.contains(.isTrailing),
      isForeignObject(receiver),
      !solver.relevance.isCounted(solver.objects[receiver].type), !isChannel(solver.objects[receiver].type)
    else { return false }
    return solver.bodies.givesType(call.arguments[0].slot, in: solver.bodies.templates[Int(call.template)])
  }

  func isChannel(_ type: TypeIndex) -> Bool {
    solver.program.ancestors(type).contains {
      solver.semantics.channels.contains(solver.program.types[Int($0)].name)
    }
  }

  /// Lets flows of a library that arrive at a node stand for the containers that they fill.
  func letStand(_ from: NodeIndex, at target: NodeIndex) {
    if !solver.requests.flows.isEmpty { solver.add(Use(kind: .stand, a: target), to: from) }
  }

  /// Lets a flow of a library stand for the container that it fills: `use(flow) { (root: UINavigationController) in … }`.
  func stand(_ object: ObjectIndex, at target: NodeIndex) {
    let kind = solver.objects[object].kind
    guard kind == .instance || kind == .some, solver.members.isOfLibrary(object) else { return }
    solver.nodes.setType(0, of: target)
    solver.add(object, to: target)
  }

  /// Handles `root as? DetailController`, where a library passed the flow with this root.
  func root(of object: ObjectIndex, as number: Int32, at target: NodeIndex) {
    let types = solver.bodies.types[Int(number)].types
    guard !solver.requests.begun.isEmpty, !types.isEmpty,
      types.allSatisfy({ solver.typeQueries.inheritsScreen($0) && !solver.interest.decides($0) })
    else { return }
    stand(object, at: target)
  }

  /// Copies the result of a function value.
  func result(of object: ObjectIndex, to target: NodeIndex) {
    guard solver.objects[object].kind == .closure else { return }
    solver.copy(solver.resultNode(solver.calling.closureInstance(object)), to: target)
  }
}
