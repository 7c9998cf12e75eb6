import SwiftFacts

/// Values of a generic parameter that the code names where it makes the object: `Scene<DetailController>(name: "Detail").instantiate()`.
extension MissingValues {
  /// Supplies objects of the types that the receiver of some code was made with; returns whether there are any.
  func supplyNamed(_ node: NodeIndex, _ slot: Slot, of instance: InstanceIndex) -> Bool {
    let receiver = solver.instances[instance].receiver
    let template = solver.template(instance)
    guard receiver >= 0, slot != Template.selfSlot, !template.parameters.contains(slot) else { return false }
    let types = typeArguments(of: receiver).filter(solver.interest.counts)
    let (place, block) = template.slotPlaces[Int(slot)]
    for type in types {
      let site = Int64(template.id) << 24 | Int64(slot) | 1 << 61
      solver.add(fetched(type, at: site, in: instance, block, place), to: node)
    }
    return !types.isEmpty
  }

  /// The types that an object of a type with one generic parameter was made with.
  func typeArguments(of object: ObjectIndex) -> [TypeIndex] {
    guard object >= 0 else { return [] }
    let info = solver.objects[object]
    let site = Int(info.site) - 1
    guard info.type >= 0, solver.program.types[Int(info.type)].generics.count == 1,
      solver.bodies.sites.indices.contains(site)
    else { return [] }
    let call = solver.bodies.sites[site]
    let template = solver.bodies.templates[Int(call.template)]
    guard case .call(let callee, _)? = solver.program.written(call.node, in: template.file)?.form,
      case .typeName(let named) = callee.form, case .type(_, let arguments) = named.form,
      arguments.count == 1
    else { return [] }
    let node = TypeNode(file: template.file, node: arguments[0].node, scope: template.owner)
    return solver.program.resolution.resolve(node).types
  }
}
