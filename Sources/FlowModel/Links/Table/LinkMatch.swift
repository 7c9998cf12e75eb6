/// The link that a URL opens.
public struct LinkMatch: Hashable, Sendable {
  /// The link's id.
  public let id: String
  /// The link's pattern.
  public let pattern: LinkPattern
  /// The values of the pattern's parameters, in the order of the pattern.
  public let values: [LinkValue]

  /// The text of a parameter.
  public subscript(name: String) -> String? { values.first { $0.name == name }?.text }
}

extension LinkTable {
  /// Finds the link that a URL opens; nil if none matches.
  public func match(_ url: LinkURL) -> LinkMatch? {
    guard let number = search(url).best else { return nil }
    let entry = entries[Int(number)]
    return LinkMatch(id: entry.id, pattern: entry.pattern, values: entry.pattern.values(inMatching: url))
  }

  /// Finds the link that the text of a URL opens, or throws the problem with the URL.
  public func match(_ text: String) throws(LinkURLError) -> LinkMatch? {
    match(try LinkURL(text))
  }
}
