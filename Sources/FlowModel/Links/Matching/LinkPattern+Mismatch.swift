extension LinkPattern {
  /// Finds the reason why a URL does not match the pattern; nil if it matches.
  public func mismatch(with url: LinkURL) -> LinkMismatch? {
    partMismatch(with: url) ?? queryMismatch(with: url)
  }

  /// Finds the reason why the query of a URL does not match; nil if it matches.
  func queryMismatch(with url: LinkURL) -> LinkMismatch? {
    for item in query {
      if let mismatch = item.mismatch(with: url) { return mismatch }
    }
    return nil
  }

  private func partMismatch(with url: LinkURL) -> LinkMismatch? {
    for (index, part) in parts.enumerated() {
      guard index < url.parts.count else { break }
      if let mismatch = part.mismatch(with: url, at: index) { return mismatch }
    }
    let (expected, found) = (parts.count - 2, url.parts.count - 2)
    if found < expected { return .tooFewSegments(expected: expected, found: found) }
    if found > expected && !endsWithWildcard { return .tooManySegments(expected: expected, found: found) }
    return nil
  }
}

extension LinkPattern.Part {
  fileprivate func mismatch(with url: LinkURL, at index: Int) -> LinkMismatch? {
    let range = url.parts[index]
    switch self {
    case .literal(let text):
      return url.has(text, at: range) ? nil : .literal(at: index, expected: text, found: url.string(range))
    case .parameter(let name, let type):
      if range.isEmpty { return .empty(name: name) }
      if type.accepts(url.textClass(range)) { return nil }
      return .type(name: name, type: type, found: url.string(index == 1 ? url.writtenHost : range))
    case .wildcard(let name):
      return url.parts[index...].contains(where: \.isEmpty) ? .empty(name: name) : nil
    }
  }
}

extension LinkPattern.QueryItem {
  fileprivate func mismatch(with url: LinkURL) -> LinkMismatch? {
    guard let range = url.range(ofKey: key) else { return isRequired ? .queryMissing(key: key) : nil }
    switch value {
    case .literal(let text):
      return url.has(text, at: range) ? nil : .queryValue(key: key, expected: text, found: url.string(range))
    case .parameter(let name, let type, _):
      return type.accepts(url.textClass(range))
        ? nil : .type(name: name, type: type, found: url.string(range))
    }
  }
}

extension LinkMismatch {
  fileprivate static func literal(at index: Int, expected: String, found: String) -> Self {
    switch index {
    case 0: .scheme(expected: expected, found: found)
    case 1: .host(expected: expected, found: found)
    default: .literal(segment: index - 1, expected: expected, found: found)
    }
  }
}
