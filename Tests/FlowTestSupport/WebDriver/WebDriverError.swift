/// What a browser or its driver did not do, in the driver's words.
public struct WebDriverError: Error, Equatable, CustomStringConvertible {
  /// What went wrong.
  public let description: String

  /// Makes an error.
  public init(_ description: String) { self.description = description }
}
