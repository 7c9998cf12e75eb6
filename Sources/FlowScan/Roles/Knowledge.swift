/// The program with what conventions say of the libraries that it uses.
final class Knowledge {
  let program: Program
  let conventions: Conventions
  private(set) var ancestries: [[Ancestor]] = []
  private(set) var ancestorNames: [Set<String>] = []
  private(set) var isCandidate: [Bool] = []
  /// Candidates that may turn out to be mere mechanics: by a doubtful name, or because they take in what they show.
  private(set) var doubtful: Set<TypeID> = []
  private(set) var relevantNames: Set<String> = []
  /// Which code can matter to navigation.
  private(set) var reach = Reach()
  /// The calls that were played and led to nothing.
  var barren: Set<Player.BarrenCall> = []
  /// The cases that flows tell apart.
  private(set) var events: Set<String> = []
  /// Properties that a SwiftUI container is bound to, with the style in which it shows them.
  private(set) var bindings: [String: String] = [:]
  /// The views that hold the stack of each flow.
  private(set) var hosts: [TypeID: [Host]] = [:]
  /// The flow whose stack each such view holds.
  private(set) var hostedFlows: [TypeID: TypeID] = [:]
  let verbs: [String: [Conventions.Verb]]
  let assignments: [String: [Conventions.Assignment]]
  let triggers: [String: [Conventions.Trigger]]
  let back: Set<String>
  /// Functions that ask for a path.
  let pathVerbs: Set<String>
  /// Functions that register what answers a URL.
  let links: [String: Conventions.LinkCall]
  private let screens: Set<String>
  /// Of each type, whether it is a screen.
  private let isOnScreen: [Bool]
  private let containers: Set<String>
  private let system: Set<String>
  private let constructed: Set<String>
  /// Static functions that the program adds to types of libraries.
  let addedStatics: [String: [FunctionNode]]
  private var associatedMemo: [TypeID: [String: TypeShape]] = [:]
  private var memberMemo: [MemberKey: [FunctionNode]] = [:]
  private var propertyMemo: [MemberKey: (PropertyNode, Ancestor)?] = [:]

  /// The links that the cases of enums stand for, by enum and case.
  private(set) var linkCases: [TypeID: [String: String]] = [:]
  /// What flows are made with.
  private(set) var arrivals = Arrivals()
  /// The tables of routes that flows have.
  let tables: FlowTables
  /// The schemes and domains that the project declares.
  let declared: DeclaredAddresses

  init(
    _ program: Program, _ conventions: Conventions, declared: DeclaredAddresses = DeclaredAddresses(),
    includesViews: Bool = false
  ) {
    self.program = program
    self.declared = declared
    self.conventions = conventions
    let added = program.types.filter { $0.kind == .extension }.flatMap(\.functionOrder).filter(
      \.facts.isStatic)
    addedStatics = Dictionary(grouping: added, by: \.facts.name)
    verbs = Dictionary(grouping: conventions.verbs, by: \.name)
    assignments = Dictionary(grouping: conventions.assignments, by: \.name)
    triggers = Dictionary(grouping: conventions.triggers, by: \.name)
    back = Set(conventions.back)
    pathVerbs = Set(conventions.paths.flatMap(\.verbs.keys))
    links = Dictionary(conventions.links.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    tables = FlowTables(in: program, conventions.tables)
    let screens = Set(conventions.screens + tables.screens)
    self.screens = screens
    containers = Set(conventions.containers)
    system = Set(conventions.system)
    ancestries = program.types.map { program.ancestry(of: $0.id) }
    ancestorNames = ancestries.map { Set($0.compactMap { $0.shape.name?.lastPart }) }
    isOnScreen = zip(program.types, ancestorNames).map {
      $0.kind != .protocol && !$1.isDisjoint(with: screens)
    }
    constructed = Knowledge.everyMention(in: program)
    isCandidate = program.types.map { looksLikeFlow($0) || looksDoubtful($0) || tables[$0.id] != nil }
    if includesViews {
      for node in program.types where isScreen(node.id) && showsByItself(node) {
        isCandidate[node.id.index] = true
      }
    }
    doubtful = Set(
      program.types.filter { node in
        isCandidate[node.id.index] && tables[node.id] == nil && (!looksLikeFlow(node) || isCarrier(node))
      }.map(\.id))
    bindings = BindingSearch.find(in: program, verbs: verbs)
    relevantNames = RelevantNames.find(in: program, from: self)
    events = Events.find(in: self)
    reach = ReachSearch.find(in: self)
    hosts = HostSearch.find(in: self)
    for (flow, hosts) in hosts.sorted(by: { $0.key < $1.key }) {
      for host in hosts where host.view != flow { hostedFlows[host.view] = flow }
    }
  }

  private static func everyMention(in program: Program) -> Set<String> {
    var names: Set<String> = []
    for node in program.types {
      for function in node.functionOrder { names.formUnion(function.mentions) }
      for property in node.properties.values { names.formUnion(property.mentions) }
    }
    for function in program.globalFunctions.values.joined() { names.formUnion(function.mentions) }
    for property in program.globalProperties.values.joined() { names.formUnion(property.mentions) }
    for script in program.scripts { names.formUnion(script.mentions) }
    return names
  }
}

// MARK: - What a type is

extension Knowledge {
  func inherits(_ id: TypeID, _ name: String) -> Bool {
    ancestorNames[id.index].contains(name)
  }

