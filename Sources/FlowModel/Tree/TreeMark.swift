/// A problem with a node of a live tree.
public struct TreeMark: Hashable, Sendable {
  /// The kind of problem.
  public enum Kind: String, FileChoice {
    /// The coordinator has finished, and its parent still holds it.
    case finished
    /// There is another coordinator of its type, under the same parent or elsewhere in the tree.
    case duplicate
    /// Its parent property refers to a different object than the one that holds it.
    case wrongParent
    /// It retains its parent or another ancestor, so that neither can be released.
    case strongParent
    /// It is nested deeper than a user would go.
    case tooDeep
  }

  /// The kind of problem.
  public var kind: Kind
  /// The id of the other node involved: the first of the type, or the parent it refers to; empty if there is none.
  public var other: String

  /// Makes a mark.
  public init(_ kind: Kind, other: String = "") {
    self.kind = kind
    self.other = other
  }
}

extension TreeMark {
  /// The text of the mark beside a name.
  public var words: String {
    switch kind {
    case .finished: "finished, still alive"
    case .duplicate: other.isEmpty ? "duplicate" : "duplicate of \(other)"
    case .wrongParent: other.isEmpty ? "its parent is not in the tree" : "its parent is \(other)"
    case .strongParent: other.isEmpty ? "holds its parent strongly" : "holds \(other) above it strongly"
    case .tooDeep: "too deep"
    }
  }
}

extension TreeMark: FileObject {
  /// The description of a mark in the format's documentation.
  public static let meaning = "A problem with a node."
  /// An empty mark.
  public static let blank = TreeMark(.finished)
  /// The mark's keys.
  public static let fields: [Field<Self>] = [
    .required(
      "kind", \.kind,
      "It has finished and is still held; another of its type is alive; its parent is not the node that holds it; "
        + "it holds its parent strongly; it is nested very deeply."),
    .optional(
      "other", \.other, "The id of the other node: the first of the type, or the parent that it refers to."),
  ]
}
