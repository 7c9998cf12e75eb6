import SwiftFacts
import ValueFlow

/// Finds the objects that the value analysis saw arrive at a piece of code.
///
/// The analysis follows what may lead to navigation; where it has no objects, declarations must suffice.
final class ArrivedObjects {
  private let solution: Solution
  private let program: SourceProgram
  /// The calls and stores of each file.
  private lazy var sites = numbers(of: solution.bodies.sites.map(\.template))
  private lazy var stores = numbers(of: solution.stores.map { solution.instances[$0.instance].template })
  private lazy var instances = InstanceChains(solution)

  init(_ solution: Solution) {
    self.solution = solution
    program = solution.program
  }

  /// The items in the code of each file, given the template of each.
  private func numbers(of templates: [Int32]) -> [[Int]] {
    var found = [[Int]](repeating: [], count: program.files.count)
    for (number, template) in templates.enumerated() {
      found[Int(solution.bodies.templates[Int(template)].file)].append(number)
    }
    return found
  }

  /// The objects that arrive at a part of a call, in all instances of it.
  private func objects(
    at call: Written, _ node: (_ site: Int32, _ instance: InstanceIndex) -> NodeIndex?
  ) -> Set<ObjectIndex> {
    var found: Set<ObjectIndex> = []
    for site in sites[Int(call.file)] where solution.bodies.sites[site].node == call.node {
      instances.each(of: solution.bodies.sites[site].template) { instance in
        if let node = node(Int32(site), instance) { found.formUnion(solution.objects(at: node)) }
      }
    }
    return found
  }

  // MARK: - Queries

  func given(_ index: Int, to call: Written) -> Set<ObjectIndex> {
    objects(at: call) { solution.node(ofArgument: index, of: $0, in: $1) }
  }

  func called(by call: Written) -> Set<ObjectIndex> {
    objects(at: call) { solution.node(ofBaseOf: $0, in: $1) }
  }

  /// The objects of the source that a call returns.
  func made(by call: Written) -> Set<ObjectIndex> {
    objects(at: call) { solution.resultNode(of: $0, in: $1) }.filter { object in
      let info = solution.info(of: object)
      return info.kind == .instance && info.type >= 0 && !program.types[Int(info.type)].isForeign
    }
  }

  /// The objects whose property is set.
  func set(by assignment: Written) -> Set<ObjectIndex> {
    guard case .assign(let target, _) = assignment.form else { return [] }
    let found = stores[Int(target.file)].map { solution.stores[$0] }.filter { $0.place == target.place }
    return Set(found.flatMap { solution.objects(at: $0.base) })
  }

  /// The types of objects, each once; nothing more is known of objects declared as a protocol.
  func types(of objects: Set<ObjectIndex>) -> ResolvedType? {
    var types: Set<TypeIndex> = []
    for object in objects {
      let info = solution.info(of: object)
      if info.type >= 0, info.kind == .instance || info.kind == .some { types.insert(info.type) }
    }
    return types.isEmpty ? nil : ResolvedType(types: types.sorted())
  }

  /// The properties of created objects that hold one of some values.
  func keepers(of values: Set<ObjectIndex>, in objects: Set<ObjectIndex>) -> [PropertyIndex] {
    var found: Set<PropertyIndex> = []
    for object in objects {
      for ancestor in program.ancestors(solution.info(of: object).type) {
        for property in program.types[Int(ancestor)].propertyOrder where !found.contains(property) {
          let field = solution.knownField(object, program.properties[Int(property)].name)
          if let field, values.contains(where: { solution.holds($0, at: field) }) { found.insert(property) }
        }
      }
    }
    return found.sorted()
  }
}

/// The instances of each body, as linked lists.
private struct InstanceChains {
  private var first: [InstanceIndex]
  private var next: [InstanceIndex] = []

  init(_ solution: Solution) {
    first = [InstanceIndex](repeating: -1, count: solution.bodies.templates.count)
    next.reserveCapacity(solution.instances.count)
    for number in solution.instances.indices {
      let template = Int(solution.instances[number].template)
      next.append(first[template])
      first[template] = number
    }
  }

  func each(of template: Int32, _ visit: (InstanceIndex) -> Void) {
    var instance = first[Int(template)]
    while instance >= 0 {
      visit(instance)
      instance = next[Int(instance)]
    }
  }
}
