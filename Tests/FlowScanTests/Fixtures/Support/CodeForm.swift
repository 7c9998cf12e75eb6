import Testing

/// One of several forms of code that mean the same.
struct CodeForm: CustomTestStringConvertible, Sendable {
  var testDescription: String
  /// The statements of the function that they are about.
  var code: String
  /// Members of the type that has the function.
  var members = ""
  /// Declarations of the file.
  var declarations = ""
}
