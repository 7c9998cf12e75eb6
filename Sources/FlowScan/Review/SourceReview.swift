import FlowAnalysis
import FlowModel
import SwiftFacts
import ValueFlow

/// Examines the code of coordinators and views for facts that rules on the source judge.
///
/// The selection of relevant members keeps all code that this reads, since it starts with the code of flows, their supertypes, their
/// callers, and screens that show something. The value analysis is only asked for arriving objects and may have none: code that leads
/// to no navigation is examined too.
struct SourceReview {
  let solution: Solution
  let roles: TypeRoles
  let conventions: Conventions
  /// The screens that each flow shows.
  let screens: [TypeIndex: Set<TypeIndex>]

  func facts() -> SourceFacts {
    let coordinators = CoordinatorTypes(roles, conventions)
    let code = ReviewedCode(solution, coordinators)
    let all = coordinators.all
    let meant = all + coordinators.protocols
    let lists = Dictionary(uniqueKeysWithValues: meant.map { ($0, ListsOfChildren(of: $0, code)) })
    let children = AddedChildren(code, lists)
    let handovers = Handovers(code: code, lists: lists)
    let hosts = StackHosts(code: code, roles: roles, conventions: conventions)
    let showing = Dictionary(
      grouping: screens.flatMap { flow, screens in screens.map { (screen: $0, flow: flow) } }, by: \.screen)
    let shortcuts = Shortcuts(
      code: code, roles: roles, hosts: hosts, showing: showing.mapValues { $0.map(\.flow) })
    let work = ForeignTools(code: code)
    let types = solution.program.types.indices.map(TypeIndex.init)
    var facts = SourceFacts()
    facts.addedChildren = all.flatMap(children.children).sorted { $0.location < $1.location }
    facts.handovers = meant.flatMap(handovers.handovers).sorted {
      ($0.location, $0.keeper.location) < ($1.location, $1.keeper.location)
    }
    facts.shortcuts = types.flatMap(shortcuts.shortcuts).sorted { $0.location < $1.location }
    facts.foreignWork = all.flatMap(work.work).sorted { $0.location < $1.location }
    return facts
  }
}
