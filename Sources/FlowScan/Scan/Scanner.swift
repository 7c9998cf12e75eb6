public import FlowModel

/// What a scan is told besides the sources.
public struct ScanSettings: Hashable, Sendable {
  /// The name of the app.
  public var name: String

  /// Whether types that navigate without a coordinator are flows, too.
  public var includesViews: Bool

  /// What the user says of libraries that flowdoc does not know.
  public var conventions: [Conventions]

  /// Settings for an app of this name.
  public init(name: String = "", includesViews: Bool = false, conventions: [Conventions] = []) {
    self.name = name
    self.includesViews = includesViews
    self.conventions = conventions
  }
}

/// What a scan found.
public struct ScanResult: Hashable, Sendable {
  /// The navigation of the app.
  public var graph: FlowGraph

  /// Problems with the files themselves.
  public var findings: [Finding]
}

/// Makes a graph of the facts of all files.
struct Scanner {
  var settings = ScanSettings()

  func graph(of files: [FileFacts]) -> ScanResult {
    let program = Program(files)
    let knowledge = Knowledge(program, conventions())
    knowledge.settleDoubts()
    let players = program.types.map(\.id).filter { knowledge.isCandidate[$0.index] }.map {
      FlowPlay($0, knowledge: knowledge).run()
    }
    let presentables = players.reduce(into: Set<String>()) { $0.formUnion($1.presentables) }
    for player in players { player.presentOwnScreens(through: presentables) }
    let entries = Entries(knowledge).find()
    let plays = players.map {
      GraphBuilder.Play(flow: $0.flow, sightings: $0.sightings, isEntry: entries.contains($0.flow))
    }
    let graph = GraphBuilder(knowledge).graph(named: settings.name, of: plays)
    return ScanResult(graph: graph, findings: [])
  }

  private func conventions() -> Conventions {
    var all = Conventions()
    for known in BuiltInConventions.all + settings.conventions { all.add(known) }
    return all
  }
}
