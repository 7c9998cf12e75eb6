public import FlowModel

/// Facts about an app's navigation from project files other than source.
public struct ProjectFacts: Hashable, Sendable {
  /// The URL schemes in the app's property lists; nil if none were read.
  public var schemes: DeclaredNames?
  /// The associated domains in the app's entitlements; nil if none were read.
  public var domains: DeclaredNames?
  /// The `apple-app-site-association` file; nil if none is configured.
  public var association: AssociationFile?
  /// Whether there is a CODEOWNERS file.
  public var hasOwners = false

  /// Makes facts of a project without such files.
  public init() {}
}

/// Names declared in files.
public struct DeclaredNames: Hashable, Sendable {
  /// A name and its location.
  public struct Name: Hashable, Sendable {
    /// The name, in lower case.
    public let text: String
    /// The location of the name.
    public let location: SourceLocation?

    /// Makes a name, in lower case.
    public init(_ text: String, at location: SourceLocation? = nil) {
      self.text = text.lowercased()
      self.location = location
    }
  }

  /// The names, in the order in which they were read.
  public var names: [Name]
  /// Whether the list is complete; false if a file has names that only a build knows.
  public var isWhole: Bool

  /// Makes a list of names.
  public init(_ names: [Name] = [], isWhole: Bool = true) {
    self.names = names
    self.isWhole = isWhole
  }
}
