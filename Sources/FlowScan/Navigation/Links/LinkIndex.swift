import SwiftFacts
import ValueFlow

/// Finds the links that lead to a place in the code.
final class LinkIndex {
  let rows: [LinkRow]
  let declared: DeclaredAddresses
  /// The enums whose cases choose what flows do.
  let chosen: Set<TypeIndex>
  private let program: SourceProgram
  private let walk: LinkWalk
  private let rowsByAddress: [LinkAddress: [LinkRow]]
  private let rowsByPattern: [String: [LinkRow]]
  /// The names of the cases that links are turned into.
  private let caseNames: Set<Name>
  /// The addresses of which code passes a part on.
  private let carrying: Set<LinkAddress>
  /// Links that lead to a call without a value.
  private(set) var reached: [String: CodeSpot] = [:]
  private var known: [Asked: Set<String>] = [:]

  private struct Asked: Hashable {
    var spot: CodeSpot
    var names: Set<Name>
    var function: FunctionIndex?
    /// Whether links count by which code around the place does not decide.
    var takesAll = false
  }

  init(_ walk: LinkWalk, rows: [LinkRow], declared: DeclaredAddresses, chosen: Set<TypeIndex>) {
    (self.rows, self.declared, self.chosen, program) = (rows, declared, chosen, walk.program)
    self.walk = walk
    var rowsByAddress = Dictionary(grouping: rows, by: \.asked.bare)
    for row in rows {
      for address in Set(row.remainders.map(\.bare)) where address != row.asked.bare {
        rowsByAddress[address, default: []].append(row)
      }
    }
    self.rowsByAddress = rowsByAddress
    rowsByPattern = Dictionary(grouping: rows, by: \.pattern)
    carrying = Set(walk.carried.values.flatMap(\.keys))
    caseNames = Set(rows.flatMap { $0.value.everyCase.map(\.name) })
  }

  /// The values that a link is turned into.
  func values(of pattern: String) -> [LinkValue] { rowsByPattern[pattern, default: []].map(\.value) }

  /// The patterns of all links that were found.
  var patterns: [String] { rows.map(\.pattern) + reached.keys }

  /// The places of code that does too much with a link for it to be read to its end.
  var unfinished: [CodeSpot] { walk.unfinished }

  /// The places of parsers in routers that could not be read.
  var unreadRouters: Set<CodeSpot> { walk.unreadRouters }

  /// Whether the app has routers of a library, and no link was read by one.
  var lacksRouters: Bool { walk.usesRouters && !walk.isRouted }

  /// The places of code that chooses what to open by what follows `#`.
  var byFragment: [CodeSpot] {
    walk.sightings.filter { sighting in
      sighting.address.isByFragment && sighting.value.everyCase.contains { chosen.contains($0.type) }
    }.map(\.spot)
  }

  /// The functions that received a link from the system, directly or through others.
  var receivers: Set<FunctionIndex> { walk.reached }

  /// Tells whether the code around a place leads to it by a link.
  func leads(to spot: CodeSpot) -> Bool { walk.decided[spot] != nil }

  /// Tells whether a link leads to a place only because of what the code around it makes of the link.
  func leadsInside(to spot: CodeSpot) -> Bool { walk.decidedInside.contains(spot) }

  /// Tells whether code reaches a place by a link, whatever decides that.
  func isReached(_ spot: CodeSpot) -> Bool { walk.addresses[spot] != nil }

  /// The flows that a call is given, or is made on, for a link.
  func flows(at spot: CodeSpot, for pattern: String) -> [TypeIndex] {
    walk.passedFlows.types(at: spot) { address in
      address.pattern(declared) == pattern
        || rowsByAddress[address.bare]?.contains { $0.pattern == pattern } ?? false
    }
  }

  /// The links with values by which code reaches a place.
  func rows(leadingTo spot: CodeSpot) -> [LinkRow] {
    (walk.addresses[spot] ?? []).flatMap { exact(rowsByAddress[$0.bare] ?? [], $0) }
  }

  /// Of links that differ in nothing but a parameter, as `shop://orders` and `shop://orders/:id`, those of an address.
  private func exact(_ rows: [LinkRow], _ address: LinkAddress) -> [LinkRow] {
    let exact = rows.filter { $0.asked == address }
    return exact.isEmpty ? rows : exact
  }

