/// Something that differs between two graphs.
public struct GraphChange: Hashable, Sendable {
  /// Whether it came, went or became something else.
  public enum Kind: String, CaseIterable, Sendable {
    /// It is new.
    case added
    /// It is gone.
    case removed
    /// It goes by another name.
    case renamed
    /// It is another than it was.
    case changed
  }

  /// What it means for those who rely on how things were; the gravest comes first.
  public enum Level: String, CaseIterable, Sendable {
    /// Something that worked does not any more.
    case breaking
    /// Something that worked may do something else.
    case risky
    /// Nothing that worked is touched.
    case harmless
  }

  /// One thing that is to be said of a change.
  public struct Detail: Hashable, Sendable {
    /// What it means.
    public var level: Level
    /// A sentence without its subject, as `opens nothing now`: the subject is the witness, else what has changed.
    public var words: String
    /// A URL that shows it.
    public var witness: String?

    /// Says something of a change.
    public init(_ level: Level, _ words: String, witness: String? = nil) {
      self.level = level
      self.words = words
      self.witness = witness
    }
  }

  /// What differs.
  public var subject: Subject
  /// Whether it came, went or became something else.
  public var kind: Kind
  /// What there is to say of it, one thing at least.
  public var details: [Detail]
  /// The id by which it was known, where it is renamed.
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
  /// The gravest of what is said.
  public var level: Level { details.map(\.level).min() ?? .harmless }

  /// How it differs, in a sentence without its name.
  public var words: String {
    details.map { detail in (detail.witness.map { "'\($0)' " } ?? "") + detail.words }.joined(separator: "; ")
  }

  /// A URL that shows what is grave about it.
  public var witness: String? { details.first { $0.level == level && $0.witness != nil }?.witness }
}

extension GraphChange.Level: Comparable {
  /// The graver level comes first.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .breaking: 0
    case .risky: 1
    case .harmless: 2
    }
  }
}
