/// A shortest way to a screen, a flow or a route: where it begins, and each step.
public struct Way: Hashable, Sendable {
  /// Where a way begins.
  public enum Start: Hashable, Sendable {
    /// The app is opened; the id is the entry flow's.
    case entry(String)
    /// A link is opened; the id is the link's.
    case link(String)
  }

  /// One route that is gone.
  public struct Step: Hashable, Sendable {
    /// The id of the route.
    public let route: String
    /// Who asks for it, where that is known.
    public let from: Source?
    /// By which of these triggers.
    public let triggers: [String]

    /// Makes a step along a route.
    public init(route: String, from: Source? = nil, triggers: [String] = []) {
      self.route = route
      self.from = from
      self.triggers = triggers
    }
  }

  /// Where the way begins.
  public let start: Start
  /// The routes that are gone; of a link's way the first are those that the link itself takes.
  public let steps: [Step]

  /// Makes a way of its steps.
  public init(start: Start, steps: [Step]) {
    self.start = start
    self.steps = steps
  }
}
