/// The conditions on a link that lead to a place in the code.
struct LinkAddress: Hashable {
  var scheme = ""
  var host = ""
  /// The segments of the path that were compared with texts, by index.
  var segments: [Int: String] = [:]
  var last = ""
  /// The number of segments that the path has at least.
  var least = 0
  /// The number of segments that code compared the path's with; nil if it only says at least how many there are.
  var exactly: Int?
  /// Whether the whole path is known.
  var isWholePath = false
  /// The required query parameters, with their text if fixed.
  var query: [Parameter] = []
  /// The segments of parameters that are addresses themselves.
  var inner: [String: [Int: String]] = [:]
  /// The required content of a payload.
  var payload: [String: String] = [:]
  /// A pattern that is written out in the code.
  var written = ""
  var isWeb = false
  /// Whether code chooses by what follows `#`, which patterns do not have.
  var isByFragment = false
  /// The schemes that the link is known not to have.
  var otherSchemes: Set<String> = []

  struct Parameter: Hashable {
    var name: String
    var text = ""
  }

  /// Whether any condition is known, other than a scheme with which no app is opened.
  var isLink: Bool {
    if DeclaredAddresses.inner.contains(scheme) { return false }
    return !host.isEmpty || !segments.isEmpty || !last.isEmpty || !payload.isEmpty || !written.isEmpty
      || !query.isEmpty || !inner.isEmpty || !scheme.isEmpty
  }

  /// The address without conditions that only name its parameters.
  var bare: LinkAddress {
    var copy = self
    copy.query = []
    copy.segments = segments.filter { !$0.value.hasPrefix(":") }
    if last.hasPrefix(":") { copy.last = "" }
    copy.otherSchemes = []
    return copy
  }

  /// Tells whether two addresses are equal except for their parameters.
  func isSame(as other: LinkAddress) -> Bool {
    scheme == other.scheme && host == other.host && last == other.last && written == other.written
      && isWholePath == other.isWholePath && isWeb == other.isWeb && segments == other.segments
      && inner == other.inner && payload == other.payload && least == other.least && exactly == other.exactly
      && isByFragment == other.isByFragment
  }

  /// Tells whether another address only adds conditions on a path of which this one leaves the rest open.
  func covers(_ other: LinkAddress) -> Bool {
    guard !isWholePath, least <= other.least, segments.count < other.segments.count || least < other.least,
      segments.allSatisfy({ other.segments[$0.key] == $0.value })
    else { return false }
    var same = other
    (same.segments, same.least, same.exactly, same.isWholePath) = (segments, least, exactly, isWholePath)
    return same == self
  }

  /// Tells whether it only has a longer path than another address, of which no more is known.
  func isLonger(than other: LinkAddress) -> Bool {
    guard least > other.least else { return false }
    var same = self
    (same.least, same.exactly, same.isWholePath) = (other.least, other.exactly, other.isWholePath)
    return same == other
  }

  /// Tells whether it has all that is known of an address which leaves the rest of the path open, and more.
  func goesOn(after other: LinkAddress) -> Bool {
    guard !other.isWholePath, other.written.isEmpty, other.scheme.isEmpty || other.scheme == scheme,
      other.host.isEmpty || other.host == host
    else { return false }
    let isLonger = segments.count > other.segments.count || least > other.least || isWholePath
    return isLonger && other.segments.allSatisfy { segments[$0.key] == $0.value }
  }

  /// Keeps only the parameters that both paths require.
  mutating func join(_ other: LinkAddress) {
    query.removeAll { !other.query.contains($0) }
    otherSchemes.formIntersection(other.otherSchemes)
  }

  /// The parameter of a part that the code gives no name.
  static let unnamed = ":value"

  /// Adds the parameter that a part is, if a value carries it unchanged.
  mutating func carry(_ part: LinkPart, as parameter: String = unnamed) {
    if case .query(let name) = part.root { need(name) }
    guard part.root == .url else { return }
    if case .segment(let index) = part.step, index >= 0, segments[index] == nil {
      segments[index] = parameter
    }
    if part.step == .last { carry(last: parameter) }
    if part.step == .path, part.isTrimmed, segments.isEmpty, !isWholePath { segments[0] = parameter }
  }

