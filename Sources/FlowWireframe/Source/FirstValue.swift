extension Sequence {
  /// The first value that a function returns for an element.
  ///
  /// `lazy.compactMap(_:).first` calls the function twice for that element, and so often in nested calls.
  func firstValue<Value>(_ value: (Element) throws -> Value?) rethrows -> Value? {
    for element in self {
      if let found = try value(element) { return found }
    }
    return nil
  }
}
