import FlowAnalysis
internal import FlowModel

/// The results of opening URLs with a graph's links.
struct LinkAnswers {
  private let lookup: GraphLookup
  let table: LinkTable

  init(_ lookup: GraphLookup) {
    self.lookup = lookup
    table = LinkTable.of(lookup.graph).table
  }

  /// The result of opening a URL.
  enum Answer: Equatable {
    /// No link matches.
    case none
    /// A link matches, but its parameter does not accept the value.
    case refused(link: String, parameter: String)
    /// A link opens something.
    case opens(link: String, Destination)
  }

  /// The destination of a link.
  enum Destination: Equatable {
    /// The target of its route.
    case target(Target)
    /// Unknown: the graph does not say.
    case unknown
  }

  func destination(of link: Link) -> Destination {
    lookup.route(link.route).map { .target(Target(kind: $0.target.kind, id: $0.target.id)) } ?? .unknown
  }

  func name(of destination: Destination) -> String {
    guard case .target(let target) = destination else { return "something unknown" }
    return Node(target).map(lookup.name) ?? target.id
  }

  func answer(to text: String) -> Answer {
    guard let url = try? LinkURL(text), let match = table.match(url), let link = lookup.link(match.id) else {
      return .none
    }
    for value in match.values {
      guard let parameter = link.parameters.first(where: { $0.name == value.name }) else { continue }
      if !parameter.takes(value.text) { return .refused(link: link.id, parameter: parameter.name) }
    }
    return .opens(link: link.id, destination(of: link))
  }
}

extension LinkParameter {
  /// Tells whether a text is one of the allowed values, or of the right type if none are listed.
  func takes(_ text: String) -> Bool {
    guard allowed.isEmpty else { return allowed.contains(text) }
    return LinkPattern.ValueType(name: type).takes(text)
  }
}

extension LinkPattern.ValueType {
  /// Tells whether a text is a value of the type, by trying to build a URL with it.
  func takes(_ text: String) -> Bool {
    switch self {
    case .text, .other: true
    case .uuid, .int, .double, .bool:
      (try? LinkPattern("x://x?value=:value(\(name))").url(["value": text])) != nil
    }
  }
}