  /// Tells whether a part is a segment that the address says nothing of.
  func lacks(_ part: LinkPart) -> Bool {
    var whole = self
    whole.carry(part)
    return whole.segments != segments || whole.last != last
  }

  /// Tells whether a part is a segment that other links with the address do not have, or have with another text.
  func mayLack(_ part: LinkPart) -> Bool {
    guard part.root == .url else { return false }
    switch part.step {
    case .segment(let index): return segments[index]?.hasPrefix(":") ?? lacks(part)
    case .last: return last.hasPrefix(":") || lacks(part)
    default: return false
    }
  }

  /// Adds the last segment as a parameter; it may be what follows a prefix such as `/orders/`.
  private mutating func carry(last parameter: String) {
    guard last.isEmpty, !isWholePath else { return }
    if let exactly, exactly > 0 {
      if segments[exactly - 1] == nil { segments[exactly - 1] = parameter }
    } else if let end = segments.keys.max(), segments[end] == Self.unnamed {
      segments[end] = parameter
    } else {
      last = parameter
    }
  }

  /// Adds the condition that a part has a text; returns false if it is known to have another.
  mutating func assume(_ part: LinkPart, is text: String) -> Bool {
    if part.isLower, text != text.lowercased() { return false }
    if part.isWeb { isWeb = true }
    switch part.root {
    case .payload:
      guard case .entry(let name) = part.step else { return true }
      return put(text, &payload[name, default: ""])
    case .query(let name): return assume(parameter: name, part.step, is: text)
    case .url: return assume(url: part.step, is: text)
    }
  }

  private mutating func assume(parameter name: String, _ step: LinkPart.Step, is text: String) -> Bool {
    need(name)
    if text.contains("://") { return true }
    switch step {
    case .segment(let index): return put(text, at: index, &inner[name, default: [:]])
    case .path:
      return text.split(separator: "/").enumerated().allSatisfy {
        put(String($0.element), at: $0.offset, &inner[name, default: [:]])
      }
    case .whole: return text.contains("/") ? assume(parameter: name, .path, is: text) : put(text, in: name)
    default: return true
    }
  }

  /// Tells whether the path is known to be so long that it has a segment.
  func has(_ part: LinkPart) -> Bool {
    guard part.root == .url, case .segment(let index) = part.step else { return false }
    return least > index
  }

  /// Adds the condition that the path has a number of segments beyond some, or more.
  mutating func need(segments count: Int, beyond: Int) {
    least = max(least, beyond + max(0, min(count, Self.mostSegments)))
  }

  /// Adds the condition that the path has just a number of segments beyond some; returns false if it is known to be longer or shorter.
  mutating func assume(segments count: Int, beyond: Int) -> Bool {
    let whole = beyond + max(0, min(count, Self.mostCompared))
    let known = (segments.keys.max() ?? -1) + 1
    guard least <= whole, known <= whole, !isWholePath || known == whole, exactly ?? whole == whole else {
      return false
    }
    need(segments: whole, beyond: 0)
    if whole <= Self.mostSegments { exactly = whole }
    isWholePath = segments.count == whole
    return true
  }

  /// Adds the condition that a list of segments has a number of elements; returns false if the path is known to be longer or shorter.
  mutating func assume(_ part: LinkPart, has count: Int) -> Bool {
    switch (part.root, part.step) {
    case (.url, .segments(let from)): assume(segments: count, beyond: from)
    // The first element is the host.
    case (.url, .hostAndSegments(let from)): assume(segments: count, beyond: from - 1)
    default: true
    }
  }

  /// The largest number of segments that is told apart from larger ones.
  private static let mostCompared = 1_000

  /// The most parameters that a pattern gets for a count, since code may compare with any number.
  private static let mostSegments = 12

