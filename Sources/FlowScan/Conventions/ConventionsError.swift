/// What is wrong with a file of conventions.
public struct ConventionsError: Error, Hashable, CustomStringConvertible {
  /// The keys that lead to the wrong place.
  public var path: String

  /// What is wrong there.
  public var problem: String

  /// The problem as a sentence with its place.
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
