/// What a scan is told besides the sources.
public struct ScanSettings: Hashable, Sendable {
  /// The name of the app.
  public var name: String

  /// Whether types that navigate without a coordinator are flows, too.
  public var includesViews: Bool

  /// Property lists and entitlements, which tell of links, and storyboards.
  public var projectFiles: [ProjectFile] = []

  /// The user's own conventions, one file a library.
  public var conventions: [ProjectFile] = []

  /// What somebody who knows the app says of its types, as `CheckoutFlow shows ReceiptScreen push`.
  public var corrections: [String] = []

  /// The flow, or `FLOW.TARGET`, of which the result is to say why it is told; empty for none.
  public var explained = ""

  /// Whether the graph has the ways of what is shown through the code.
  public var tellsWhy = false

  /// Settings for an app of this name.
  public init(name: String = "", includesViews: Bool = false) {
    self.name = name
    self.includesViews = includesViews
  }
}
