import SwiftFacts
import ValueFlow

/// Which objects the analysis of values saw arrive where code stands.
///
/// It follows what may lead to navigation; where it saw nothing, declarations have to do.
final class ArrivedObjects {
  private let solver: Solver
  private let program: SourceProgram
  private lazy var sites = findSites()
  private lazy var instances = findInstances()
  private lazy var stores = findStores()

  init(_ solver: Solver) {
    self.solver = solver
    program = solver.program
  }

  /// A node of the code of a file, or a place in its text.
  private struct Place: Hashable {
    let file: Int32
    let number: Int32
  }

  // MARK: - Where code runs

  private func findSites() -> [Place: [Int32]] {
    var found: [Place: [Int32]] = [:]
    for (number, site) in solver.bodies.sites.enumerated() {
      let file = solver.bodies.templates[Int(site.template)].file
      found[Place(file: file, number: site.node), default: []].append(Int32(number))
    }
    return found
  }

  private func findInstances() -> [[InstanceIndex]] {
    var found = [[InstanceIndex]](repeating: [], count: solver.bodies.templates.count)
    for (number, instance) in solver.instances.enumerated() {
      found[Int(instance.template)].append(InstanceIndex(number))
    }
    return found
  }

  private func findStores() -> [Place: [NodeIndex]] {
    var found: [Place: [NodeIndex]] = [:]
    for store in solver.stores {
      let place = Place(file: solver.template(store.instance).file, number: store.place)
      found[place, default: []].append(store.base)
    }
    return found
  }

  /// What arrives at a part of a call, in all runs of it.
  private func objects(
    at call: Written, _ node: (_ site: Int32, _ instance: InstanceIndex) -> NodeIndex?
  ) -> Set<ObjectIndex> {
    var found: Set<ObjectIndex> = []
    for site in sites[Place(file: call.file, number: call.node)] ?? [] {
      for instance in instances[Int(solver.bodies.sites[Int(site)].template)] {
        guard let node = node(site, instance) else { continue }
        found.formUnion(solver.objects(at: node))
      }
    }
    return found
  }

  // MARK: - What is asked

  func given(_ index: Int, to call: Written) -> Set<ObjectIndex> {
    objects(at: call) { solver.node(ofArgument: index, of: $0, in: $1) }
  }

  func called(by call: Written) -> Set<ObjectIndex> {
    objects(at: call) { solver.node(ofBaseOf: $0, in: $1) }
  }

  func made(by call: Written) -> Set<ObjectIndex> {
    objects(at: call) { solver.resultNode(of: $0, in: $1) }
  }

  /// The objects of which a property is set.
  func set(by assignment: Written) -> Set<ObjectIndex> {
    guard case .assign(let target, _) = assignment.form else { return [] }
    let nodes = stores[Place(file: target.file, number: target.place)] ?? []
    return Set(nodes.flatMap { solver.objects(at: $0) })
  }

  /// The types of objects, each once; of what is declared as a protocol nothing more is known.
  func types(of objects: Set<ObjectIndex>) -> ResolvedType? {
    var types: Set<TypeIndex> = []
    for object in objects {
      let info = solver.objects[Int(object)]
      if info.type >= 0, info.kind == .instance || info.kind == .some { types.insert(info.type) }
    }
    return types.isEmpty ? nil : ResolvedType(types: types.sorted())
  }

  /// The properties of made objects in which one of some values stands.
  func keepers(of values: Set<ObjectIndex>, in objects: Set<ObjectIndex>) -> [PropertyIndex] {
    var found: Set<PropertyIndex> = []
    for object in objects where solver.objects[Int(object)].kind == .instance {
      let type = solver.objects[Int(object)].type
      guard type >= 0 else { continue }
      for ancestor in program.ancestors(type) {
        for property in program.types[Int(ancestor)].propertyOrder where !found.contains(property) {
          let field = solver.knownField(object, program.properties[Int(property)].name)
          if let field, values.contains(where: { solver.holds($0, at: field) }) { found.insert(property) }
        }
      }
    }
    return found.sorted()
  }
}
