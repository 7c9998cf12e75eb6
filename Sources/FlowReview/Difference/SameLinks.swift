import FlowAnalysis
internal import FlowModel

/// The links that certainly open what they opened: nothing about them is different, and no pattern is new that could take their URLs.
struct SameLinks {
  private let old: GraphLookup
  private let new: GraphLookup
  private let isPatternNew: Bool

  init(old: GraphLookup, new: GraphLookup) {
    self.old = old
    self.new = new
    isPatternNew = new.graph.links.contains { link in
      old.link(link.id).map { !Self.isSame($0.pattern, link.pattern) } ?? true
    }
  }

  /// Tells whether no URL of the link needs to be tried.
  func contains(_ before: Link, _ after: Link) -> Bool {
    !isPatternNew && before.parameters == after.parameters && before.route == after.route
      && before.path == after.path && before.guards == after.guards && before.deprecated == after.deprecated
      && isTargetSame(before, after)
  }

  /// Compares bytes, as URLs are: `é` in one piece and in two are the same text, and different URLs.
  private static func isSame(_ one: String, _ other: String) -> Bool { one.utf8.elementsEqual(other.utf8) }

  private func isTargetSame(_ before: Link, _ after: Link) -> Bool {
    let (was, now) = (old.route(before.route)?.target, new.route(after.route)?.target)
    return was?.kind == now?.kind && was?.id == now?.id
  }
}
