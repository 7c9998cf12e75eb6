internal import FlowModel

/// The changes of a flow.
enum FlowChange {
  static func removed(_ flow: Flow) -> [GraphChange.Detail] {
    [.init(.risky, "is gone\(routes(flow))")]
  }

  static func added(_ flow: Flow) -> [GraphChange.Detail] {
    [.init(.harmless, "is new\(routes(flow))")]
  }

  static func changed(_ old: Flow, _ new: Flow) -> [GraphChange.Detail] {
    var details: [GraphChange.Detail] = []
    if old.isEntry != new.isEntry {
      details.append(
        .init(.risky, new.isEntry ? "is now an entry of the app" : "is no longer an entry of the app"))
    }
    if old.module != new.module { details.append(moved(from: old.module, to: new.module)) }
    return details
  }

  static func moved(from old: String, to new: String) -> GraphChange.Detail {
    .init(.harmless, "is part of \(new.isEmpty ? "no module" : new) instead of \(old.isEmpty ? "none" : old)")
  }

  private static func routes(_ flow: Flow) -> String {
    switch flow.routes.count {
    case 0: ""
    case 1: ", with its route"
    default: ", with its \(flow.routes.count) routes"
    }
  }
}
