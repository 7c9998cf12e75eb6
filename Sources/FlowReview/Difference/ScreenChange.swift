internal import FlowModel

/// The changes of a screen.
enum ScreenChange {
  static func changed(_ old: Screen, _ new: Screen, isDoubtful: Bool) -> [GraphChange.Detail] {
    var details: [GraphChange.Detail] = []
    if isDoubtful {
      details.append(.init(.risky, "is taken to be the same, since only the same routes lead there"))
    }
    if old.module != new.module { details.append(FlowChange.moved(from: old.module, to: new.module)) }
    return details
  }
}
