extension LinkPatternParser {
  /// Parses the items after the question mark.
  mutating func queryItems() throws(LinkPatternError) -> [LinkPattern.QueryItem] {
    var items: [LinkPattern.QueryItem] = []
    var keys: Set<[UInt8]> = []
    repeat {
      let start = position
      let item = try queryItem()
      guard keys.insert(Array(item.key.utf8)).inserted else { throw error(.duplicateKey, at: start) }
      guard items.count < LinkPattern.queryLimit else { throw error(.tooManyItems, at: start) }
      items.append(item)
    } while take(.ampersand)
    return items
  }

  private mutating func queryItem() throws(LinkPatternError) -> LinkPattern.QueryItem {
    let start = position
    let key = try literal { $0 == .equals || $0.endsQueryItem }
    guard position > start else { throw error(.emptyQueryItem) }
    guard take(.equals) else { throw error(.missingValue) }
    return LinkPattern.QueryItem(key: key, value: next == .colon ? try parameter() : try literalValue())
  }

  private mutating func parameter() throws(LinkPatternError) -> LinkPattern.QueryItem.Value {
    let (name, type) = try nameAndType()
    let isOptional = take(.question)
    if let next, !next.endsQueryItem { throw error(.textAfterParameter) }
    return .parameter(name: name, type: type, isOptional: isOptional)
  }

  private mutating func literalValue() throws(LinkPatternError) -> LinkPattern.QueryItem.Value {
    let text = try literal { $0 == .question || $0.endsQueryItem }
    if next == .question { throw error(.optionalLiteral) }
    return .literal(text)
  }
}
