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
  let beginnings: [String: [Conventions.Beginning]]
  let back: Set<String>
  /// Functions that ask for a path.
  let pathVerbs: Set<String>
  /// Functions that register what answers a URL.
  let links: [String: Conventions.LinkCall]
  let screens: Set<String>
  /// Of each type, whether it is a screen.
  let isOnScreen: [Bool]
  let containers: Set<String>
  let system: Set<String>
  let constructed: Set<String>
  /// Static functions that the program adds to types of libraries.
  let addedStatics: [String: [FunctionNode]]
  var associatedMemo: [TypeID: [String: TypeShape]] = [:]
  var memberMemo: [MemberKey: [FunctionNode]] = [:]
  var holderMemo: [HolderKey: Bool] = [:]
  var mentionMemo: [MemberKey: Bool] = [:]
  var propertyMemo: [MemberKey: (PropertyNode, Ancestor)?] = [:]

  /// The links that the cases of enums stand for, by enum and case.
  private(set) var linkCases: [TypeID: [String: String]] = [:]
  /// What flows are made with.
  private(set) var arrivals = Arrivals()
  /// The tables of routes that flows have.
  let tables: FlowTables
  /// The schemes and domains that the project declares.
  let declared: DeclaredAddresses
  let storyboards: Storyboards
  let limits: PlayLimits

  init(
    _ program: Program, _ conventions: Conventions, declared: DeclaredAddresses = DeclaredAddresses(),
    storyboards: Storyboards = Storyboards([]), includesViews: Bool = false,
    limits: PlayLimits = PlayLimits()
  ) {
    self.limits = limits
    self.program = program
    self.declared = declared
    self.storyboards = storyboards
    self.conventions = conventions
    let added = program.types.filter { $0.kind == .extension }.flatMap(\.functionOrder).filter(
      \.facts.isStatic)
    addedStatics = Dictionary(grouping: added, by: \.facts.name)
    verbs = Dictionary(grouping: conventions.verbs, by: \.name)
    assignments = Dictionary(grouping: conventions.assignments, by: \.name)
    triggers = Dictionary(grouping: conventions.triggers, by: \.name)
    beginnings = Dictionary(grouping: conventions.beginnings, by: \.name)
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

// What is found out on the way.
extension Knowledge {
  /// Remembers what flows are made with.
  func learn(_ arrivals: Arrivals) {
    self.arrivals = arrivals
  }

  /// Remembers which case stands for which link.
  func learn(_ links: [Player.LinkSighting]) {
    for link in links {
      guard let member = link.member, let id = member.type else { continue }
      let pattern = link.pattern.isEmpty ? link.address.pattern(declared) : link.pattern
      if !pattern.isEmpty, linkCases[id]?[member.name] == nil {
        linkCases[id, default: [:]][member.name] = pattern
      }
    }
  }

  /// Mechanics that only show what they are handed are no flows.
  func dismiss(_ mechanics: Set<TypeID>) {
    for id in mechanics { isCandidate[id.index] = false }
    doubtful.subtract(mechanics)
    barren = []
  }
}
