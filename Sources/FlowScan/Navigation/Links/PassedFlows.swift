import SwiftFacts
import ValueFlow

/// The flows that calls are given, or are made on, for each link: `adopt(child, startingWith: link)`.
///
/// Code that is shared by several flows runs for a link with one of them.
struct PassedFlows {
  private var addresses: [CodeSpot: [TypeIndex: Set<LinkAddress>]] = [:]

  /// Records the flows that a call is given for a link, or the one that it is made on.
  mutating func note(_ call: PathCall, on base: LinkValue?, _ address: LinkAddress, in walk: LinkWalk) {
    guard address.isLink else { return }
    let given = flows(among: call.values, in: walk)
    for type in given.isEmpty ? flows(among: base.map { [$0] } ?? [], in: walk) : given {
      addresses[call.spot, default: [:]][type, default: []].insert(address)
    }
  }

  private func flows(among values: [LinkValue], in walk: LinkWalk) -> [TypeIndex] {
    values.flatMap(\.alternatives).compactMap { value in
      if case .object(let type, _) = value, type >= 0, walk.isFlow(type) { type } else { nil }
    }
  }

  /// The flows with which a call is reached by a link.
  func types(at spot: CodeSpot, where isOfLink: (LinkAddress) -> Bool) -> [TypeIndex] {
    addresses[spot, default: [:]].filter { $0.value.contains(where: isOfLink) }.map(\.key)
  }
}

extension LinkWalk {
  /// Tells whether a function makes a flow for a case that is written in its call: `makeCoordinator(for: .orders)`.
  func makesFlow(_ info: FunctionInfo, _ call: PathCall, _ state: LinkState) -> Bool {
    state.address.isLink && call.values.contains { !$0.cases.isEmpty }
      && program.resultType(of: info).types.contains(where: isFlow)
  }
}
