internal import FlowModel

/// Example URLs for the URL tester: those of authors, or some generated from the patterns.
enum LinkExamples {
  private static let limit = 4

  /// One example per link, links with examples first.
  static func of(_ links: [Link]) -> [String] {
    let written = links.compactMap(\.examples.first)
    guard written.count < limit else { return Array(written.prefix(limit)) }
    let others = links.filter(\.examples.isEmpty).lazy.compactMap(made).prefix(limit - written.count)
    return written + others
  }

  /// A URL with a value for each required parameter; nil if the pattern is invalid.
  private static func made(of link: Link) -> String? {
    guard let pattern = try? LinkPattern(link.pattern) else { return nil }
    var values: [String: String] = [:]
    for parameter in pattern.parameters where !parameter.isOptional {
      let allowed = link.parameters.first { $0.name == parameter.name }?.allowed.first
      values[parameter.name] = allowed ?? value(of: parameter.type)
    }
    return try? pattern.url(values)
  }

  private static func value(of type: LinkPattern.ValueType) -> String {
    switch type {
    case .uuid: "00000000-0000-0000-0000-000000000000"
    case .bool: "true"
    case .int, .double, .text, .other: "42"
    }
  }
}
