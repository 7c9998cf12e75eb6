import ValueFlow

/// Tables of patterns that code holds against the segments of a link: `zip(row.pattern, segments).allSatisfy { … }`.
extension LinkAnswers {
  private static let most = 60

  /// The pairs of two lists, one of which may be the segments of a link; nil for any other call.
  func zipped(_ call: PathCall) -> LinkValue? {
    guard call.text == "zip", call.values.count == 2 else { return nil }
    switch (call.values[0], call.values[1]) {
    case (.list(let one), .list(let two)): return .list(zip(one, two).map { .tuple([$0, $1]) })
    case (.list(let texts), .part(let part)) where part.isList:
      return .list(
        texts.prefix(Self.most).enumerated().map { .tuple([$0.element, .part(part.element($0.offset))]) })
    case (.part(let part), .list(let texts)) where part.isList:
      return .list(
        texts.prefix(Self.most).enumerated().map { .tuple([.part(part.element($0.offset)), $0.element]) })
    default: return nil
    }
  }

  /// The two texts that a call compares, `text.caseInsensitiveCompare(segment)`; nil for any other call.
  func compared(_ base: LinkValue, by call: PathCall) -> LinkValue? {
    guard ["caseInsensitiveCompare", "localizedCaseInsensitiveCompare", "compare"].contains(call.text),
      let other = call.values.first
    else { return nil }
    return .tuple([base, other])
  }

  /// The paths on which a closure holds for all elements of a list, and the one on which it does not.
  func holdsForAll(_ call: PathCall, _ values: [LinkValue], _ state: LinkState) -> LinkResults {
    guard let code = call.code else { return [(.unknown, state)] }
    // Each value may double the paths, so that they are joined for each.
    let whole = values.prefix(Self.most).reduce([(LinkValue.flag(true), state)]) { held, value in
      walk.joined(
        held.flatMap { _, state in
          ways(walk.passed.apply(code, to: [value], call, state)).filter { $0.holds != false }
            .map { (.flag(true), $0.state) }
        })
    }
    return whole + [(.flag(false), state)]
  }

  /// The result of a function of a dictionary with a closure; `map` and `flatMap` are taken for those of an optional one.
  func answer(_ call: PathCall, onPairs value: LinkValue?, _ state: LinkState, in frame: LinkFrame)
    -> LinkResults
  {
    if let mapped = mapped(value, by: call, state) { return mapped }
    return answer(call, on: value.map(walk.patterns.elements) ?? [], state, in: frame)
  }

  /// The values that a closure finds for the elements of a list, of which the first counts: `rows.reduce(nil) { found, row in found ?? … }`.
  func firstFound(_ call: PathCall, _ values: [LinkValue], _ state: LinkState) -> LinkResults {
    guard let code = call.code else { return [(.unknown, state)] }
    let found = values.flatMap { walk.passed.apply(code, to: [.none, $0], call, state) }
    return walk.joined(found.filter { $0.value != .none } + [(.none, state)])
  }

  private func pieces(of text: String, _ separator: String) -> [String] {
    guard !separator.isEmpty, separator.allSatisfy(\.isASCII) else { return [text] }
    return text.split(separator: separator, maxSplits: Self.most, omittingEmptySubsequences: false).map(
      String.init)
  }

  /// The result of a function of a literal text; nil for any other.
  func answer(_ call: PathCall, on text: String) -> LinkValue? {
    if let compared = compared(.text(text), by: call) { return compared }
    return switch (call.text, call.values.first?.text) {
    case ("hasPrefix", let part?): .flag(text.hasPrefix(part))
    case ("hasSuffix", let part?): .flag(text.hasSuffix(part))
    case ("dropFirst", nil) where call.values.isEmpty: .text(String(text.dropFirst()))
    case ("lowercased", _): .text(text.lowercased())
    case ("split", let separator?):
      .list(pieces(of: text, separator).filter { !$0.isEmpty }.map { .text($0) })
    case ("components", let separator?): .list(pieces(of: text, separator).map { .text($0) })
    default: nil
    }
  }
}
