import SwiftFacts
import ValueFlow

/// Functions that register the handler of a pattern: `navigator.register("orders/<id>") { … }`.
extension LinkCalls {
  func registers(_ call: PathCall, _ state: LinkState, in frame: LinkFrame) -> Bool {
    guard let text = registered(by: call) ?? registeredByApp(by: call) else { return false }
    var inner = state
    inner.address = LinkAddress()
    inner.address.written = text
    walk.registered[text, default: []].formUnion(walk.registries[call.text]?.openers ?? [])
    walk.note(call.spot.place, inner, in: frame)
    walk.see(.unknown, at: call.spot.place, inner, in: frame, isGiven: true)
    // The value that a registry of the app's own hands to its handlers need not be the link.
    let given: LinkValue = walk.registries[call.text] == nil ? .part(LinkPart(step: .whole)) : .unknown
    for (index, code) in call.values.enumerated() {
      if code.isCode, call.places.indices.contains(index) { walk.note(call.places[index], inner, in: frame) }
      for result in walk.passed.run(registered: code, given: given, call, inner) {
        walk.see(.unknown, at: call.spot.place, result.state, in: frame, isGiven: true)
      }
    }
    return true
  }

  private func registered(by call: PathCall) -> String? {
    guard let argument = walk.registering[call.text] else { return nil }
    let index = call.labels.firstIndex { walk.program.name($0) == argument } ?? Int(argument) ?? 0
    guard call.values.indices.contains(index), let text = call.values[index].text, text.contains("/") else {
      return nil
    }
    return text
  }

  private func registeredByApp(by call: PathCall) -> String? {
    guard let registry = walk.registries[call.text], call.values.indices.contains(registry.pattern),
      let text = call.values[registry.pattern].text, !text.isEmpty, !text.contains(" "),
      registry.needsScheme ? text.contains("://") && call.values.count > 1 : call.code != nil
    else { return nil }
    return text
  }
}
