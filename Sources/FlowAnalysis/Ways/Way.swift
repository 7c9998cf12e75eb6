public import FlowModel

/// A shortest way to a screen, a flow or a route: its start and its steps.
public struct Way: Hashable, Sendable {
  /// The start of a way.
  public enum Start: Hashable, Sendable {
    /// Opening the app; the id is that of the entry flow.
    case entry(String)
    /// Opening a link; the id is the link's.
    case link(String)
  }

  /// One route on the way.
  public struct Step: Hashable, Sendable {
    /// The id of the route.
    public let route: String
    /// The source that requests it, if known.
    public let from: Source?
    /// The triggers that request it.
    public let triggers: [String]

    /// Makes a step along a route.
    public init(route: String, from: Source? = nil, triggers: [String] = []) {
      self.route = route
      self.from = from
      self.triggers = triggers
    }
  }

  /// The start of the way.
  public let start: Start
  /// The routes on the way; a link's way begins with the routes of the link itself.
  public let steps: [Step]

  /// Makes a way.
  public init(start: Start, steps: [Step]) {
    self.start = start
    self.steps = steps
  }
}
