import SwiftFacts

/// A closure that a call hands to code without source, which runs it: what it receives, and what becomes of its result.
struct HandedClosure {
  let foreign: ForeignCalls
  let call: CallSite
  /// The instance with the call.
  let instance: InstanceIndex
  let receiver: ObjectIndex
  /// The instance of the closure.
  let callee: InstanceIndex
  let closure: ObjectIndex
  private var solver: Solver { foreign.solver }

  /// Supplies the parameters of a closure: the values of the other arguments, the receiver or its content, and the values of its
  /// channel.
  func handOver() {
    if isHandedByLibrary() || awaits() || lends() || handBeside() { return }
    for (index, slot) in solver.template(callee).parameters.enumerated() {
      let target = solver.node(callee, slot)
      copyArguments(toParameter: index, target)
      if let name = solver.semantics.receiving[call.name] {
        solver.copy(solver.sentValues.received(name, by: call, in: instance), to: target)
      } else if let changing {
        keepUnlessClosure(solver.node(instance, changing), at: target)
      } else {
        copyReceiver(toParameter: index, slot, target)
      }
    }
    returnResult()
  }

  /// The value whose changes the closure is told, as it was and as it is: `onChange(of: step) { old, new in … }`.
  private var changing: Slot? {
    call.arguments.first.flatMap { $0.label == solver.semantics.changing ? $0.slot : nil }
  }

  private func copyArguments(toParameter index: Int, _ target: NodeIndex) {
    if index > 0, call.arguments.indices.contains(index), call.arguments[index].label == 0 {
      // Matches `use(first, second) { one, two in … }`.
      let from = solver.node(instance, call.arguments[index].slot)
      keepUnlessClosure(from, at: target)
      foreign.letStand(from, at: target)
    }
    guard index == 0, solver.semantics.receiving[call.name] == nil else { return }
    let isOneEach = isHandingOneEach
    for (place, argument) in call.arguments.enumerated()
    where !(isOneEach && place > 0 && argument.label == 0) {
      let from = solver.node(instance, argument.slot)
      if argument.label == 0 { foreign.letStand(from, at: target) }
      keepUnlessClosure(from, at: target)
    }
  }

  /// Whether the closure has a parameter for each value beside it, as in `use(first, second) { one, two in … }`: then its first parameter is
  /// the first value alone.
  private var isHandingOneEach: Bool {
    let count = solver.template(callee).parameters.count
    guard count > 1 else { return false }
    return call.arguments.filter {
      $0.label == 0 && !solver.holds(closure, at: solver.node(instance, $0.slot))
    }.count == count
  }

  private func keepUnlessClosure(_ from: NodeIndex, at target: NodeIndex) {
    if !solver.holds(closure, at: from) { solver.add(Use(kind: .keep, a: target), to: from) }
  }

  /// A closure that builds the screen of a value receives that value, not the screen beside it.
  private func copyReceiver(toParameter index: Int, _ slot: Slot, _ target: NodeIndex) {
    guard receiver >= 0, !solver.semantics.showing.contains(call.name) else { return }
    if isCalledOnObject {
      if isMakingChannel {
        solver.add(receiver, to: target)
      } else if !isBuilding {
        solver.copy(solver.content(receiver), to: target)
      }
    } else if isSpread {
      solver.tupleParts.part(solver.program.part(index), of: receiver).map { solver.copy($0, to: target) }
    } else if solver.semantics.hearing.contains(call.name)
      || !solver.bodies.testsCases(of: slot, in: solver.template(callee))
    {
      solver.add(receiver, to: target)
    }
  }

  /// Whether the closure has a parameter for each part of the elements of a list: `[(.home, home)].map { tab, page in … }`.
  ///
  /// A numbered element is the second parameter as a whole.
  private var isSpread: Bool {
    let count = solver.template(callee).parameters.count
    guard count > 1, solver.objects[receiver].kind == .tuple,
      solver.semantics.elementwise.contains(call.name),
      solver.tupleParts.count(of: receiver) == count
    else { return false }
    return solver.bodies.call(before: call).map { solver.program.name($0.name) } != "enumerated"
  }

  private func returnResult() {
    let result = solver.node(instance, call.result)
    let given = solver.resultNode(callee)
    if solver.template(callee).isLoopBody { return solver.copy(given, to: result) }
    let isMaking = receiver >= 0 && isCalledOnObject
    if solver.semantics.showing.contains(call.name)
      || receiver >= 0 && solver.semantics.accessories.contains(call.name)
      || isMaking && isOnlyHearing
    {
      return
    }
    if foreign.fills(call), let filled = solver.template(callee).parameters.first {
      solver.copy(solver.node(callee, filled), to: result)
    }
    if isMaking, foreign.isChannel(solver.objects[receiver].type) {
      // A publisher delivers the values that the closure makes; a publisher that the closure makes is another one.
      let isPut = solver.semantics.running.contains(call.name)
      solver.add(Use(kind: .keep, a: solver.content(receiver), b: isPut ? 0 : 1, c: 0), to: given)
    } else if isMaking {
      solver.copy(decorated ?? given, to: solver.content(receiver))
    }
    let isContainer: Bool = if case .type = call.callee { true } else { false }
    if !isContainer || solver.promises.isDeferred(call) { solver.copy(given, to: result) }
  }

