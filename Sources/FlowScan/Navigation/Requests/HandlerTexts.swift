import ValueFlow

/// Finds the texts by which closures are registered in a class of the app: `register("orders/<id>") { … }`.
///
/// Code that opens such a text requests what the closure does, or shows what it makes.
final class HandlerTexts {
  private let solution: Solution
  private let registries: Set<Name>
  /// The calls that register something, by the template that they are in.
  private lazy var sites = findSites()
  /// All texts by which something is registered.
  private lazy var all = Set(sites.values.joined().flatMap { written($0) })
  private var known: [ObjectIndex: Set<RegisteredText>] = [:]
  private var openedBySite: [Int32: Opened] = [:]

  init(_ solution: Solution) {
    self.solution = solution
    registries = Set(
      AppRegistries(program: solution.program).functions().keys.compactMap(solution.program.names.known))
  }

  /// The texts by which a closure or function value is registered, where it is made or by whoever gets it from there.
  func texts(of value: ObjectIndex) -> Set<RegisteredText> {
    guard !sites.isEmpty else { return [] }
    if let found = known[value] { return found }
    var found: Set<RegisteredText> = []
    for maker in solution.objects.makers(of: value) {
      let users = [maker.instance] + solution.callers(of: maker.instance).map(\.instance)
      for instance in Set(users) { found.formUnion(texts(of: value, in: instance)) }
    }
    known[value] = found
    return found
  }

  private func texts(of value: ObjectIndex, in instance: InstanceIndex) -> Set<RegisteredText> {
    (sites[solution.instances[instance].template] ?? []).reduce(into: []) { found, site in
      let isHanded = solution.bodies.sites[Int(site)].arguments.indices.contains {
        solution.holds(value, at: solution.node(ofArgument: $0, of: site, in: instance))
      }
      guard isHanded else { return }
      let texts = written(site)
      found.formUnion(texts.isEmpty ? [.unwritten] : texts)
    }
  }

  /// The texts by which the closure is registered that makes an object, by itself or with functions that it calls.
  func texts(making object: ObjectIndex) -> Set<RegisteredText> {
    guard !sites.isEmpty else { return [] }
    var found: Set<RegisteredText> = []
    var seen: Set<InstanceIndex> = []
    var waiting = solution.objects.makers(of: object).map { (instance: $0.instance, depth: 0) }
    while let (instance, depth) = waiting.popLast() {
      guard depth < Self.deepest, seen.insert(instance).inserted else { continue }
      let own = solution.value(of: instance).map { texts(of: $0) } ?? []
      found.formUnion(own)
      guard own.isEmpty else { continue }
      waiting += solution.callers(of: instance).filter { $0.kind == .call }.map { ($0.instance, depth + 1) }
    }
    return found
  }

  /// The most functions between a registered closure and the object that it makes.
  private static let deepest = 4

  /// Tells whether a call may open one of some texts; a URL by which nothing is seen to be registered may open what is by an unwritten one.
  func isMeant(_ edge: CallerEdge, by texts: Set<RegisteredText>) -> Bool {
    guard edge.site >= 0, !texts.isEmpty else { return true }
    let opened = opened(by: edge.site)
    if !opened.registered.isEmpty {
      return opened.registered.contains { text in texts.contains { $0.fits(text) } }
    }
    return texts.contains(.unwritten) || !opened.isAddress
  }

  private func opened(by site: Int32) -> Opened {
    if let found = openedBySite[site] { return found }
    let texts = written(site)
    let found = Opened(
      registered: texts.filter { text in all.contains { $0.fits(text) } },
      isAddress: texts.contains(where: \.isAddress))
    openedBySite[site] = found
    return found
  }

  /// The texts that a call opens.
  private struct Opened {
    /// Those by which something is registered.
    var registered: [RegisteredText]
    var isAddress: Bool
  }

  private func findSites() -> [Int32: [Int32]] {
    guard !registries.isEmpty else { return [:] }
    let all = solution.bodies.sites.indices.filter {
      registries.contains(solution.bodies.sites[$0].name)
    }
    return Dictionary(grouping: all.map(Int32.init)) { solution.bodies.sites[Int($0)].template }
  }

  /// The texts written among the arguments of a call.
  private func written(_ site: Int32) -> [RegisteredText] {
    let call = solution.bodies.sites[Int(site)]
    let file = solution.bodies.templates[Int(call.template)].file
    guard case .call(_, let arguments)? = solution.program.written(call.node, in: file)?.form else {
      return []
    }
    return arguments.compactMap { $0.value.textParts.flatMap(RegisteredText.init) }
  }
}
