/// Something that differs between two graphs.
public struct GraphChange: Hashable, Sendable {
  /// Whether it came, went or became something else.
  public enum Kind: String, CaseIterable, Sendable {
    /// It is new.
    case added
    /// It is gone.
    case removed
    /// It is another than it was.
    case changed
  }

  /// What it means for those who rely on how things were.
  public enum Level: String, CaseIterable, Sendable {
    /// Something that worked does not any more.
    case breaking
    /// Something that worked may do something else.
    case risky
    /// Nothing that worked is touched.
    case harmless
  }

  /// What differs.
  public enum Subject: Hashable, Sendable {
    /// A flow, by its id.
    case flow(String)
    /// A screen, by its id.
    case screen(String)
    /// A route, by its id.
    case route(String)
    /// A link, by its id.
    case link(String)
  }

  /// What differs.
  public var subject: Subject
  /// Whether it came, went or became something else.
  public var kind: Kind
  /// What it means.
  public var level: Level
  /// How it differs, in a sentence without its name, as `the parameter "id" is new and required`.
  public var words: String

  /// Makes a change.
  public init(_ subject: Subject, _ kind: Kind, _ level: Level, words: String) {
    self.subject = subject
    self.kind = kind
    self.level = level
    self.words = words
  }
}
