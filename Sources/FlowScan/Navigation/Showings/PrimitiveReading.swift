import SwiftFacts
import ValueFlow

/// Finds where screens really appear: calls and assignments of code without source, as named by the conventions.
struct PrimitiveReading: Recogniser {
  let solution: Solution
  let roles: TypeRoles
  let conventions: Conventions
  private let verbs: [Name: [Conventions.Verb]]

  init(_ solution: Solution, _ roles: TypeRoles, _ conventions: Conventions) {
    (self.solution, self.roles, self.conventions) = (solution, roles, conventions)
    var verbs: [Name: [Conventions.Verb]] = [:]
    // Routes put on a list are read elsewhere.
    for verb in conventions.verbs where !verb.isRoute {
      if let name = solution.program.names.known(verb.name) { verbs[name, default: []].append(verb) }
    }
    self.verbs = verbs
  }

  func showings() -> [Showing] { calls() + assignments() }

  // MARK: - Calls

  private func calls() -> [Showing] {
    var seen: Set<Int64> = []
    return solution.foreignCalls(where: mayShow).compactMap { call in
      let site = solution.bodies.sites[Int(call.site)]
      let told = verbs[site.name]?.first { fits($0, call, site) }
      guard let verb = told ?? guessed(call, site) else { return nil }
      let isGuessed = told == nil
      guard seen.insert(Int64(call.instance) << 32 | Int64(call.site)).inserted else { return nil }
      let nodes = arguments(of: verb, site).map {
        solution.node(ofArgument: $0, of: call.site, in: call.instance)
      }
      // A guess must be confirmed by what arrives.
      if isGuessed, !nodes.contains(where: holdsInstance) { return nil }
      let setter = setter(of: call, site)
      return changed(
        Showing(
          nodes: nodes, style: setter?.style ?? verb.style, instance: call.instance,
          block: site.block, place: site.place,
          site: call.site, filled: call.receiver < 0 ? [] : containers([call.receiver]),
          tabBars: call.receiver >= 0 && verb.style == "tab" ? [call.receiver] : []),
        list: setter?.name)
    }
  }

  private func mayShow(_ site: CallSite) -> Bool {
    verbs[site.name] != nil || GuessedVerbs.style(of: solution.program.name(site.name)) != nil
  }

  private func holdsInstance(_ node: NodeIndex) -> Bool {
    solution.unsortedObjects(at: node).contains { solution.info(of: $0).kind == .instance }
  }

  private func guessed(_ call: ForeignCall, _ site: CallSite) -> Conventions.Verb? {
    guard !site.isImplicit else { return nil }
    return GuessedVerbs(solution: solution, roles: roles).style(of: call, site).map { style in
      let label = site.arguments.first.map { $0.label == 0 ? "0" : solution.program.name($0.label) } ?? "0"
      return Conventions.Verb(
        name: solution.program.name(site.name), style: style, arguments: [label], labels: [], on: [],
        isRoute: false)
    }
  }

  /// A showing of a list that the code made from the one on screen shows what was added; nil if nothing was.
  private func changed(_ whole: Showing, list: String?) -> Showing? {
    guard let name = list.flatMap(solution.program.names.known) else { return whole }
    let added = whole.nodes.map { solution.additions(toListNamed: name, at: $0) }
    guard added.contains(where: { $0 != nil }) else { return whole }
    var showing = whole
    showing.nodes = zip(showing.nodes, added).flatMap { $1?.nodes ?? [$0] }
    if showing.style == "root", added.allSatisfy({ $0?.isOnTop ?? false }) { showing.style = "push" }
    if !showing.nodes.isEmpty { return showing }
    // A flow's own property may have the name of the list: `window.rootViewController = flow.rootViewController`.
    return whole.nodes.contains(where: solution.isOwnProperty) ? whole : nil
  }

  /// The property that `setViewControllers` sets on the receiver: `viewControllers`.
  private func setter(of call: ForeignCall, _ site: CallSite) -> Conventions.Assignment? {
    let name = solution.program.name(site.name)
    guard name.hasPrefix("set"), call.receiver >= 0 else { return nil }
    let type = solution.info(of: call.receiver).type
    let property = name.dropFirst(3).prefix(1).lowercased() + name.dropFirst(4)
    guard type >= 0 else { return nil }
    return conventions.assignments.first { rule in
      rule.name == property && rule.on.contains { roles.inherits(type, $0) }
    }
  }

  private func fits(_ verb: Conventions.Verb, _ call: ForeignCall, _ site: CallSite) -> Bool {
    let labels = site.arguments.map { solution.program.name($0.label) }
    guard verb.labels.allSatisfy({ labels.contains($0) }) else { return false }
    if !verb.arguments.isEmpty, arguments(of: verb, site).isEmpty { return false }
    if verb.on.isEmpty { return true }
    guard call.receiver >= 0 else { return site.isImplicit }
    let type = solution.info(of: call.receiver).type
    return type >= 0 && verb.on.contains { roles.inherits(type, $0) }
  }

  /// The arguments that a verb shows: labels, positions, `{}` for the trailing closure; all if none are listed.
  private func arguments(of verb: Conventions.Verb, _ site: CallSite) -> [Int] {
    let all = Array(site.arguments.indices)
    if verb.arguments.isEmpty { return all }
    let named = all.filter { index in
      let argument = site.arguments[index]
      if argument.label != 0 { return verb.arguments.contains(solution.program.name(argument.label)) }
      return !argument.flags.contains(.isTrailing) && verb.arguments.contains("\(index)")
    }
    // The closure behind what a link leads to is what users tap: `NavigationLink(destination: BedView()) { BedRow() }`.
    guard named.isEmpty, verb.arguments.contains("{}"), !ValueLinks.isLink(site, in: solution) else {
      return named
    }
    return all.filter { site.arguments[$0].flags.contains(.isTrailing) && site.arguments[$0].label == 0 }
  }

  // MARK: - Assignments

  private func assignments() -> [Showing] {
    solution.stores.flatMap { store -> [Showing] in
      let name = solution.program.name(store.name)
      let rules = conventions.assignments.filter { $0.name == name }
      guard !rules.isEmpty, solution.isActive(store.instance, block: store.block) else { return [] }
      let types = Set(solution.unsortedObjects(at: store.base).map { solution.info(of: $0).type }).filter {
        $0 >= 0
      }
      let own = types.filter { solution.program.property(store.name, of: $0) != nil }
      if !types.isEmpty, own.count == types.count { return [] }
      let fitting = rules.filter { rule in
        rule.on.isEmpty || types.isEmpty
          || types.contains { type in rule.on.contains { roles.inherits(type, $0) } }
      }
      // For an unknown receiver, the first rule is the usual one.
      guard let rule = types.isEmpty ? rules.first : fitting.first else { return [] }
      let isOnTop = rule.style == "root" && solution.isAddition(store)
      let showing = Showing(
        nodes: [store.value], style: isOnTop ? "push" : rule.style, instance: store.instance,
        block: store.block, place: store.place,
        filled: containers(solution.objects(at: store.base)),
        tabBars: rule.style == "tab" ? solution.objects(at: store.base) : [])
      return changed(showing, list: name).map { [$0] } ?? []
    }
  }

  private func containers(_ objects: [ObjectIndex]) -> [ObjectIndex] {
    objects.filter { object in
      let type = solution.info(of: object).type
      return type >= 0 && roles[type].contains(.container)
    }
  }
}