  /// Tells whether a parameter is required.
  func needs(_ name: String) -> Bool { query.contains { $0.name == name } }

  /// Adds a required parameter.
  mutating func need(_ name: String) {
    if !needs(name) { query.append(Parameter(name: name)) }
  }

  private mutating func put(_ text: String, in name: String) -> Bool {
    guard let index = query.firstIndex(where: { $0.name == name }) else { return true }
    return put(text, &query[index].text)
  }

  private mutating func assume(url step: LinkPart.Step, is text: String) -> Bool {
    switch step {
    case .scheme: return !otherSchemes.contains(text) && put(text, &scheme)
    case .host: return put(text, &host)
    case .path: return takePath(text)
    case .hostAndSegments(0): return takeWhole(scheme + "://" + text) && (text.contains("/") || endAtHost())
    case .whole: return takeWhole(text)
    case .segment(let index): return put(text, at: index, &segments)
    case .segments(let from): return takePath(text, from: max(from, 0))
    case .hostAndSegments(let from): return takePath(text, from: from - 1)
    case .last:
      if let exactly, exactly > 0 { return put(text, at: exactly - 1, &segments) }
      return put(text, &last)
    default: return true
    }
  }

  /// Takes the segments of the path from one on, which are those of a text.
  private mutating func takePath(_ text: String, from first: Int = 0) -> Bool {
    let parts = text.split(separator: "/").map(String.init)
    if isWholePath, segments.count != first + parts.count { return false }
    for (index, part) in parts.enumerated() where !put(part, at: first + index, &segments) { return false }
    if first > 0 { need(segments: first + parts.count, beyond: 0) }
    isWholePath = first == 0 || segments.count == first + parts.count
    return true
  }

  /// Takes a whole URL, such as `shop://orders/open`.
  mutating func takeWhole(_ text: String) -> Bool {
    guard let sign = text.firstRange(of: "://") else {
      return text.hasSuffix(":") ? put(String(text.dropLast()), &scheme) : takePath(text)
    }
    let rest = text[sign.upperBound...]
    let name = rest.prefix { $0 != "/" && $0 != "?" }
    let path = rest.dropFirst(name.count).prefix { $0 != "?" }
    if !name.isEmpty, !put(String(name), &host) { return false }
    return put(String(text[..<sign.lowerBound]), &scheme) && (path.isEmpty || takePath(String(path)))
  }

  /// Adds the condition that there is no path; returns false if one is known.
  private mutating func endAtHost() -> Bool {
    if !segments.isEmpty || least > 0 { return false }
    isWholePath = true
    return true
  }

  /// Adds the condition that a part begins with a text such as `/orders/`, after which the path goes on; returns false if it is known to be
  /// another.
  mutating func assume(_ part: LinkPart, beginsWith prefix: String) -> Bool {
    if case .segment(let index) = part.step { return assume(segment: index, beginsWith: prefix) }
    let whole = isWholePath ? segments.count : nil
    isWholePath = false
    guard assume(part, is: prefix) else { return false }
    var begun = LinkAddress()
    _ = begun.assume(part, is: prefix)
    let next = (begun.segments.keys.max() ?? -1) + 1
    if segments[next] == nil { segments[next] = Self.unnamed }
    isWholePath = whole != nil
    return whole.map { segments.count == $0 } ?? true
  }

  /// Adds a segment of which only the beginning is known: a parameter.
  private mutating func assume(segment index: Int, beginsWith prefix: String) -> Bool {
    guard let known = segments[index], !known.hasPrefix(":") else {
      segments[index] = segments[index] ?? Self.unnamed
      return true
    }
    return known.hasPrefix(prefix)
  }

  private func put(_ text: String, _ place: inout String) -> Bool {
    if !place.isEmpty, place != text { return false }
    place = text
    return true
  }

  private func put(_ text: String, at index: Int, _ table: inout [Int: String]) -> Bool {
    if index < 0 { return text == "/" || text.isEmpty }
    if let known = table[index], known != text, !known.hasPrefix(":") { return false }
    table[index] = text
    return true
  }
}
