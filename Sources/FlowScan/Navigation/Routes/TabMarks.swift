import SwiftFacts
import ValueFlow

/// The values by which code selects the tabs of a view: `ProfileView().tag(Tab.profile)`, `ProfileView().tag(1)`,
/// `Tab("Profile", value: Tab.profile) { … }`.
struct TabMarks {
  let solution: Solution
  /// For each case, number or text, the views that stand for it.
  let objects: [Name: Set<ObjectIndex>]
  /// The enums of the cases.
  let types: Set<TypeIndex>

  init(solution: Solution) {
    self.solution = solution
    let reading = TabMarkReading(solution: solution)
    (objects, types) = (reading.markedObjects(), reading.types())
  }

  /// The cases by which the target of a route is selected.
  func cases(for route: SeenRoute) -> [(type: TypeIndex, name: Name)] {
    let names = objects.filter { route.isIn($0.value) }.keys
    return types.flatMap { type in names.map { (type, $0) } }
  }
}

/// Reads the calls that give a tab its value.
private struct TabMarkReading {
  let solution: Solution

  func markedObjects() -> [Name: Set<ObjectIndex>] {
    var found: [Name: Set<ObjectIndex>] = [:]
    for call in calls {
      let site = solution.bodies.sites[Int(call.site)]
      guard let argument = mark(site) else { continue }
      if let literal = literal(ofArgument: argument, of: site, in: call.instance) {
        found[literal, default: []].formUnion(content(of: call.receiver))
        continue
      }
      let cases = cases(of: call).map { solution.info(of: $0).name }
      let own = Set(cases).count > 1 ? choosing(call.receiver) : []
      let content = content(of: call.receiver)
      for name in own.isEmpty ? Set(cases) : own.intersection(cases) {
        found[name, default: []].formUnion(content)
      }
    }
    return found
  }

  /// The enums whose cases stand for tabs.
  func types() -> Set<TypeIndex> {
    Set(calls.flatMap(cases).map { solution.info(of: $0).type }.filter { $0 >= 0 })
  }

  private var calls: [ForeignCall] {
    solution.foreignCalls { mark($0) != nil }.filter { $0.receiver >= 0 }
  }

  /// The cases that a call gives to a tab.
  private func cases(of call: ForeignCall) -> [ObjectIndex] {
    guard let argument = mark(solution.bodies.sites[Int(call.site)]) else { return [] }
    return solution.objects(at: solution.node(ofArgument: argument, of: call.site, in: call.instance))
      .filter { solution.info(of: $0).kind == .enumCase }
  }

  private func literal(ofArgument index: Int, of site: CallSite, in instance: InstanceIndex) -> Name? {
    let code = solution.program.written(site.node, in: solution.template(instance).file)
    guard case .call(_, let arguments)? = code?.form, arguments.indices.contains(index) else { return nil }
    return solution.literal(arguments[index].value)
  }

  /// An object and those in its content, such as the stack in a tab.
  private func content(of object: ObjectIndex) -> Set<ObjectIndex> {
    var found: Set<ObjectIndex> = [object]
    var open = [object]
    while let next = open.popLast() {
      let isClosure = solution.info(of: next).kind == .closure
      let inside =
        isClosure
        ? solution.knownInstances(ofClosure: next).map(solution.resultNode)
        : solution.knownContent(next).map { [$0] } ?? []
      open += inside.flatMap { solution.objects(at: $0) }.filter { found.insert($0).inserted }
    }
    return found
  }

  private func mark(_ site: CallSite) -> Int? {
    switch solution.program.name(site.name) {
    case "tag": site.arguments.indices.first
    case "Tab": site.arguments.firstIndex { solution.program.name($0.label) == "value" }
    default: nil
    }
  }

  /// The cases for which code makes an object: those that it tests, or else the one by which its calls are told apart.
  private func choosing(_ object: ObjectIndex) -> Set<Name> {
    solution.objects.makers(of: object).reduce(into: []) { found, made in
      let tested = tested(before: made.block, in: made.instance)
      let key = solution.instances[made.instance].caseName
      found.formUnion(tested.isEmpty && key != 0 ? [key] : tested)
    }
  }

  private func tested(before block: Int32, in instance: InstanceIndex) -> Set<Name> {
    var (found, block): (Set<Name>, Int32) = ([], block)
    while block > 0 {
      found.formUnion(solution.template(instance).blocks[Int(block)].caseNames)
      block = solution.template(instance).blocks[Int(block)].parent
    }
    return found
  }
}

extension Solution {
  /// A number or text as written.
  func literal(_ code: Written) -> Name? {
    if case .literal(let name) = code.form { return isFlag(named: name) ? nil : name }
    return code.textParts.flatMap { $0.count == 1 ? $0[0] : nil }.flatMap(program.names.known)
  }
}
