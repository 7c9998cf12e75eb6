internal import FlowModel

/// Renamed screens: the same routes lead to them, and they request the same transitions.
struct RenamedScreens {
  let old: FlowGraph
  let new: FlowGraph

  var renaming: Renaming {
    let rest = Unmatched(old.screens, new.screens)
    guard !rest.gone.isEmpty, !rest.new.isEmpty else { return Renaming() }
    let (before, after) = (Surroundings(old), Surroundings(new))
    return Renaming(
      screens: UniquePairs.pairs(gone: rest.gone, new: rest.new) {
        before.shape(of: $0.id)
      } _: {
        after.shape(of: $0.id)
      })
  }

  /// The renamed screens that are recognised only by the routes that lead there.
  static func doubtful(_ renaming: Renaming, _ old: FlowGraph, _ new: FlowGraph) -> Set<String> {
    guard !renaming.screens.isEmpty else { return [] }
    let files = Dictionary(
      old.screens.map { ($0.id, $0.location?.file) }, uniquingKeysWith: { one, _ in one })
    let now = Dictionary(new.screens.map { ($0.id, $0.location?.file) }, uniquingKeysWith: { one, _ in one })
    let requesters = Set(old.transitions.filter { $0.from.kind == .screen }.map(\.from.id))
    let doubtful = renaming.screens.filter { id, name in
      let file = files[id] ?? nil
      return !requesters.contains(id) && (file == nil || file != now[name] ?? nil)
    }
    return Set(doubtful.values)
  }

  /// The routes that lead to each screen, and the transitions it requests.
  private struct Surroundings {
    private var routes: [String: [String]] = [:]
    private var steps: [String: [String]] = [:]

    init(_ graph: FlowGraph) {
      for route in graph.flows.lazy.flatMap(\.routes) {
        if let screen = route.target.screenID { routes[screen, default: []].append(route.id) }
      }
      for step in graph.transitions where step.from.kind == .screen {
        let words = [step.flow, step.kind.rawValue, step.route, step.outcome] + step.triggers.sorted()
        steps[step.from.id, default: []].append(words.joined(separator: "\u{1F}"))
      }
    }

    func shape(of screen: String) -> [String]? {
      routes[screen].map { $0.sorted() + [""] + (steps[screen] ?? []).sorted() }
    }
  }
}
