public import FlowModel

/// How many flows, screens, routes or links have one thing, and which lack it.
public struct CoverageCell: Sendable, Identifiable {
  /// Of what and which.
  public struct ID: Hashable, Sendable {
    /// Flows, screens, routes or links.
    public let kind: CoverageKind
    /// What they have.
    public let aspect: CoverageAspect

    /// Names a cell.
    public init(_ kind: CoverageKind, _ aspect: CoverageAspect) {
      self.kind = kind
      self.aspect = aspect
    }
  }

  /// One that lacks it.
  public struct Missing: Hashable, Sendable {
    /// What it is.
    public let subject: Finding.Subject
    /// What it is called.
    public let name: String
    /// Where it stands.
    public let location: SourceLocation?
  }

  /// Of what and which.
  public let id: ID
  /// How many have it.
  public let share: CoverageShare
  /// Those that lack it, in the order of their ids.
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

  /// The share in words, as `3 of 4 screens have a summary`.
  public var words: String {
    let nouns = share.total == 1 ? id.kind.rawValue : id.kind.plural
    return "\(share.count) of \(share.total) \(nouns) \(id.aspect.said(of: share.count))"
  }

  /// A note for each that lacks it.
  public var notes: [Finding] {
    missing.map {
      Finding(
        rule: "coverage-missing", severity: .note, subject: $0.subject, location: $0.location,
        message: "the \(id.kind.rawValue) '\($0.name)' \(id.aspect.saidOfNone)", remedy: id.aspect.remedy)
    }
  }
}
