/// A place in a source file, relative to the root of the project.
public struct SourceLocation: Hashable, Sendable {
  /// The file's path from the project's root, with `/` between its parts.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// The column in UTF-8 bytes, counted from 1.
  public var column: Int

  /// Makes a location; line and column count from 1.
  public init(file: String, line: Int, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourceLocation: Comparable {
  /// Orders locations by file, then line, then column.
  public static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

extension SourceLocation: CustomStringConvertible {
  /// The location as compilers print it: `Sources/Shop/CheckoutFlow.swift:12:13`.
  public var description: String { "\(file):\(line):\(column)" }
}

extension SourceLocation: FileObject {
  /// The description of a location in the format's documentation.
  public static let meaning = "A place in a source file."
  /// An empty location.
  public static let blank = SourceLocation(file: "", line: 1)
  /// The location's keys.
  public static let fields: [Field<Self>] = [
    .required("file", \.file, "The path from the project's root, with `/` between its parts."),
    .required("line", \.line, "The line, counted from 1."),
    .optional("column", \.column, "The column in UTF-8 bytes, counted from 1; 1 by default."),
  ]
  /// Keeps the earlier location.
  public static func precedes(_ left: Self, _ right: Self) -> Bool { left < right }
}
