import SwiftFacts

/// Objects that code without source makes by name, and objects that it delivers to code that knows their types.
struct NamedObjects {
  let solver: Solver

  /// Makes the object for the texts among the arguments, and for the receiver.
  func makeByText(_ call: CallSite, _ site: Int32, in instance: InstanceIndex, on receiver: ObjectIndex) {
    guard let table = solver.semantics.madeByText[call.name] else { return }
    let owners = receiver < 0 ? [] : words(of: receiver)
    let texts = solver.texts(handedBy: site, in: instance)
    if texts.isEmpty { make(owners.lazy.compactMap { table[$0] }.first, call, site, in: instance) }
    for text in texts {
      let keys = owners.map { $0 + "/" + text } + [text]
      make(keys.lazy.compactMap { table[$0] }.first, call, site, in: instance)
    }
  }

  /// Makes the objects for a text that arrives after what the function is called on.
  func makeByText(arrivingAt site: Int32, in instance: InstanceIndex, on receivers: [ObjectIndex]) {
    let call = solver.bodies.sites[Int(site)]
    guard solver.semantics.madeByText[call.name] != nil else { return }
    for receiver in receivers { makeByText(call, site, in: instance, on: receiver) }
  }

  private func make(_ name: String?, _ call: CallSite, _ site: Int32, in instance: InstanceIndex) {
    guard let type = name.flatMap(type(named:)) else { return }
    let made = solver.make(
      .instance, type: type, site: Int64(site) + 1, in: instance, block: call.block, place: call.place)
    solver.add(made.object, to: solver.node(instance, call.result))
    if made.isNew { solver.born.append(made.object) }
  }

  /// The texts that an object was made with, and the names of its types.
  private func words(of object: ObjectIndex) -> [String] {
    let info = solver.objects[object]
    var words: [String] = []
    let site = Int32(truncatingIfNeeded: info.site - 1)
    if solver.bodies.sites.indices.contains(Int(site)) {
      for maker in solver.objects.makers(of: object) {
        words += solver.texts(handedBy: site, in: maker.instance)
      }
    }
    return words + (info.type < 0 ? [] : solver.program.ancestors(info.type).map(solver.program.typeName))
  }

  private func type(named name: String) -> TypeIndex? {
    solver.program.names.known(name).flatMap { solver.program.resolution.find($0, scope: -1, file: -1) }
  }

  /// Makes the object named by a cast, in code that receives an object of a delivering type.
  func bring(_ number: Int32, to target: Slot, in instance: InstanceIndex, _ block: Int32) {
    let template = solver.template(instance)
    guard isHandedBearer(template) else { return }
    for type in solver.bodies.types[Int(number)].types
    where solver.interest.counts(type) && !solver.program.types[Int(type)].isForeign {
      let place = template.slotPlaces[Int(target)].place
      let made = solver.make(
        .some, type: type, site: solver.site(template.file, place) | Int64(target) << 54, in: instance,
        block: block,
        place: place)
      solver.add(made.object, to: solver.node(instance, target))
      guard made.isNew else { continue }
      solver.born.append(made.object)
      solver.brought.append(
        Brought(
          object: made.object, node: solver.node(instance, target), instance: instance, block: block,
          place: place))
    }
  }

  private func isHandedBearer(_ template: Template) -> Bool {
    guard template.function >= 0, !solver.semantics.bearers.isEmpty else { return false }
    let info = solver.program.functions[Int(template.function)]
    return info.parameters.contains { parameter in
      solver.program.parameterType(parameter, of: info).types.contains {
        solver.semantics.bearers.contains(solver.program.types[Int($0)].name)
      }
    }
  }
}