  /// Whether the closure only does something with what a publisher delivers: its result goes nowhere.
  private var isOnlyHearing: Bool {
    let semantics = solver.semantics
    return semantics.watching.contains(call.name) || semantics.hearing.contains(call.name)
      || semantics.piping.contains(call.name)
  }

  /// The node of what a container is made of beside a closure that puts other views around it:
  /// `Framed(ShopFlow()) { page in VStack { Banner(); page } }`.
  private var decorated: NodeIndex? {
    let template = solver.template(callee)
    guard case .type = call.callee, call.arguments.count > 1, solver.bodies.decorates(template) else {
      return nil
    }
    return template.parameters.first.map { solver.node(callee, $0) }
  }

  /// Whether the receiver is the object itself that the function is called on, and not an element of a list.
  private var isCalledOnObject: Bool {
    foreign.isForeignObject(receiver) && !foreign.isElement(receiver, of: call)
  }

  /// Whether a container is made of a list and of a closure that builds a view of each element: `List(items) { item in … }`.
  ///
  /// Its content is what the closure returns, and not what it is given. A closure that returns nothing sets up the object that is made:
  /// `ButtonRow(title) { $0.value = item }`.
  private var isBuilding: Bool {
    guard case .type = call.callee, let list = call.arguments.first, list.label == 0,
      solver.template(callee).givesResult
    else { return false }
    return !solver.holds(closure, at: solver.node(instance, list.slot))
  }

  /// Whether the closure receives what sends values through the channel that it is made for:
  /// `AsyncStream { continuation in … }`.
  private var isMakingChannel: Bool {
    guard case .type = call.callee else { return false }
    return foreign.isChannel(solver.objects[receiver].type)
  }

  /// Handles a publisher that delivers an object beside each value: `taps.withUnretained(self).bind { owner, tap in … }`.
  private func handBeside() -> Bool {
    let parameters = solver.template(callee).parameters
    guard !solver.semantics.accompanying.isEmpty, receiver >= 0, parameters.count > 1,
      foreign.isForeignObject(receiver),
      let beside = solver.bodies.argument(of: solver.semantics.accompanying, before: call)
    else { return false }
    solver.copy(solver.node(instance, beside), to: solver.node(callee, parameters[0]))
    for slot in parameters.dropFirst() {
      solver.copy(solver.content(receiver), to: solver.node(callee, slot))
    }
    solver.copy(solver.resultNode(callee), to: solver.node(instance, call.result))
    return true
  }

  /// Handles a function that returns what is given to the object that its closure receives: a continuation.
  private func awaits() -> Bool {
    guard let type = solver.semantics.awaiting[call.name], let made = receive(type) else { return false }
    solver.copy(solver.content(made), to: solver.node(instance, call.result))
    return true
  }

  /// Handles a function that returns what the closure returns, which receives an object of the library: a group of tasks.
  private func lends() -> Bool {
    guard let type = solver.semantics.lending[call.name], receive(type) != nil else { return false }
    solver.copy(solver.resultNode(callee), to: solver.node(instance, call.result))
    return true
  }

  /// Lets the closure receive a new object of a library.
  private func receive(_ type: TypeIndex) -> ObjectIndex? {
    guard let first = solver.template(callee).parameters.first else { return nil }
    let site = Int64(call.template) << 24 | Int64(call.result) | 1 << 60
    let made = solver.make(
      .instance, type: type, site: site, in: instance, block: call.block, place: call.place)
    solver.add(made.object, to: solver.node(callee, first))
    return made.object
  }

  /// Tells whether a closure only receives objects that the library knows.
  private func isHandedByLibrary() -> Bool {
    guard receiver >= 0, let first = solver.template(callee).parameters.first else { return false }
    let parameter = solver.node(callee, first)
    if solver.semantics.continuing.contains(call.name) {
      solver.copy(giver(of: receiver), to: parameter)
      return true
    }
    guard solver.semantics.beginning.contains(call.name), case .type = call.callee else { return false }
    solver.copy(parameter, to: giver(of: receiver))
    solver.add(Use(kind: .ask, a: receiver), to: solver.resultNode(callee))
    return true
  }

  /// The node of the first argument for the closures that an object was made with.
  private func giver(of object: ObjectIndex) -> NodeIndex {
    if let known = solver.foreign.givers[object] { return known }
    let node = solver.node()
    solver.foreign.givers[object] = node
    return node
  }
}
