extension [String] {
  /// The first five names, for messages about many.
  var firstNames: String { prefix(5).joined(separator: ", ") + (count > 5 ? " and others" : "") }
}