  func isScreen(_ id: TypeID) -> Bool { isOnScreen[id.index] }

  func isScreen(_ name: String) -> Bool { screens.contains(name) }
  func isContainer(_ name: String) -> Bool { containers.contains(name) }
  func isSystem(_ name: String) -> Bool { system.contains(name) }

  /// A subclass of a container that only holds others, as a navigation controller with a colour of its own.
  func isTransparent(_ id: TypeID) -> Bool {
    let names = ancestorNames[id.index]
    return names.contains("UINavigationController") || names.contains("UIHostingController") || isFrame(id)
  }

  /// A view controller of the program's own that drives a navigation controller inside of it.
  private func isFrame(_ id: TypeID) -> Bool {
    ancestries[id.index].compactMap(\.id).contains { id in
      let node = program[id]
      let drives = ["pushViewController", "setViewControllers"].contains { node.functions[$0] != nil }
      return drives && node.kind == .class
        && node.properties.values.contains { $0.facts.type.name == "UINavigationController" }
    }
  }

  func isSystem(_ id: TypeID) -> Bool {
    !ancestorNames[id.index].isDisjoint(with: system)
  }

  /// Whether a type may be a flow, by what it is called and what it inherits; what it does decides later.
  private func looksLikeFlow(_ node: TypeNode) -> Bool {
    guard canBeFlow(node) else { return false }
    let names = ancestorNames[node.id.index]
    if !names.isDisjoint(with: conventions.flows) || holdsRoutes(node) || pathRule(of: node) != nil {
      return true
    }
    return names.contains { name in conventions.flowNames.contains { name.hasSuffix($0) } }
  }

  /// The rule by which a type lists builders of screens, if it does.
  func pathRule(of node: TypeNode) -> Conventions.Paths? {
    conventions.paths.first { rule in node.functionOrder.contains { $0.lists(rule.builder) } }
  }

  /// Whether a view or a view controller puts something on show in its own code.
  private func showsByItself(_ node: TypeNode) -> Bool {
    let mentions = node.functionOrder.map(\.mentions) + node.properties.values.map(\.mentions)
    return !isTransparent(node.id) && mentions.contains { !$0.isDisjoint(with: verbs.keys) }
  }

  /// Whether its name or what it inherits leaves no doubt that it may be a flow.
  func isStrong(_ id: TypeID) -> Bool { looksLikeFlow(program[id]) }

  private func looksDoubtful(_ node: TypeNode) -> Bool {
    guard canBeFlow(node) else { return false }
    return ancestorNames[node.id.index].contains { name in
      conventions.doubtfulNames.contains { name.hasSuffix($0) }
    }
  }

  /// Whether a type takes in screens or flows, so that it may only show what it is handed.
  private func isCarrier(_ node: TypeNode) -> Bool {
    node.functionOrder.contains { function in
      function.facts.hasBody && function.facts.name != "init"
        && function.facts.parameters.contains { takesShown($0.type, function) }
    }
  }

  func takesShown(_ type: TypeShape, _ function: FunctionNode) -> Bool {
    type.parts.contains { part in
      guard let name = part.name else { return false }
      if isScreen(name) { return true }
      guard let id = program.find(name, in: function.owner, from: function.file) else { return false }
      return isScreen(id) || program.implementers(of: id).contains { isCandidate[$0.index] }
    }
  }

  private func canBeFlow(_ node: TypeNode) -> Bool {
    guard [.class, .struct, .actor].contains(node.kind), !isBase(node) else { return false }
    if holdsRoutes(node) { return true }
    if isScreen(node.id) { return isScreenThatCoordinates(node) }
    return ancestorNames[node.id.index].isDisjoint(with: Knowledge.helpers)
  }

  /// A view controller that declares itself a coordinator, too.
  private func isScreenThatCoordinates(_ node: TypeNode) -> Bool {
    guard !inherits(node.id, "View") else { return false }
    return ancestries[node.id.index].dropFirst().contains { ancestor in
      guard let id = ancestor.id, program[id].kind == .protocol else { return false }
      return conventions.flowNames.contains { program[id].shortName.hasSuffix($0) }
    }
  }

  /// Remembers what flows are made with.
  func learn(_ arrivals: Arrivals) {
    self.arrivals = arrivals
  }

  /// Remembers which case stands for which link.
  func learn(_ links: [Player.LinkSighting]) {
    for link in links {
      guard let member = link.member, let id = member.type else { continue }
      let pattern = link.pattern.isEmpty ? link.address.pattern(declared) : link.pattern
      if linkCases[id]?[member.name] == nil { linkCases[id, default: [:]][member.name] = pattern }
    }
  }

  /// Mechanics that only show what they are handed are no flows.
  func dismiss(_ mechanics: Set<TypeID>) {
    for id in mechanics { isCandidate[id.index] = false }
    doubtful.subtract(mechanics)
    barren = []
  }

