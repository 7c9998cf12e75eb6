import SwiftFacts
import ValueFlow

/// Finds the requesters of a reducer's effects: from an arm to the senders of the action that it handles.
struct ReducerAskers {
  let types: ReducerTypes
  let flow: TypeIndex
  let arms: [ReducerArm]
  let sites: [ShownSite]
  /// The actions that the flow's own views send.
  let sent: [(view: TypeIndex, part: TypeIndex?, chain: ActionChain)]
  let stores: StoreViews
  let flows: Set<TypeIndex>
  /// The views that any flow shows.
  let places: Set<TypeIndex>
  private var reading: ActionReading { ActionReading(types: types, reducer: flow) }

  /// The state of the search.
  private struct Search {
    var found: Set<Asker> = []
    var seen: Set<Int> = []
  }

  func askers(of arm: Int) -> Set<Asker> {
    var search = Search()
    visit(arm, &search)
    return search.found
  }

  private func visit(_ index: Int, _ search: inout Search) {
    guard search.seen.insert(index).inserted else { return }
    let arm = arms[index]
    if arm.chains.isEmpty { return visitCallers(arm.function, &search) }
    for chain in arm.chains { ask(chain, &search) }
  }

  /// Continues with the callers of a function of the reducer.
  private func visitCallers(_ function: FunctionIndex, _ search: inout Search) {
    guard function >= 0 else { return }
    for (index, arm) in arms.enumerated() where arm.calls.contains(function) {
      visit(index, &search)
    }
  }

  private func ask(_ chain: ActionChain, _ search: inout Search) {
    if askForAlert(chain, &search) { return }
    var askers: Set<Asker> = []
    if let child = chain.child, child != flow { askers = children(chain, child) }
    for sender in sent where sender.chain.meets(chain) {
      let part = sender.part.flatMap { places.contains($0) ? $0 : nil }
      askers.insert(asker(view: part ?? sender.view, trigger: chain.trigger))
    }
    search.found.formUnion(askers)
    var isSent = !askers.isEmpty
    for (index, arm) in arms.enumerated()
    where arm.sends.contains(where: { reading.chain($0, from: reading.whole).meets(chain) }) {
      isSent = true
      visit(index, &search)
    }
    if !isSent { search.found.insert(Asker(kind: .start, trigger: chain.trigger)) }
  }

  /// Continues from what shows the alert to which an action belongs; false if it belongs to none that is seen to be shown.
  private func askForAlert(_ chain: ActionChain, _ search: inout Search) -> Bool {
    guard let key = AlertStates(types: types, reducer: flow).key(of: chain) else { return false }
    let showing = arms.indices.filter { index in
      arms[index].effects.contains { if case .shows(key) = $0.effect { true } else { false } }
    }
    for index in showing { visit(index, &search) }
    return !showing.isEmpty
  }

  /// The views or flows that the action itself belongs to.
  private func children(_ chain: ActionChain, _ child: TypeIndex) -> Set<Asker> {
    let fitting = sites.filter { chain.names.starts(with: $0.actions) && !$0.actions.isEmpty }
    let longest = fitting.map(\.actions.count).max() ?? 0
    let found = fitting.filter { $0.actions.count == longest }
    // Nobody on screen sends the actions of a child that no view has.
    if found.isEmpty, stores.views[child] == nil, types.program.types[Int(child)].kind != .enum { return [] }
    if found.isEmpty { return Set(own.map { Asker(kind: .screen($0), trigger: chain.trigger) }) }
    return Set(found.map { asker(site: $0, trigger: chain.trigger) })
  }

  /// The view of the flow that shows most of its targets.
  private var own: [TypeIndex] {
    let hosts = sites.map(\.host).filter { !stores.modifiers.contains($0) }
    let counts = Dictionary(hosts.map { ($0, 1) }, uniquingKeysWith: +)
    let most = counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
    return (most ?? stores.views[flow]?.first { !stores.modifiers.contains($0) }).map { [$0] } ?? []
  }

  /// The requester for a view that sends; a part of the flow's own view counts as that.
  private func asker(view: TypeIndex, trigger: Name) -> Asker {
    let place = places.contains(view) ? view : own.first ?? view
    return Asker(kind: .screen(place), trigger: trigger)
  }

  private func asker(site: ShownSite, trigger: Name) -> Asker {
    if let child = site.child, flows.contains(child) { return Asker(kind: .flow(child), trigger: trigger) }
    return Asker(kind: .screen(site.view), trigger: trigger)
  }
}
