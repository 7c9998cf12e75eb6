import SwiftFacts
import ValueFlow

/// Finds what code makes for each case of an enum, as for tabs: `Tab.allCases.map { tab in controller(for: tab) }`.
struct TabsOfCases {
  /// The objects that code makes for a case, with what they contain, and their types.
  struct Made {
    fileprivate(set) var objects: Set<ObjectIndex> = []
    fileprivate(set) var types: Set<TypeIndex> = []

    func contains(_ tab: SeenRoute) -> Bool { types.contains(tab.target.type) || tab.isIn(objects) }
  }

  let solution: Solution
  /// The objects in each pair of a case and something else.
  private let pairs: [[ObjectIndex]]
  /// The instances of each body that run for one case each.
  private let byTemplate: [Int32: [InstanceIndex]]
  /// The types of the flows that such instances make.
  private let typesMade: [InstanceIndex: Set<TypeIndex>]

  /// - Parameter flows: the flows that are tabs.
  init(_ solution: Solution, flows: Set<TypeIndex>) {
    self.solution = solution
    byTemplate = Dictionary(
      grouping: solution.instances.indices.filter { solution.instances[$0].caseName != 0 },
      by: { solution.instances[$0].template })
    typesMade = Self.types(among: flows, madeIn: solution)
    pairs = solution.tuples.map { pair in solution.fields(of: pair).flatMap { solution.objects(at: $0) } }
  }

  private static func types(
    among flows: Set<TypeIndex>, madeIn solution: Solution
  ) -> [InstanceIndex: Set<TypeIndex>] {
    flows.flatMap { solution.objects.ofType[$0] ?? [] }.reduce(into: [:]) { types, object in
      let info = solution.info(of: object)
      guard info.kind == .instance else { return }
      for code in callers(of: solution.objects.makers(of: object).map(\.instance), solution)
      where solution.instances[code].caseName != 0 {
        types[code, default: []].insert(info.type)
      }
    }
  }

  /// Some code with that which calls it, such as a factory's: `case .map: map = factory.makeMap(navigation)`.
  private static func callers(of code: [InstanceIndex], _ solution: Solution) -> Set<InstanceIndex> {
    var found = Set(code)
    var last = found
    for _ in 0..<factoryCalls {
      last = Set(last.flatMap { solution.callers(of: $0).map(\.instance) }).subtracting(found)
      found.formUnion(last)
    }
    return found
  }

  /// The most functions of factories between the one for a case and the one that makes something for it.
  private static let factoryCalls = 2

  /// The flows that code makes for a case and for no other one, without returning them:
  /// `func run(_ tab: Tab) { switch tab { case .map: map = MapCoordinator(navigation) … } }`.
  func begun(for choice: ObjectIndex) -> Made {
    let name = solution.info(of: choice).name
    return byTemplate.values.reduce(into: Made()) { made, instances in
      let (own, others) = instances.reduce(into: (Set<TypeIndex>(), Set<TypeIndex>())) { found, instance in
        if solution.instances[instance].caseName != name {
          found.1.formUnion(typesMade[instance] ?? [])
        } else if runs(instance, for: choice) {
          found.0.formUnion(typesMade[instance] ?? [])
        }
      }
      made.types.formUnion(own.subtracting(others))
    }
  }

  /// The objects that code makes for a case, or returns for no other one; one that it looks up, as in `pages[tab]`, tells nothing.
  func made(for choice: ObjectIndex) -> Made {
    let name = solution.info(of: choice).name
    return byTemplate.values.joined().reduce(into: Made()) { made, instance in
      guard solution.instances[instance].caseName == name, runs(instance, for: choice) else { return }
      let given = solution.unsortedObjects(at: solution.resultNode(instance))
      let others = returned(otherwiseBy: instance)
      let own = given.filter { !others.isEmpty && !others.contains($0) || isMade($0, by: instance) }
      for object in own.flatMap(shown) {
        made.objects.insert(object)
        made.types.insert(solution.info(of: object).type)
      }
    }
  }

