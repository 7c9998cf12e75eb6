/// A difference between two graphs.
public struct GraphChange: Hashable, Sendable {
  /// The kind of change.
  public enum Kind: String, CaseIterable, Sendable {
    /// It was added.
    case added
    /// It was removed.
    case removed
    /// It was renamed.
    case renamed
    /// It was changed in another way.
    case changed
  }

  /// The impact on users of the old behaviour; the most severe comes first.
  public enum Level: String, CaseIterable, Sendable {
    /// Something that worked no longer does.
    case breaking
    /// Something that worked may now do something else.
    case risky
    /// Nothing that worked is affected.
    case harmless
  }

  /// One statement about a change.
  public struct Detail: Hashable, Sendable {
    /// Its impact.
    public var level: Level
    /// A sentence without its subject, such as `is gone`; the subject is the witness, or else the subject of the change.
    public var words: String
    /// A URL that demonstrates it.
    public var witness: String?

    /// Makes a statement.
    public init(_ level: Level, _ words: String, witness: String? = nil) {
      self.level = level
      self.words = words
      self.witness = witness
    }
  }

  /// The subject.
  public var subject: Subject
  /// The kind of change.
  public var kind: Kind
  /// The statements about the change, at least one.
  public var details: [Detail]
  /// The previous id, if it was renamed.
  public var oldID: String?

  /// Makes a change.
  public init(_ subject: Subject, _ kind: Kind, _ details: [Detail], oldID: String? = nil) {
    self.subject = subject
    self.kind = kind
    self.details = details
    self.oldID = oldID
  }
}

extension GraphChange {
  /// The most severe impact of all statements.
  public var level: Level { details.map(\.level).min() ?? .harmless }

  /// The statements as a sentence without the subject's name.
  public var words: String {
    details.map { detail in (detail.witness.map { "'\($0)' " } ?? "") + detail.words }.joined(separator: "; ")
  }

  /// A URL that demonstrates the most severe statement.
  public var witness: String? { details.first { $0.level == level && $0.witness != nil }?.witness }
}

extension GraphChange.Level: Comparable {
  /// Orders more severe levels first.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .breaking: 0
    case .risky: 1
    case .harmless: 2
    }
  }
}
