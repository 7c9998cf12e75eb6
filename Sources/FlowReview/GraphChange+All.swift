public import FlowModel

extension GraphChange {
  /// Everything that differs between an earlier graph and a later one: links first, then flows, routes and screens.
  public static func all(from old: FlowGraph, to new: FlowGraph) -> [GraphChange] {
    links(old, new) + flows(old, new) + routes(old, new) + screens(old, new)
  }

  private static func links(_ old: FlowGraph, _ new: FlowGraph) -> [GraphChange] {
    changes(old.links, new.links, added: .harmless, removed: .breaking) {
      .link($0)
    } difference: {
      LinkChange.words($0, $1)
    }
  }

  private static func flows(_ old: FlowGraph, _ new: FlowGraph) -> [GraphChange] {
    changes(old.flows, new.flows, added: .harmless, removed: .risky) {
      .flow($0)
    } difference: { old, new in
      old.outcomes == new.outcomes ? nil : ("its outcomes are others", .risky)
    }
  }

  private static func routes(_ old: FlowGraph, _ new: FlowGraph) -> [GraphChange] {
    changes(old.flows.flatMap(\.routes), new.flows.flatMap(\.routes), added: .harmless, removed: .risky) {
      .route($0)
    } difference: {
      RouteChange.words($0, $1)
    }
  }

  private static func screens(_ old: FlowGraph, _ new: FlowGraph) -> [GraphChange] {
    changes(old.screens, new.screens, added: .harmless, removed: .risky) {
      .screen($0)
    } difference: { _, _ in
      nil
    }
  }

  private static func changes<Element: Identifiable>(
    _ old: [Element], _ new: [Element], added: Level, removed: Level, subject: (String) -> Subject,
    difference: (Element, Element) -> (words: String, level: Level)?
  ) -> [GraphChange] where Element.ID == String {
    let before = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let after = Dictionary(new.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return Set(before.keys).union(after.keys).sorted().compactMap { id in
      switch (before[id], after[id]) {
      case (nil, _?): GraphChange(subject(id), .added, added, words: "is new")
      case (_?, nil): GraphChange(subject(id), .removed, removed, words: "is gone")
      case (let old?, let new?):
        difference(old, new).map { GraphChange(subject(id), .changed, $0.level, words: $0.words) }
      case (nil, nil): nil
      }
    }
  }
}
