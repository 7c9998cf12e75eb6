import SwiftFacts

/// Objects that functions without source make.
extension ForeignCalls {
  private static let making = ["instantiate", "make", "create", "load", "from", "build", "new"]

  /// Tells whether a function of a library makes an object, by its name.
  static func makes(_ function: String) -> Bool { making.contains { function.hasPrefix($0) } }

  /// Handles `DetailController.instantiate()`, factory functions that a library adds to types of the source, and those of channels:
  /// `ReplaySubject<Route>.create(bufferSize: 1)`.
  func makeByType(_ call: CallSite, _ site: Int32, in instance: InstanceIndex, of object: ObjectIndex) {
    guard object >= 0, solver.objects[object].kind == .metatype, Self.makes(solver.program.name(call.name))
    else { return }
    let type = solver.promises.made(solver.objects[object].type, in: instance)
    let result = solver.node(instance, call.result)
    if solver.interest.counts(type) {
      makeObject(of: type, site, in: instance, to: result)
    } else if solver.program.types[Int(type)].isForeign, isChannel(type) {
      let made = solver.make(
        .instance, type: type, site: Int64(site) + 1, in: instance, block: call.block, place: call.place)
      solver.add(made.object, to: result)
      for argument in call.arguments {
        solver.add(Use(kind: .lend, a: made.object), to: solver.node(instance, argument.slot))
      }
    }
  }

  /// Lets the closure that a channel is made with put values into it: `Observable.create { observer in … }`.
  func lend(_ channel: ObjectIndex, to closure: ObjectIndex) {
    guard solver.objects[closure].kind == .closure else { return }
    let code = solver.calling.closureInstance(closure)
    guard let first = solver.template(code).parameters.first else { return }
    solver.add(channel, to: solver.node(code, first))
  }

  /// Makes an object of a class or struct of the source for a call that hands its initialiser to other code.
  func makeObject(of type: TypeIndex, _ site: Int32, in instance: InstanceIndex, to node: NodeIndex) {
    let info = solver.program.types[Int(type)]
    guard !info.isForeign, info.kind == .class || info.kind == .struct else { return }
    let call = solver.bodies.sites[Int(site)]
    let made = solver.make(
      .instance, type: type, site: Int64(site) + 1, in: instance, block: call.block, place: call.place)
    solver.add(made.object, to: node)
    if made.isNew { solver.born.append(made.object) }
  }

  /// Handles functions that return both ends of a channel, which are one object.
  func makePair(_ call: CallSite, in instance: InstanceIndex, of object: ObjectIndex) {
    guard let labels = solver.semantics.pairing[call.name], object >= 0,
      solver.objects[object].kind == .metatype
    else {
      return
    }
    // `let (stream, continuation) = makeStream()` is evaluated for each of the two properties, and makes one channel.
    let place = solver.site(solver.template(instance).file, call.place)
    let channel = solver.make(
      .instance, type: solver.objects[object].type, site: place, in: instance, block: call.block,
      place: call.place)
    let pair = solver.make(.tuple, site: place, in: instance, block: call.block, place: call.place)
    for (index, label) in labels.enumerated() {
      solver.add(channel.object, to: solver.field(pair.object, solver.program.part(index)))
      solver.add(channel.object, to: solver.field(pair.object, label))
    }
    solver.add(pair.object, to: solver.node(instance, call.result))
  }
}
