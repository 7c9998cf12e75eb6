import SwiftFacts

// Bindings to an object without a wrapper of its own: `Bindable(router).path` is what `$router.path` is elsewhere.
extension Program {
  package static let bindable = "Bindable"

  /// Mentions in which the members of such an object have the base that they would have beside a wrapper.
  func bound(_ mentions: [Mention]) -> [Mention] {
    guard let bindable = names.known(Self.bindable) else { return mentions }
    var mentions = mentions
    for start in mentions.indices where mentions[start].kind == .called && mentions[start].name == bindable {
      let member = mentions[(start + 1)...].firstIndex { $0.kind == .member && $0.base == nil }
      guard let member, member > start + 1 else { continue }
      mentions[member].base = names.number("$" + names[mentions[member - 1].name])
    }
    return mentions
  }
}
