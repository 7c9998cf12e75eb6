import FlowModel

/// Goes through the code of coordinators and views for what rules on the source judge.
enum SourceSearch {
  static func facts(of knowledge: Knowledge) -> SourceFacts {
    let workings = Workings(knowledge)
    let naming = Naming(knowledge.program)
    let ids = knowledge.program.types.map(\.id)
    let coordinators = ids.filter(knowledge.isCoordinator)
    // What extensions of protocols do, all coordinators do.
    let protocols = ids.filter { knowledge.program[$0].kind == .protocol && knowledge.isCoordinating($0) }
    let lists = Dictionary(
      uniqueKeysWithValues: (coordinators + protocols).map { ($0, ChildLists(of: $0, workings)) })
    let children = AddedChildSearch(workings, lists, naming: naming)
    let handovers = HandoverSearch(workings: workings, naming: naming, lists: lists)
    let shortcuts = ShortcutSearch(workings: workings)
    var facts = SourceFacts()
    facts.addedChildren = coordinators.flatMap(children.children).sorted { $0.location < $1.location }
    facts.handovers = (coordinators + protocols).flatMap(handovers.handovers).sorted {
      ($0.location, $0.keeper.location) < ($1.location, $1.keeper.location)
    }
    facts.shortcuts = ids.flatMap(shortcuts.shortcuts).sorted { $0.location < $1.location }
    let work = ForeignWorkSearch(workings: workings, naming: naming)
    facts.foreignWork = coordinators.flatMap(work.work).sorted { $0.location < $1.location }
    return facts
  }
}
