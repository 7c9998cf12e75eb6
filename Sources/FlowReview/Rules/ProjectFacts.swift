public import FlowModel

/// What a project's files say of its navigation besides the source.
public struct ProjectFacts: Hashable, Sendable {
  /// The URL schemes of the app's property lists; nil where none was read.
  public var schemes: DeclaredNames?
  /// The associated domains of the app's entitlements; nil where none were read.
  public var domains: DeclaredNames?
  /// The `apple-app-site-association` file; nil where none is named.
  public var association: AssociationFile?
  /// Whether there is a CODEOWNERS file.
  public var hasOwners = false

  /// Facts of a project without such files.
  public init() {}
}

/// Names that files declare.
public struct DeclaredNames: Hashable, Sendable {
  /// A name and where it stands.
  public struct Name: Hashable, Sendable {
    /// The name, in lower case.
    public let text: String
    /// Where it stands.
    public let location: SourceLocation?

    /// Says where a name stands.
    public init(_ text: String, at location: SourceLocation? = nil) {
      self.text = text.lowercased()
      self.location = location
    }
  }

  /// The names, in the order in which they were read.
  public var names: [Name]
  /// Whether these are all; false where a file has names that only a build knows.
  public var isWhole: Bool

  /// Lists names.
  public init(_ names: [Name] = [], isWhole: Bool = true) {
    self.names = names
    self.isWhole = isWhole
  }
}
