extension Player {
  /// A link that was seen: what it looks like, and which case stands for it or which flow answers it.
  struct LinkSighting {
    var address: Address
    /// A pattern that is written as one, as `shop://orders/:id`.
    var pattern = ""
    var member: EnumMember?
    var file: String
    var place: Place
  }

  // MARK: - Asking about a URL

  private static let parts: Set<String> = [
    "scheme", "host", "path", "pathComponents", "lastPathComponent", "absoluteString", "fragment",
  ]

  /// The part of a URL that a value is: `host` for `url.host`.
  func urlPart(_ value: Value) -> String? {
    for thing in value.things where thing.chain.contains(where: { isURL($0) }) {
      for part in thing.chain { if let name = part.origin?.name, Self.parts.contains(name) { return name } }
    }
    return nil
  }

  private func isURL(_ thing: Thing) -> Bool {
    thing.type.parts.contains {
      ["URL", "NSURL", "URLComponents", "NSURLComponents", "NSUserActivity", "URLRequest"].contains(
        $0.name ?? "")
    }
  }

  /// Notes what holds of a URL after `url.host == "cart"`.
  func noteAddress(ifHolds expression: Expression, in frame: Frame, scope: Scope) {
    switch expression {
    case .binary("&&", let left, let right):
      noteAddress(ifHolds: left, in: frame, scope: scope)
      noteAddress(ifHolds: right, in: frame, scope: scope)
    case .binary("==", let left, let right):
      let values = [left, right].map { value(of: $0, in: frame, scope: scope) }
      noteAddress(values[0], values[1], in: frame)
    case .call(.member(let base?, "hasPrefix", _), let arguments, _):
      guard let part = urlPart(value(of: base, in: frame, scope: scope)), let first = arguments.first,
        case .text(let text) = value(of: first.value, in: frame, scope: scope)
      else { return }
      hasAsked = true
      frame.address.notePrefix(part, text)
    default: return
    }
  }

  private func noteAddress(_ left: Value, _ right: Value, in frame: Frame) {
    for (part, text) in [(left, right), (right, left)] {
      guard let name = urlPart(part), case .text(let text) = text else { continue }
      note(name, text, in: frame)
      return
    }
  }

  private func note(_ part: String, _ text: String, in frame: Frame) {
    hasAsked = true
    frame.address.note(part, text)
  }

  /// Notes what holds of a URL under `case "cart":`.
  func noteAddress(_ pattern: Pattern, of subject: Value, in frame: Frame, scope: Scope) {
    if case .tuple(let parts) = pattern, case .tuple(let values) = subject {
      for (part, value) in zip(parts, values) { noteAddress(part, of: value.value, in: frame, scope: scope) }
      return
    }
    guard case .value(let expression) = pattern, let part = urlPart(subject) else { return }
    switch value(of: expression, in: frame, scope: scope) {
    case .text(let text): note(part, text, in: frame)
    case .list(let items):
      for item in items { if case .text(let text) = item { note(part, text, in: frame) } }
    default: return
    }
  }

  /// Notes a parameter of the query that the code reads: `url.queryParameters["target"]`.
  func noteQuery(_ base: Value, _ arguments: [Value], in frame: Frame) {
    guard case .text(let name)? = arguments.first, base.things.contains(where: { readsQuery($0) }) else {
      return
    }
    if !frame.address.query.contains(name) { frame.address.query.append(name) }
    if !queryNames.contains(name) { queryNames.append(name) }
  }

  private func readsQuery(_ thing: Thing) -> Bool {
    thing.chain.contains { $0.origin.map { $0.name.lowercased().contains("query") } ?? false }
  }

  /// `queryItems.first { $0.name == "id" }` and `links.first { $0.host == url.host }`.
  func noteComparison(_ left: Value, _ right: Value, in frame: Frame) {
    for (one, other) in [(left, right), (right, left)] {
      guard case .text(let text) = other, let thing = one.things.first else { continue }
      if readsQuery(thing), thing.origin?.name == "name" {
        if !queryNames.contains(text) { queryNames.append(text) }
        return
      }
      guard let part = urlPart(one), frame.function == nil,
        let row = frame.scope.find("$0")?.things.first ?? frame.scope.only?.things.first
      else { continue }
      noteRow(row, part, text, in: frame)
      return
    }
  }

  /// A row of a table of links that is held against a URL.
  private func noteRow(_ row: Thing, _ part: String, _ text: String, in frame: Frame) {
    var address = frame.wholeAddress
    address.note(part, text)
    let members = row.given.flatMap(\.value.leaves).compactMap { leaf -> EnumMember? in
      if case .member(let member) = leaf { member } else { nil }
    }
    links.append(LinkSighting(address: address, member: members.first, file: row.file, place: row.place))
  }
}
