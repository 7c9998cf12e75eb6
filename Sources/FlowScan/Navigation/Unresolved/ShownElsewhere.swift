import FlowModel
import ValueFlow

/// Finds the types that show screens without being flows, so that what is left out of the graph is not silent.
struct ShownElsewhere {
  let solution: Solution
  let roles: TypeRoles
  let names: NavigationNames
  let showings: [Showing]
  /// For each showing, its targets.
  let shown: [[Shown]]

  /// One finding for all such types of an app with flows.
  func findings(besides routes: [SeenRoute], kept: Set<TypeIndex>) -> [Finding] {
    guard !kept.isEmpty else { return [] }
    let found = self.found(besides: Set(routes.compactMap { $0.sight?.object }))
    let screens = found.values.reduce(into: Set()) { $0.formUnion($1) }.count
    let most = found.keys.sorted { rank($0, found) < rank($1, found) }
    guard let first = most.first else { return [] }
    let info = solution.program.types[Int(first)]
    return [
      Finding(
        rule: "shown-elsewhere", severity: .note, location: names.location(info.file, info.place),
        message:
          "\(screens == 1 ? "1 screen is" : "\(screens) screens are") shown by "
          + "\(found.count == 1 ? "1 type that is not counted as a flow" : "\(found.count) types that are not counted as flows"): "
          + most.map(names.name).firstNames,
        remedy: "Mark such a type with the comment `// flowdoc:flow`\(otherwise).")
    ]
  }

  private var otherwise: String {
    roles.includesViews
      ? "" : ", or let views and view controllers that show others be flows, with --include-views"
  }

  /// For each type, the screens that its own code shows and no flow does.
  private func found(besides objects: Set<ObjectIndex>) -> [TypeIndex: Set<TypeIndex>] {
    zip(showings, shown).reduce(into: [:]) { found, seen in
      guard let type = solution.receiverType(of: seen.0.instance), isPlain(type) else { return }
      for shown in seen.1 where !objects.contains(shown.object) {
        if case .screen(let screen) = shown.subject, screen != type {
          found[type, default: []].insert(screen)
        }
      }
    }
  }

  private func isPlain(_ type: TypeIndex) -> Bool {
    type >= 0 && !roles.isFlow(type) && !roles[type].contains(.beginning) && !roles.isView(ofFlow: type)
      && !solution.program.types[Int(type)].isForeign
  }

  private func rank(_ type: TypeIndex, _ found: [TypeIndex: Set<TypeIndex>]) -> (Int, String) {
    (-(found[type]?.count ?? 0), names.name(of: type))
  }
}
