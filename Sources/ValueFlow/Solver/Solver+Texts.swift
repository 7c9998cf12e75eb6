import SwiftFacts

/// Objects that code without source makes by name, and objects that it delivers to code that knows their types.
extension Solver {
  /// A delivered object, with its type as stated by the code.
  package struct Brought {
    package var object: ObjectIndex
    package var node: NodeIndex
    package var instance: InstanceIndex
    package var block: Int32
    package var place: Int32
  }

  /// The texts among the arguments of a call.
  package func texts(handedBy site: Int32, in instance: InstanceIndex) -> [String] {
    bodies.sites[Int(site)].arguments.flatMap { argument in
      objects(at: node(instance, argument.slot)).filter { objects[$0].kind == .text }
        .map { program.name(objects[$0].name) }
    }
  }

  /// Makes the object for the texts among the arguments, and for the receiver.
  func makeByText(_ call: CallSite, _ site: Int32, in instance: InstanceIndex, on receiver: ObjectIndex) {
    guard let table = semantics.madeByText[call.name] else { return }
    let owners = receiver < 0 ? [] : words(of: receiver)
    let texts = texts(handedBy: site, in: instance)
    let keys = texts.isEmpty ? owners : owners.flatMap { owner in texts.map { owner + "/" + $0 } } + texts
    guard let type = keys.lazy.compactMap({ table[$0] }).first.flatMap(type(named:)) else { return }
    let made = make(
      .instance, type: type, site: Int64(site) + 1, in: instance, block: call.block, place: call.place)
    add(made.object, to: node(instance, call.result))
    if made.isNew { born.append(made.object) }
  }

  /// The texts that an object was made with, and the names of its types.
  private func words(of object: ObjectIndex) -> [String] {
    let info = objects[object]
    var words: [String] = []
    let site = Int32(truncatingIfNeeded: info.site - 1)
    if bodies.sites.indices.contains(Int(site)) {
      for maker in objects.makers(of: object) { words += texts(handedBy: site, in: maker.instance) }
    }
    return words + (info.type < 0 ? [] : program.ancestors(info.type).map(program.typeName))
  }

  private func type(named name: String) -> TypeIndex? {
    program.names.known(name).flatMap { program.find($0, scope: -1, file: -1) }
  }

  /// Makes the object named by a cast, in code that receives an object of a delivering type.
  func bring(_ number: Int32, to target: Slot, in instance: InstanceIndex, _ block: Int32) {
    let template = template(instance)
    guard isHandedBearer(template) else { return }
    for type in bodies.types[Int(number)].types
    where interest.counts(type) && !program.types[Int(type)].isForeign {
      let place = template.slotPlaces[Int(target)].place
      let made = make(
        .some, type: type, site: site(template.file, place) | Int64(target) << 54, in: instance, block: block,
        place: place)
      add(made.object, to: node(instance, target))
      guard made.isNew else { continue }
      born.append(made.object)
      brought.append(
        Brought(
          object: made.object, node: node(instance, target), instance: instance, block: block, place: place))
    }
  }

  private func isHandedBearer(_ template: Template) -> Bool {
    guard template.function >= 0, !semantics.bearers.isEmpty else { return false }
    let info = program.functions[Int(template.function)]
    return info.parameters.contains { parameter in
      program.parameterType(parameter, of: info).types.contains {
        semantics.bearers.contains(program.types[Int($0)].name)
      }
    }
  }
}
