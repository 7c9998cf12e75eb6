import SwiftFacts
import ValueFlow

/// Links that ask for the target of a route which a flow makes for a case in one function and shows in another:
/// `if let page = page(for: section) { router.push(page) }`.
///
/// Each link that the code shows a page for leads to the second function, and only its own case to the page.
struct FittingLinks {
  let solution: Solution
  let links: LinkIndex
  let owners: CodeOwners
  /// The enums of which code makes cases for links.
  private let enums: Set<TypeIndex>

  init(_ solution: Solution, _ links: LinkIndex, _ owners: CodeOwners) {
    (self.solution, self.links, self.owners) = (solution, links, owners)
    enums = LinkedEnums(solution: solution, links: links).types()
  }

  /// The requesters without the links that are turned into another case than those that the target is made for.
  func filter(_ askers: Set<Asker>, to route: SeenRoute) -> Set<Asker> {
    guard let object = route.sight?.object else { return askers }
    let makers = solution.objects.makers(of: object).map { ($0.instance, $0.block) }
    guard !makers.isEmpty else { return askers }
    return askers.filter { asker in
      guard case .link(let pattern) = asker.kind else { return true }
      let way = FittingWay(link: pattern, flow: route.flow, end: route.place.instance)
      return makers.contains { runs($0.0, $0.1, on: way, depth: 0) }
    }
  }

  /// Tells whether the code that shows the target of a route may run for a link, as far as the cases tell that it tests.
  func leads(_ pattern: String, to route: SeenRoute) -> Bool {
    let way = FittingWay(link: pattern, flow: route.flow, end: -1)
    return runs(route.place.instance, route.place.block, on: way, depth: 0)
  }

  /// Tells whether code may run for a link, on the way to the code that shows what it makes.
  private func runs(_ instance: InstanceIndex, _ block: Int32, on way: FittingWay, depth: Int) -> Bool {
    let choices = solution.choices(around: block, in: instance)
    guard choices.allSatisfy({ fits(way, $0, depth: 0) }) else { return false }
    if instance == way.end || depth == 3 { return true }
    let callers = solution.callers(of: instance).filter { $0.kind == .call }
    return callers.isEmpty
      || callers.contains { runs($0.instance, $0.block, on: way, depth: depth + 1) }
  }

  /// Tells whether a link may make a choice: by the value that code turns it into, or by a case that code makes for it.
  private func fits(_ way: FittingWay, _ choice: BlockChoice, depth: Int) -> Bool {
    let values = links.values(of: way.link)
    let types = types(of: choice)
    let cases = values.map { $0.everyCase.filter { types.contains($0.type) } }
    if cases.contains(where: { $0.contains { opens($0.name, of: $0.type, choice) } }) { return true }
    if values.contains(where: { $0.firstRaw.map { choice.types.contains($0.type) } ?? false }) { return true }
    let leading = makersLeading(way, to: choice, depth: depth)
    // Nobody asks by a case that no code is seen to make.
    if leading.isEmpty, !choice.cases.isEmpty { return values.isEmpty }
    // No link chooses between the cases of an enum that is not made for any, such as an app's phase.
    if !leading.isEmpty, types.isDisjoint(with: enums), leading.allSatisfy({ $0 == .elsewhere }) {
      return true
    }
    if !leading.isEmpty { return leading.contains(.link) || leading.contains(.unknown) }
    // No code is seen to make the choice, and this link is turned into something else.
    return values.isEmpty || cases.contains(where: \.isEmpty)
  }

  /// The enums of the value that a choice tests, and of those in it: `case .link(.help)`.
  private func types(of choice: BlockChoice) -> Set<TypeIndex> {
    choice.types.union(choice.cases.map { solution.info(of: $0).type })
  }

  private func opens(_ name: Name, of type: TypeIndex, _ choice: BlockChoice) -> Bool {
    choice.types.contains(type) && choice.contains(name)
      || choice.cases.contains { solution.info(of: $0).type == type && solution.info(of: $0).name == name }
  }

  /// Tells for each place where code makes a case of a choice whether a link leads there.
  private func makersLeading(_ way: FittingWay, to choice: BlockChoice, depth: Int) -> [Leading] {
    choice.cases.filter { !solution.isMadeByItsEnum($0) }.flatMap { object in
      solution.objects.makers(of: object).map { leads(way, to: $0, of: object, depth: depth) }
    }
  }

  private enum Leading {
    case link
    /// Other links lead there.
    case others
    /// Another flow, or a screen, makes the case there for itself.
    case elsewhere
    case unknown
  }

  /// Tells whether a link leads to a place where code makes a case.
  private func leads(_ way: FittingWay, to made: Maker, of object: ObjectIndex, depth: Int) -> Leading {
    let spot = CodeSpot(file: solution.template(made.instance).file, place: made.place)
    let info = solution.info(of: object)
    let own =
      isConstant(made.instance)
      ? links.patterns(making: info.name, of: info.type)
      : links.patterns(making: info.name, of: info.type, inPartsAt: spot)
    if !own.isEmpty { return own.contains(way.link) ? .link : .others }
    let patterns = links.patterns(leadingTo: spot, choosing: [])
    if patterns.contains(way.link) || isCalled(made.instance, on: way, depth: depth) { return .link }
    let choices = solution.choices(around: made.block, in: made.instance)
    if depth < 2, choices.contains(where: { tests(way, $0) }) {
      return choices.allSatisfy { fits(way, $0, depth: depth + 1) } ? .link : .others
    }
    // Another flow may take the link, and ask for the rest of the way: `deepLink(.main, MainRoute.birds)`.
    if depth < 2, choices.contains(where: { makersLeading(way, to: $0, depth: depth + 1).contains(.link) }) {
      return choices.allSatisfy { fits(way, $0, depth: depth + 1) } ? .link : .others
    }
    if !patterns.isEmpty { return .others }
    let owner = owners.owner(ofCode: made.instance)
    return owner == .nobody || owner == .flow(way.flow) ? .unknown : .elsewhere
  }

  /// Tells whether code calls a function for the case that a link is turned into, which may carry nothing: `case .swaps: showSwaps()`.
  private func isCalled(_ instance: InstanceIndex, on way: FittingWay, depth: Int) -> Bool {
    guard depth < 2 else { return false }
    return solution.callers(of: instance).contains { edge in
      guard edge.kind == .call else { return false }
      let choices = solution.choices(around: edge.block, in: edge.instance)
      return choices.contains { tests(way, $0) } && choices.allSatisfy { fits(way, $0, depth: depth + 1) }
    }
  }

  /// Tells whether a choice is one between the cases of an enum that a link is turned into.
  private func tests(_ way: FittingWay, _ choice: BlockChoice) -> Bool {
    let enums = links.values(of: way.link).flatMap { $0.everyCase.map(\.type) }
    return !types(of: choice).isDisjoint(with: enums)
  }
}

extension FittingLinks {
  /// Tells whether code computes a constant, such as a table of what links are turned into.
  private func isConstant(_ instance: InstanceIndex) -> Bool {
    switch solution.template(instance).kind {
    case .value, .script: true
    default: false
    }
  }
}

/// The way of a link to what a flow shows for it.
private struct FittingWay {
  var link: String
  var flow: TypeIndex
  /// The code that shows it; -1 to look at all code on the way.
  var end: InstanceIndex
}
