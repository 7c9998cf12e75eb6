import SwiftFacts
import ValueFlow

/// Reports by an object that a flow keeps, such as an interactor, to what another flow keeps: `listener?.tripDidEnd()`.
struct KeptReports {
  let reports: FlowReports
  private var solution: Solution { reports.solution }
  private var owners: CodeOwners { reports.owners }

  func ends() -> [SeenMove] {
    solution.instances.indices.flatMap { instance -> [SeenMove] in
      let receiver = solution.receiver(of: instance)
      guard receiver >= 0, let type = solution.receiverType(of: instance), type >= 0,
        !solution.program.types[Int(type)].isForeign, !owners.isOwner(type),
        let flow = owners.flow(keeping: receiver)
      else { return [] }
      return solution.calls(of: instance).filter { reportsUp($0, of: type, from: flow, in: instance) }
        .flatMap { site -> [SeenMove] in
          let call = solution.bodies.sites[Int(site)]
          let place = FlowPlace(flow: flow, instance: instance, block: call.block, place: call.place)
          return reports.ends(of: flow, by: site, in: instance, at: place)
        }
    }
  }

  /// Tells whether a call tells what another flow is or keeps, by a property that leads up.
  private func reportsUp(
    _ site: Int32, of type: TypeIndex, from flow: TypeIndex, in instance: InstanceIndex
  ) -> Bool {
    guard case .holder(let name)? = solution.bodies.calledProperty(site),
      let property = reports.property(name, of: type), reports.leadsUp(property, name),
      !reports.isQuestion(solution.bodies.sites[Int(site)].name, of: property),
      let base = solution.node(ofBaseOf: site, in: instance)
    else { return false }
    let told = solution.unsortedObjects(at: base).compactMap(self.flow(of:))
    return !told.isEmpty && told.allSatisfy { $0 != flow }
  }

  private func flow(of object: ObjectIndex) -> TypeIndex? {
    if case .flow(let flow) = owners.owner(of: object) { return flow }
    return owners.flow(keeping: object)
  }
}
