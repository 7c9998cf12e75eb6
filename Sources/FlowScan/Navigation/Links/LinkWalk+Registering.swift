import SwiftFacts
import ValueFlow

/// Functions that register the handler of a pattern: `navigator.register("orders/<id>") { … }`.
extension LinkWalk {
  func registers(_ call: Call, _ state: LinkState, in frame: Frame) -> Bool {
    guard let text = registered(by: call) ?? registeredByApp(by: call) else { return false }
    var inner = state
    inner.address = LinkAddress()
    inner.address.written = text
    note(call.spot.place, inner, in: frame)
    see(.unknown, at: call.spot.place, inner, in: frame, isGiven: true)
    // What a registry of the app's own hands to its handlers need not be the link.
    let given: LinkValue = registries[call.text] == nil ? .part(LinkPart(step: .whole)) : .unknown
    for case .closure(let index) in call.values {
      for result in run(closure: index, [given], inner) {
        see(.unknown, at: call.spot.place, result.state, in: frame, isGiven: true)
      }
    }
    return true
  }

  private func registered(by call: Call) -> String? {
    guard let argument = registering[call.text] else { return nil }
    let index = call.labels.firstIndex { program.name($0) == argument } ?? Int(argument) ?? 0
    guard call.values.indices.contains(index), let text = call.values[index].text, text.contains("/") else {
      return nil
    }
    return text
  }

  private func registeredByApp(by call: Call) -> String? {
    guard let index = registries[call.text], call.code != nil, call.values.indices.contains(index),
      let text = call.values[index].text, !text.isEmpty, !text.contains(" ")
    else { return nil }
    return text
  }
}
