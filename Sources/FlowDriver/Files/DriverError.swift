/// The reason why a step failed: a file, a graph, a picture.
public struct DriverError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem and what to do about it.
  public let description: String

  /// Makes an error with a message for the user.
  public init(_ description: String) { self.description = description }
}
