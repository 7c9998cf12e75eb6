/// Something about a node of a live tree that should not be so.
public struct TreeMark: Hashable, Sendable {
  /// What is the matter.
  public enum Kind: String, FileChoice {
    /// The coordinator came to its end, and its parent still holds it.
    case finished
    /// There is another of its type, under the same parent or elsewhere in the tree.
    case duplicate
    /// It takes somebody else for its parent than the one who holds it.
    case wrongParent
    /// It holds its parent, or another above it, strongly, so that neither can go.
    case strongParent
    /// It lies deeper than a person would go.
    case tooDeep
  }

  /// What is the matter.
  public var kind: Kind
  /// The id of the other node that has to do with it: the first of the type, the parent it points at; empty where there is none.
  public var other: String

  /// Makes a mark.
  public init(_ kind: Kind, other: String = "") {
    self.kind = kind
    self.other = other
  }
}

extension TreeMark {
  /// The mark as it stands beside a name.
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
  /// What the format's documentation says of a mark.
  public static let meaning = "Something about a node that should not be so."
  /// A mark that was not filled in.
  public static let blank = TreeMark(.finished)
  /// The mark's keys.
  public static let fields: [Field<Self>] = [
    .required(
      "kind", \.kind,
      "Ended and still held; another of its type is alive; its parent is not who holds it; it holds its parent "
        + "strongly; it lies very deep."),
    .optional("other", \.other, "The id of the other node: the first of the type, the parent it points at."),
  ]
}
