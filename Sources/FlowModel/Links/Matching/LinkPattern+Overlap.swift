extension LinkPattern {
  /// Finds a URL that matches both patterns; nil if there is none.
  ///
  /// ```swift
  /// LinkPattern.overlap(try LinkPattern("shop://:section/new"), try LinkPattern("shop://orders/:id"))
  /// // "shop://orders/new"
  /// ```
  public static func overlap(_ first: LinkPattern, _ second: LinkPattern) -> String? {
    guard let parts = commonParts(first.parts[...], second.parts[...]),
      let query = commonQuery(first.query, second.query)
    else { return nil }
    return LinkWriter.url(parts: parts, query: query)
  }

  private static func commonParts(_ first: ArraySlice<Part>, _ second: ArraySlice<Part>) -> [String]? {
    var texts: [String] = []
    for index in 0..<max(first.count, second.count) {
      guard let one = part(of: first, at: index), let other = part(of: second, at: index),
        let text = one.commonText(with: other)
      else { return nil }
      texts.append(text)
    }
    return texts
  }

  /// The part that applies at an index; a trailing wildcard applies to all further ones.
  private static func part(of parts: ArraySlice<Part>, at index: Int) -> Part? {
    if index < parts.count { return parts[index] }
    guard let last = parts.last, case .wildcard = last else { return nil }
    return last
  }

  private static func commonQuery(_ first: [QueryItem], _ second: [QueryItem]) -> [(
    key: String, value: String
  )]? {
    var items: [(key: String, value: String)] = []
    for item in first {
      let other = second.first { $0.key.hasSameBytes(as: item.key) }
      guard item.isRequired || other?.isRequired == true else { continue }
      guard let text = item.value.commonText(with: other?.value) else { return nil }
      items.append((item.key, text))
    }
    for item in second where item.isRequired && !first.contains(where: { $0.key.hasSameBytes(as: item.key) })
    {
      guard let text = item.value.commonText(with: nil) else { return nil }
      items.append((item.key, text))
    }
    return items
  }
}

extension LinkPattern.Part {
  /// Finds a text that matches both parts.
  fileprivate func commonText(with other: Self) -> String? {
    switch (self, other) {
    case (.literal(let text), .literal(let others)): text.hasSameBytes(as: others) ? text : nil
    case (.literal(let text), _): !text.isEmpty && other.type.accepts(text.textClass) ? text : nil
    case (_, .literal): other.commonText(with: self)
    default: type.commonText(with: other.type)
    }
  }

  private var type: LinkPattern.ValueType {
    if case .parameter(_, let type) = self { type } else { .text }
  }
}

extension LinkPattern.QueryItem.Value {
  /// Finds a text that matches this value and, if there is one, the other.
  fileprivate func commonText(with other: Self?) -> String? {
    switch (self, other) {
    case (.literal(let text), nil): text
    case (.literal(let text), .literal(let others)): text.hasSameBytes(as: others) ? text : nil
    case (.literal(let text), .parameter(_, let type, _)): type.accepts(text.textClass) ? text : nil
    case (.parameter, .literal): other?.commonText(with: self)
    case (.parameter(_, let type, _), nil): type.commonText(with: .text)
    case (.parameter(_, let type, _), .parameter(_, let others, _)): type.commonText(with: others)
    }
  }
}

extension LinkPattern.ValueType {
  /// Finds a text of both types; nil if no text is of both.
  ///
  /// If two types share any text, one contains the other, so one sample of each is enough.
  func commonText(with other: Self) -> String? {
    Self.samples.first { accepts($0.textClass) && other.accepts($0.textClass) }?.text
  }

  private static let samples: [(text: String, textClass: TextClass)] = [
    ("x", .text), ("1", .integer), ("true", .boolean), ("00000000-0000-0000-0000-000000000000", .uuid),
  ]
}
