/// A way through a router of URLRouting: what it asks of a link, and the values that it makes of that.
struct RouterWay: Hashable {
  /// The segments of the path; nil for a parameter.
  var segments: [String?] = []
  var query: [Field] = []
  var scheme = ""
  var host = ""
  /// The address with which the router prints links.
  var base = ""
  var values: [LinkValue] = []

  /// A parameter of the query, with its text if only one is allowed.
  struct Field: Hashable {
    var name: String
    var text: String?
  }

  /// A segment that may be anything.
  static var parameter: RouterWay {
    RouterWay(segments: [nil], values: [.part(LinkPart(step: .segment(0)))])
  }

  /// The value of all that the way reads.
  var value: LinkValue {
    switch values.count {
    case 0: .unknown
    case 1: values[0]
    default: .tuple(values)
    }
  }

  /// The way that goes on with another one; nil if they ask for different addresses.
  func followed(by next: RouterWay) -> RouterWay? {
    guard let scheme = Self.common(scheme, next.scheme), let host = Self.common(host, next.host) else {
      return nil
    }
    return RouterWay(
      segments: segments + next.segments, query: query + next.query, scheme: scheme, host: host,
      base: next.base.isEmpty ? base : next.base,
      values: values + next.values.map { $0.shifted(by: segments.count) })
  }

  private static func common(_ one: String, _ other: String) -> String? {
    one.isEmpty || one == other ? other : other.isEmpty ? one : nil
  }

  func making(_ value: LinkValue) -> RouterWay {
    var way = self
    way.values = [value]
    return way
  }
}

extension LinkValue {
  /// The value with the segments that it carries further on in the path.
  fileprivate func shifted(by count: Int) -> LinkValue {
    switch self {
    case .part(let part):
      if case .segment(let index) = part.step { return .part(part.with(.segment(index + count))) }
      return self
    case .raw(let type, let part):
      if case .segment(let index) = part.step { return .raw(type, part.with(.segment(index + count))) }
      return self
    case .enumCase(let type, let name, let values):
      return .enumCase(type, name, values.map { $0.shifted(by: count) })
    case .tuple(let values): return .tuple(values.map { $0.shifted(by: count) })
    default: return self
    }
  }
}
