import FlowModel
import SwiftFacts
import ValueFlow

/// Reads the links of an app: how the code takes URLs apart, and the values that it makes of them.
struct LinkScan {
  let solution: Solution
  let roles: TypeRoles
  let owners: CodeOwners
  let conventions: Conventions
  let declared: DeclaredAddresses
  /// The enums by whose cases views choose what flows show.
  let shown: Set<TypeIndex>
  /// The steps that the reading of one entry may take; nil for the usual number.
  var limit: Int?

  func index() -> LinkIndex {
    let registering = Dictionary(conventions.links.map { ($0.name, $0.argument) }) { first, _ in first }
    let registries = AppRegistries(program: solution.program).functions()
    let walk = LinkWalk(
      solution.program, roles, registering: registering, registries: registries, limit: limit)
    let names = Set(registering.keys).union(registries.keys)
    LinkEntries(program: solution.program, roles: roles, registering: names).read(walk)
    walk.settleExclusions()
    var declared = self.declared.orWritten(walk.addresses.values.flatMap { $0.map(\.scheme) })
    declared.webHosts = Set(
      walk.addresses.values.joined().filter(\.isWeb).map(\.host).filter { $0.contains(".") })
    declared.openHosts = openHosts(in: walk, declared)
    let chosen = chosenTypes()
    let rows = LinkRows(walk: walk, declared: declared, chosen: chosen).rows()
    return LinkIndex(walk, rows: rows, declared: declared, chosen: chosen)
  }

  /// The hosts for which the code tests no scheme, and the project declares none; a domain of the web has that of the web all the same.
  private func openHosts(in walk: LinkWalk, _ declared: DeclaredAddresses) -> Set<String> {
    let open = walk.addresses.values.joined().filter {
      !$0.isWeb && !$0.host.isEmpty && !$0.host.contains(".") && $0.pattern(declared).hasPrefix("*://")
    }
    return Set(open.map(\.host))
  }

  /// The enums whose cases choose a path in the code of flows, what they show, or a tab.
  private func chosenTypes() -> Set<TypeIndex> {
    var found = TabMarks(solution: solution).types.union(shown)
    for opened in solution.openedBlocks {
      guard case .flow = owners.owner(ofCode: opened.instance) else { continue }
      for object in solution.arrivals(opened.instance, opened.block) {
        let info = solution.info(of: object)
        if info.type >= 0, solution.program.types[Int(info.type)].kind == .enum { found.insert(info.type) }
      }
    }
    return found
  }
}
