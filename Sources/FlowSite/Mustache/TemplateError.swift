/// A problem in a template, with its location.
///
///     flow.mustache:12:7: unknown name "sumary"; did you mean "summary"?
public struct TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, as named by whoever read it.
  public let file: String
  /// The line, counted from one.
  public let line: Int
  /// The character in the line, counted from one.
  public let column: Int
  /// The problem and its solution.
  public let message: String

  /// Place and message in one line.
  public var description: String { "\(file):\(line):\(column): \(message)" }

  init(file: String, line: Int, column: Int, _ problem: TemplateProblem) {
    self.file = file
    self.line = line
    self.column = column
    message = problem.description
  }
}

/// The errors in the templates of a page.
public struct TemplateErrors: Error, Equatable, Sendable, CustomStringConvertible {
  /// The errors, ordered by file and place.
  public let errors: [TemplateError]

  /// One error a line.
  public var description: String { errors.map(\.description).joined(separator: "\n") }
}
