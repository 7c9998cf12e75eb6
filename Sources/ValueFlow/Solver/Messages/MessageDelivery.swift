import SwiftFacts

/// Messages that code without source delivers by name, from those who send them to those who registered for them.
struct MessageDelivery {
  let solver: Solver

  /// Handles a call of code without source that may send a message, register for one, or receive those of a source.
  func message(_ call: CallSite, _ site: Int32, in instance: InstanceIndex, on receiver: ObjectIndex) {
    if let argument = argument(solver.semantics.messages.sending[call.name], of: call) {
      solver.messages.send(Messages.Call(instance: instance, site: site, argument: argument))
    }
    if let argument = argument(solver.semantics.messages.hearing[call.name], of: call) {
      hear(call, site, in: instance, argument)
    }
    if solver.semantics.messages.receiving.contains(call.name) {
      for argument in call.arguments {
        solver.add(Use(kind: .hear, a: instance, b: site), to: solver.node(instance, argument.slot))
      }
    }
    listen(receiver, site, in: instance)
    makeName(call, site, in: instance, of: receiver)
  }

  /// Makes a name by its type, which is nested in another one without source: `Notification.Name("paid")`.
  private func makeName(_ call: CallSite, _ site: Int32, in instance: InstanceIndex, of type: ObjectIndex) {
    guard type >= 0, solver.objects[type].kind == .metatype,
      let name = solver.program.names.known(
        solver.program.typeName(solver.objects[type].type) + "." + solver.program.name(call.name)),
      let named = solver.program.foreignTypes[name], solver.semantics.messages.names.contains(named)
    else { return }
    let made = solver.make(
      .instance, type: named, site: Int64(site) + 1, in: instance, block: call.block, place: call.place)
    solver.add(made.object, to: solver.node(instance, call.result))
  }

  private func argument(_ rules: [RequestArgument]?, of call: CallSite) -> Int? {
    guard let slot = rules?.lazy.compactMap({ $0.slot(in: call) }).first else { return nil }
    return call.arguments.firstIndex { $0.slot == slot }
  }

  /// Makes what delivers the messages that a call registers for, which is also its result.
  private func hear(_ call: CallSite, _ site: Int32, in instance: InstanceIndex, _ argument: Int) {
    let source = solver.make(
      .instance, type: solver.semantics.messages.source, site: Int64(site) + 1, in: instance,
      block: call.block,
      place: call.place)
    let registration = Messages.Call(
      instance: instance, site: site, argument: argument, source: source.object)
    guard solver.messages.hear(registration) else { return }
    listen(registration)
    solver.add(source.object, to: solver.node(instance, call.result))
  }

  /// Handles a call that receives the messages of a source, which it is made on or which is its argument.
  func listen(_ source: ObjectIndex, _ site: Int32, in instance: InstanceIndex) {
    guard source >= 0, solver.objects[source].kind == .instance,
      solver.objects[source].type == solver.semantics.messages.source
    else { return }
    listen(Messages.Call(instance: instance, site: site, argument: -1, source: source))
  }

  private func listen(_ call: Messages.Call) {
    guard solver.messages.listen(call),
      let number = solver.foreign.handingNumbers[UInt64(pair: call.instance, call.site)]
    else { return }
    solver.messages.handed += solver.foreign.handings[Int(number)].called.map { (call.source, $0) }
  }
}
