/// The settings of a scan.
public struct ScanSettings: Hashable, Sendable {
  /// The name of the app.
  public var name: String

  /// Whether types that navigate without a coordinator count as flows.
  public var includesViews: Bool

  /// Property lists and entitlements, which declare links, and storyboards.
  public var projectFiles: [ProjectFile] = []

  /// The user's own conventions, one file per library.
  public var conventions: [ProjectFile] = []

  /// The corrections, such as `CheckoutFlow shows ReceiptScreen push`.
  public var corrections: [String] = []

  /// The flow, or `FLOW.TARGET`, to explain; empty for none.
  public var explained = ""

  /// Whether the graph includes step-by-step explanations.
  public var tellsWhy = false

  /// Makes settings for an app with this name.
  public init(name: String = "", includesViews: Bool = false) {
    self.name = name
    self.includesViews = includesViews
  }
}
