// What happens because of a link.
extension Player {
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