  /// The objects that the code of an instance returns for other cases.
  private func returned(otherwiseBy instance: InstanceIndex) -> Set<ObjectIndex> {
    let frame = solution.instances[instance]
    return (byTemplate[frame.template] ?? []).reduce(into: []) { objects, other in
      guard solution.instances[other].receiver == frame.receiver,
        solution.instances[other].caseName != frame.caseName
      else { return }
      objects.formUnion(solution.unsortedObjects(at: solution.resultNode(other)))
    }
  }

  /// The objects that functions return which are given a case: `makeTab(.map) { MapCoordinator($0) }`.
  func returned(for choice: ObjectIndex) -> Made {
    solution.instances.indices.reduce(into: Made()) { made, instance in
      for site in solution.calls(of: instance) where isGiven(choice, to: site, in: instance) {
        for object in solution.objects(at: solution.resultNode(of: site, in: instance)).flatMap(shown) {
          made.objects.insert(object)
          made.types.insert(solution.info(of: object).type)
        }
      }
    }
  }

  private func isGiven(_ choice: ObjectIndex, to site: Int32, in instance: InstanceIndex) -> Bool {
    solution.bodies.sites[Int(site)].arguments.indices.contains { index in
      solution.unsortedObjects(at: solution.node(ofArgument: index, of: site, in: instance)).contains {
        isSame($0, choice)
      }
    }
  }

  /// The value beside a case in a pair: `[(.home, home), (.map, map)].map { tab, flow in controller(flow, for: tab) }`.
  func paired(with choice: ObjectIndex) -> Made {
    pairs.filter { pair in pair.contains { isSame($0, choice, orUntyped: true) } }.joined().reduce(
      into: Made()
    ) { made, object in
      guard solution.info(of: object).kind == .instance else { return }
      for object in shown(object) {
        made.objects.insert(object)
        made.types.insert(solution.info(of: object).type)
      }
    }
  }

  /// The type of a case in a pair may not be known.
  private func isSame(_ one: ObjectIndex, _ other: ObjectIndex, orUntyped: Bool = false) -> Bool {
    let (one, other) = (solution.info(of: one), solution.info(of: other))
    return one.kind == .enumCase && one.name == other.name
      && (one.type == other.type || orUntyped && one.type < 0)
  }

  /// Tells whether an instance runs for a case.
  private func runs(_ instance: InstanceIndex, for choice: ObjectIndex) -> Bool {
    solution.parameters(of: instance).contains { node in
      solution.unsortedObjects(at: node).contains { isSame($0, choice) }
    }
  }

  /// Tells whether code makes an object or the holder that it begins with, by itself or by what it calls.
  private func isMade(_ object: ObjectIndex, by instance: InstanceIndex) -> Bool {
    let makers = solution.objects.makers(of: object).map(\.instance)
    var open = Set(makers + makers.flatMap(makersOfHolder))
    for _ in 0..<Self.mostCalls where !open.contains(instance) {
      open = Set(open.flatMap { solution.callers(of: $0).map(\.instance) })
    }
    return open.contains(instance)
  }

  /// The code that makes the object of which an instance gives the initial value of a property:
  /// `lazy var navigation = UINavigationController()`.
  private func makersOfHolder(_ instance: InstanceIndex) -> [InstanceIndex] {
    guard case .value = solution.template(instance).kind else { return [] }
    let receiver = solution.receiver(of: instance)
    return receiver < 0 ? [] : solution.objects.makers(of: receiver).map(\.instance)
  }

  /// The most functions between the one for a case and the one that makes something for it.
  private static let mostCalls = 3

  /// An object, and what it contains: `UINavigationController(rootViewController: page)`.
  private func shown(_ object: ObjectIndex) -> [ObjectIndex] {
    let content = solution.knownContent(object).map { solution.unsortedObjects(at: $0) } ?? []
    return ([object] + content).filter {
      let info = solution.info(of: $0)
      return [.instance, .some].contains(info.kind) && info.type >= 0
    }
  }
}
