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

  // MARK: - What stands for a link

  /// A case that is returned after a URL was asked stands for the URLs that lead there.
  func noteLinkCase(_ value: Value, in frame: Frame) {
    guard hasAsked else { return }
    let address = frame.wholeAddress
    guard address.isLink else { return }
    for leaf in value.leaves {
      guard case .member(let member) = leaf else { continue }
      links.append(LinkSighting(address: address, member: member, file: frame.file, place: Place()))
    }
  }

  /// A call that registers what answers a URL: the closure is played as the link's.
  func register(_ name: String, _ given: [Value.Labelled], _ call: Call) -> Bool {
    guard let rule = knowledge.links[name],
      let pattern = given.enumerated().first(where: { index, argument in
        argument.label == rule.argument || Int(rule.argument) == index
      })?.element.value, case .text(let text) = pattern, text.contains("/")
    else { return false }
    queryNames = []
    let cause = Cause(kind: .link, sender: nil, trigger: text)
    for argument in given {
      switch argument.value {
      case .closure(let closure): _ = play(closure, with: [urlSymbol(in: call.frame)], in: root(cause))
      case .method(let thing, let name): enter(named: name, of: thing, with: [], in: root(cause))
      default: continue
      }
    }
    let query = queryNames.filter { !text.contains("\($0)=") }.map { "\($0)=:\($0)" }
    let whole = query.isEmpty ? text : text + (text.contains("?") ? "&" : "?") + query.joined(separator: "&")
    rename(text, to: whole)
    links.append(
      LinkSighting(address: Address(), pattern: whole, member: nil, file: call.frame.file, place: call.place))
    return true
  }

  /// What happens after a URL was asked happens because of the link.
  func cause(in frame: Frame) -> Cause {
    if frame.cause.kind == .none, let link = linkCase(in: frame) { return link }
    guard hasAsked else { return frame.cause }
    let address = frame.wholeAddress
    guard frame.cause.kind != .sender, frame.cause.kind != .link, address.isLink else { return frame.cause }
    return Cause(kind: .link, sender: nil, trigger: address.pattern(knowledge.declared))
  }

  /// What happens under the case of a link happens because of the link, whoever took the URL apart.
  private func linkCase(in frame: Frame) -> Cause? {
    if knowledge.linkCases.isEmpty { return nil }
    for label in frame.stack.lazy.flatMap({ $0.labels.reversed() }) where !label.isChosen {
      if let pattern = label.type.flatMap({ knowledge.linkCases[$0]?[label.name] }) {
        return Cause(kind: .link, sender: nil, trigger: pattern)
      }
    }
    return nil
  }

  /// A flow that answers a URL itself is seen to know the link.
  func noteAnswered(_ deed: Sighting.Deed, in frame: Frame) {
    guard hasAsked else { return }
    let address = frame.wholeAddress
    guard address.isLink, frame.cause.kind != .sender, frame.cause.kind != .link else { return }
    switch deed {
    case .show, .start:
      links.append(
        LinkSighting(
          address: address, member: nil, file: frame.file,
          place: frame.outermost.function?.facts.place ?? Place()))
    default: return
    }
  }

  func urlSymbol(in frame: Frame) -> Value { symbol(.named("URL"), in: frame) }
}
