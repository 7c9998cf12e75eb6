public import FlowModel

/// The share of flows, screens, routes or links that have one aspect, and those that lack it.
public struct CoverageCell: Sendable, Identifiable {
  /// The kind and the aspect that identify a cell.
  public struct ID: Hashable, Sendable {
    /// The kind: flows, screens, routes or links.
    public let kind: CoverageKind
    /// The aspect.
    public let aspect: CoverageAspect

    /// Makes an id.
    public init(_ kind: CoverageKind, _ aspect: CoverageAspect) {
      self.kind = kind
      self.aspect = aspect
    }
  }

  /// An item that lacks the aspect.
  public struct Missing: Hashable, Sendable {
    /// The item.
    public let subject: Finding.Subject
    /// The item's name.
    public let name: String
    /// The item's location.
    public let location: SourceLocation?
  }

  /// The kind and the aspect.
  public let id: ID
  /// The share that has the aspect.
  public let share: CoverageShare
  /// The items that lack it, ordered by id.
  public let missing: [Missing]
}

extension CoverageCell {
  init(_ id: ID, of items: [CoverageItem]) {
    let items = items.filter { $0.kind == id.kind }
    let missing = items.filter { !$0.has.contains(id.aspect) }.map(\.missing)
    self.id = id
    share = CoverageShare(items.count - missing.count, of: items.count)
    self.missing = missing.sorted { $0.subject.description < $1.subject.description }
  }

  /// The share in words, such as `3 of 4 screens have a summary`.
  public var words: String {
    let nouns = share.total == 1 ? id.kind.rawValue : id.kind.plural
    return "\(share.count) of \(share.total) \(nouns) \(id.aspect.phrase(of: share.count))"
  }

  /// A note for each item that lacks the aspect.
  public var notes: [Finding] {
    missing.map {
      Finding(
        rule: "coverage-missing", severity: .note, subject: $0.subject, location: $0.location,
        message: "the \(id.kind.rawValue) '\($0.name)' \(id.aspect.phraseForNone)", remedy: id.aspect.remedy)
    }
  }
}
