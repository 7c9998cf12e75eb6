/// Why a step of the work could not be done: a file, a graph, a picture.
public struct DriverError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong and what to do.
  public let description: String

  /// Makes an error from what the user should read.
  public init(_ description: String) { self.description = description }
}
