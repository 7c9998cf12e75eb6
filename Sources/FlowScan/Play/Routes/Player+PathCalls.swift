import Foundation

// Calls that ask for a screen by its path.
extension Player {
  /// Goes along the paths that a call names; says whether it names any.
  func navigateByPath(_ name: String, _ given: [Value.Labelled], _ call: Call) -> Bool {
    guard let rule = pathRule, let plain = rule.verbs[name] else { return false }
    let naming = given.filter { rule.arguments.isEmpty || rule.arguments.contains($0.label) }
    let known = naming.flatMap { texts(in: $0.value, depth: 0).flatMap(steps) }
    guard !known.isEmpty else { return noteUnknownPath(naming, rule, call) }
    let style = given.lazy.flatMap(\.value.cases).compactMap { rule.styles[$0] }.first ?? plain
    var cause = call.frame.cause
    cause.isSpeech = false
    for path in known {
      if paths[path] == nil {
        add(
          .unresolved(call.text, reason: "No builder has the path \"\(path)\"."), at: call.place,
          in: call.frame)
      } else {
        if cause.trigger.isEmpty { cause.trigger = name }
        show(path: path, style: style, because: cause, label: asked(in: call.frame))
      }
    }
    return true
  }

  /// A call that names a path of which nothing is known here.
  private func noteUnknownPath(_ naming: [Value.Labelled], _ rule: Conventions.Paths, _ call: Call) -> Bool {
    guard !rule.arguments.isEmpty, !naming.isEmpty else { return false }
    add(
      .unresolved(call.text, reason: "Which path is asked for is not known here."), at: call.place,
      in: call.frame)
    return true
  }

  /// The paths in a text, which may be a whole URL: `shop://home/book?id=4`.
  private func steps(of text: String) -> [String] {
    guard text.contains("/") else { return text.isEmpty ? [] : [text] }
    let way = text.split(separator: "?", omittingEmptySubsequences: false)[0]
    return (way.range(of: "://").map { way[$0.upperBound...] } ?? way).split(separator: "/").map(String.init)
  }

  private func texts(in value: Value, depth: Int) -> [String] {
    guard depth < 3 else { return [] }
    return value.leaves.flatMap { leaf -> [String] in
      switch leaf {
      case .text(let text): return [text]
      case .thing(let thing) where thing.isMade && thing.id == nil:
        return thing.given.filter { $0.label.hasPrefix("path") }.flatMap {
          texts(in: $0.value, depth: depth + 1)
        }
      default: return []
      }
    }
  }
}
