internal import FlowModel

/// The changes of a screen.
enum ScreenChange {
  static func changed(_ old: Screen, _ new: Screen, isDoubtful: Bool) -> [GraphChange.Detail] {
    var details: [GraphChange.Detail] = []
    if isDoubtful {
      details.append(.init(.risky, "is assumed to be the same screen because the same routes lead to it"))
    }
    if old.module != new.module { details.append(FlowChange.moved(from: old.module, to: new.module)) }
    return details
  }
}