  /// Types of the system that are called coordinators and are none.
  private static let helpers: Set<String> = [
    "NSFileCoordinator", "NSPersistentStoreCoordinator", "UIViewRepresentable", "UIApplicationDelegate",
    "App",
    "UIViewControllerTransitionCoordinator", "XCTestCase", "UIWindowSceneDelegate", "View",
  ]

  /// A class that others build on and that is never made itself.
  private func isBase(_ node: TypeNode) -> Bool {
    guard let heirs = program.heirs[node.id], !heirs.isEmpty else { return false }
    return !node.generics.isEmpty || !constructed.contains(node.shortName)
  }
}

// MARK: - Looking up members

extension Knowledge {
  private struct MemberKey: Hashable {
    let id: TypeID
    let name: String
  }

  /// The functions of this name that a type has, its own before those it inherits.
  func functions(_ name: String, of id: TypeID) -> [FunctionNode] {
    let key = MemberKey(id: id, name: name)
    if let known = memberMemo[key] { return known }
    let found = ancestries[id.index].flatMap { ancestor in
      ancestor.id.flatMap { program[$0].functions[name] } ?? []
    }
    memberMemo[key] = found
    return found
  }

  /// The property of this name that a type has, with the ancestor that declares it.
  func property(_ name: String, of id: TypeID) -> (PropertyNode, Ancestor)? {
    let key = MemberKey(id: id, name: name)
    if let known = propertyMemo[key] { return known }
    let found = searchProperty(name, of: id)
    propertyMemo[key] = .some(found)
    return found
  }

  private func searchProperty(_ name: String, of id: TypeID) -> (PropertyNode, Ancestor)? {
    var requirement: (PropertyNode, Ancestor)?
    for ancestor in ancestries[id.index] {
      guard let owner = ancestor.id, let found = program[owner].properties[name] else { continue }
      // What a protocol demands says less than what an extension or a superclass gives.
      if program[owner].kind != .protocol || !found.facts.getter.isEmpty { return (found, ancestor) }
      requirement = requirement ?? (found, ancestor)
    }
    return requirement
  }

  /// What the generic parameters and associated types of an ancestor are in an heir.
  func substitution(of ancestor: Ancestor, in heir: TypeID? = nil) -> [String: TypeShape] {
    guard let id = ancestor.id else { return [:] }
    guard program[id].kind == .protocol else {
      return program.substitution(of: program[id], as: ancestor.shape)
    }
    return heir.map { associatedTypes(of: $0) } ?? [:]
  }

  /// What the associated types of its protocols are in a type: by its typealiases, else by what it declares for the
  /// requirements that name them.
  func associatedTypes(of id: TypeID) -> [String: TypeShape] {
    if let known = associatedMemo[id] { return known }
    var found: [String: TypeShape] = [:]
    for ancestor in ancestries[id.index].compactMap(\.id) where program[ancestor].kind == .protocol {
      for alias in program[ancestor].aliases.values where alias.isAssociated && found[alias.name] == nil {
        found[alias.name] = witness(of: alias.name, in: ancestor, for: id)
      }
    }
    associatedMemo[id] = found
    return found
  }

  private func witness(of name: String, in demanding: TypeID, for id: TypeID) -> TypeShape? {
    let own = ancestries[id.index].compactMap(\.id).filter { program[$0].kind != .protocol }
    for type in own {
      if let alias = program[type].aliases[name], !alias.isAssociated { return alias.type }
    }
    let demand = program[demanding]
    for property in demand.propertyOrder where demand.properties[property]?.facts.type == .named(name) {
      for type in own {
        if let found = program[type].properties[property], found.facts.type != .unknown {
          return found.facts.type
        }
      }
    }
    for function in demand.functionOrder {
      for (index, parameter) in function.facts.parameters.enumerated() where parameter.type == .named(name) {
        for type in own {
          let found = program[type].functions[function.facts.name]?.first {
            $0.facts.parameters.map(\.label) == function.facts.parameters.map(\.label)
          }
          if let found { return found.facts.parameters[index].type }
        }
      }
    }
    return nil
  }

  /// The one concrete type behind a type: itself, or the only implementer of a protocol.
  func concrete(_ shape: TypeShape, in scope: TypeID?, from file: String) -> TypeID? {
    let ids = shape.parts.flatMap { program.resolveAlias($0, in: scope).parts }.compactMap { part in
      part.name.flatMap { program.find($0, in: scope, from: file) }
    }
    if let plain = ids.first(where: { program[$0].kind != .protocol && program[$0].kind != .extension }) {
      return plain
    }
    let common = ids.map { Set(program.implementers(of: $0)) }.reduce(nil as Set<TypeID>?) {
      $0?.intersection($1) ?? $1
    }
    guard let common, !common.isEmpty else { return nil }
    if common.count == 1 { return common.first }
    // A base class and its heirs implement the protocol together: the heirs decide.
    let leaves = common.filter { id in !(program.heirs[id] ?? []).contains { common.contains($0) } }
    return leaves.count == 1 ? leaves.first : nil
  }
}
