// Conversions of a value to the expected kind; nil for a value of another kind.
extension CommentedJSON.Value {
  var text: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// A text that can be a path.
  var path: String? {
    text.flatMap { $0.isEmpty || $0.contains("\0") ? nil : $0 }
  }

  /// A whole number from 0 to 100.
  var percent: Int? {
    guard case .number(let number) = content else { return nil }
    return Int(exactly: number).flatMap { (0...100).contains($0) ? $0 : nil }
  }

  var fields: [CommentedJSON.Field]? {
    if case .object(let fields) = content { fields } else { nil }
  }

  /// The elements of a list; nil unless all of them are of the expected kind.
  func elements<Element>(_ element: (CommentedJSON.Value) -> Element?) -> [Element]? {
    guard case .array(let values) = content else { return nil }
    let elements = values.compactMap(element)
    return elements.count == values.count ? elements : nil
  }
}
