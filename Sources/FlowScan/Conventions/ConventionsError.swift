/// The problem with a file of conventions.
public struct ConventionsError: Error, Hashable, CustomStringConvertible {
  /// The path of keys to the problem.
  public var path: String

  /// The problem.
  public var problem: String

  /// The problem as a sentence with its path.
  public var description: String { path.isEmpty ? problem : "\(path): \(problem)" }
}

extension ConventionsError {
  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self.init(context.codingPath, "The key \"\(key.stringValue)\" is missing.")
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      self.init(context.codingPath, "This value has the wrong type.")
    case .dataCorrupted(let context): self.init(context.codingPath, context.debugDescription)
    @unknown default: self.init([], "This is no file of conventions.")
    }
  }

  private init(_ path: [any CodingKey], _ problem: String) {
    self.init(
      path: path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: "."),
      problem: problem)
  }
}
