/// The percent-decoded text of a parameter in a URL.
public struct LinkValue: Hashable, Sendable {
  /// The parameter's name.
  public let name: String
  /// The text; for a wildcard, the segments joined with slashes.
  public let text: String
}

extension LinkPattern {
  /// Extracts the values of the parameters in the order of the pattern; nil if the URL does not match.
  public func values(in url: LinkURL) -> [LinkValue]? {
    mismatch(with: url) == nil ? values(inMatching: url) : nil
  }

  /// Extracts the values from a URL that is known to match.
  func values(inMatching url: LinkURL) -> [LinkValue] {
    var values: [LinkValue] = []
    for (index, part) in parts.enumerated() {
      switch part {
      case .literal: continue
      case .parameter(let name, _):
        values.append(
          LinkValue(name: name, text: url.string(index == 1 ? url.writtenHost : url.parts[index])))
      case .wildcard(let name):
        let rest = url.parts[index...].map(url.string).joined(separator: "/")
        values.append(LinkValue(name: name, text: rest))
      }
    }
    for item in query {
      guard case .parameter(let name, _, _) = item.value, let range = url.range(ofKey: item.key) else {
        continue
      }
      values.append(LinkValue(name: name, text: url.string(range)))
    }
    return values
  }
}