  /// The patterns by which the code of a function leads to a place in it, on a path where these cases were tested.
  ///
  /// The decisions of its callers by a link are known at their calls. Of a call of several functions, only the links count that lead to the
  /// one that is entered, where it is known: `for handler in handlers where handler.accepts(url) { handler.open(url) }`.
  func patterns(
    at spot: CodeSpot, choosing names: Set<Name>, entering function: FunctionIndex? = nil
  ) -> Set<String> {
    guard let all = walk.decided[spot] else { return [] }
    let asked = Asked(spot: spot, names: names, function: function)
    if let found = known[asked] { return found }
    let entering = function.flatMap { walk.entries[spot]?[$0] }
    let found = patterns(of: entering.map(all.intersection) ?? all, at: spot, choosing: names)
    known[asked] = found
    return found
  }

  /// The patterns that lead to a place on a path where these cases were tested, whatever code decides by them.
  func patterns(leadingTo spot: CodeSpot, choosing names: Set<Name>) -> Set<String> {
    let asked = Asked(spot: spot, names: names, takesAll: true)
    if let found = known[asked] { return found }
    let found = patterns(of: walk.addresses[spot] ?? [], at: spot, choosing: names)
    known[asked] = found
    return found
  }

  private func patterns(
    of all: Set<LinkAddress>, at spot: CodeSpot, choosing names: Set<Name>
  ) -> Set<String> {
    // Of the links that share a part of a parser, only those are meant that are turned into the cases that were tested.
    let telling = walk.keptSpots.contains(spot) ? names.intersection(caseNames) : []
    return all.reduce(into: []) { patterns, address in
      if let rows = rowsByAddress[address.bare], !isLonger(address, at: spot, than: rows) {
        let answering = answering(exact(rows, address), names)
        patterns.formUnion(
          answering.filter { row in
            telling.isEmpty || row.value.everyCase.contains { telling.contains($0.name) }
          }.map(\.pattern))
      } else {
        if walk.keptSpots.contains(spot), isUnfinished(address, among: all) { return }
        if !carrying.contains(address), all.contains(where: address.isLonger(than:)) { return }
        var whole = address
        for part in walk.carried[spot]?[address] ?? [] { whole.carry(part) }
        guard !whole.host.isEmpty || !whole.segments.isEmpty || !whole.last.isEmpty else { return }
        let pattern = whole.pattern(declared)
        guard !pattern.isEmpty else { return }
        if reached[pattern] == nil { reached[pattern] = spot }
        patterns.insert(pattern)
      }
    }
  }

  /// Tells whether a call passes on a segment that none of the links with an address says anything of: `flow.showOrder(segments[1])`.
  private func isLonger(_ address: LinkAddress, at spot: CodeSpot, than rows: [LinkRow]) -> Bool {
    let parts = walk.taken[spot]?[address] ?? []
    return parts.contains { part in rows.allSatisfy { $0.address.lacks(part) } }
  }

  /// Tells whether a part of a parser goes on with the rest of a path, or another part does.
  private func isUnfinished(_ address: LinkAddress, among all: Set<LinkAddress>) -> Bool {
    all.contains { $0.goesOn(after: address) } || rows.contains { $0.asked.goesOn(after: address) }
  }

  /// The rows that may have caused a path on which these cases were tested: for each tested enum, by its values.
  private func answering(_ rows: [LinkRow], _ names: Set<Name>) -> [LinkRow] {
    let isRefused = names.contains { name in
      let telling = rows.filter { $0.tells(of: [name], program) }
      return !telling.isEmpty && !telling.contains { $0.answers(names, program) }
    }
    return isRefused ? [] : rows.filter { $0.answers(names, program) }
  }

  /// The patterns that are turned into a case, if it is made at a place in a parser that is put together of others.
  ///
  /// Such code is shared by all links, of which it knows only a part: `LinkParser { input in run(&input).map(transform) }`.
  func patterns(making name: Name, of type: TypeIndex, inPartsAt spot: CodeSpot) -> Set<String> {
    walk.keptSpots.contains(spot) ? patterns(making: name, of: type) : []
  }

  /// Tells whether a value of a dictionary is made at a place.
  func isInTable(_ spot: CodeSpot) -> Bool { walk.tables.contains(spot) }

  /// The patterns that are turned into a case anywhere, as in a table.
  func patterns(making name: Name, of type: TypeIndex) -> Set<String> {
    Set(rows.filter { $0.value.everyCase.contains { $0.type == type && $0.name == name } }.map(\.pattern))
  }
}
