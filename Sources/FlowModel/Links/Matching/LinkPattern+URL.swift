extension LinkPattern {
  /// Builds the URL that matches the pattern with these parameters.
  ///
  /// ```swift
  /// try LinkPattern("shop://search/*path?q=:q").url(["path": "a/b", "q": "tea & milk"])
  /// // "shop://search/a/b?q=tea%20%26%20milk"
  /// ```
  ///
  /// Throws for an unknown parameter, a missing required one, or a value that is not of the parameter's type.
  public func url(_ parameters: [String: String]) throws(LinkReverseError) -> String {
    var arguments = LinkArguments(parameters)
    var texts: [String] = []
    for (index, part) in parts.enumerated() {
      switch part {
      case .literal(let text): texts.append(text)
      case .parameter(let name, let type): texts.append(try arguments.take(name, type, isHost: index == 1))
      case .wildcard(let name): texts += try arguments.takeSegments(name)
      }
    }
    var items: [(key: String, value: String)] = []
    for item in query {
      switch item.value {
      case .literal(let text): items.append((item.key, text))
      case .parameter(let name, let type, let isOptional):
        if isOptional && !arguments.have(name) { continue }
        items.append((item.key, try arguments.takeValue(name, type)))
      }
    }
    try arguments.checkNoneLeft()
    return LinkWriter.url(parts: texts, query: items)
  }
}

/// The given parameters that the pattern has not consumed yet.
private struct LinkArguments {
  private var left: [String: String]

  init(_ parameters: [String: String]) { left = parameters }

  func have(_ name: String) -> Bool { left[name] != nil }

  mutating func take(_ name: String, _ type: LinkPattern.ValueType, isHost: Bool) throws(LinkReverseError)
    -> String
  {
    if left[name] == "" { throw .empty(name: name) }
    return try takeValue(name, type, isHost: isHost)
  }

  mutating func takeSegments(_ name: String) throws(LinkReverseError) -> [String] {
    let text = try takeValue(name, .text)
    let segments = text.utf8.split(separator: .slash, omittingEmptySubsequences: false)
    if segments.contains(where: \.isEmpty) { throw .empty(name: name) }
    return segments.map { String(decoding: $0, as: UTF8.self) }
  }

  mutating func takeValue(
    _ name: String, _ type: LinkPattern.ValueType, isHost: Bool = false
  ) throws(LinkReverseError) -> String {
    guard let text = left.removeValue(forKey: name) else { throw .missing(name: name) }
    let compared = isHost ? text.lowercasedASCII : text
    guard type.accepts(compared.textClass) else { throw .type(name: name, type: type, found: text) }
    return text
  }

  /// Reports the first name in Unicode order, so that the error does not depend on the order of the dictionary.
  func checkNoneLeft() throws(LinkReverseError) {
    if let name = left.keys.min(by: { $0.hasBytes(before: $1) }) { throw .unknown(name: name) }
  }
}
