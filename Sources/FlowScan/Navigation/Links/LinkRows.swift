import SwiftFacts
import ValueFlow

/// Makes one link for each observed address, with the value that it is turned into.
struct LinkRows {
  let walk: LinkWalk
  let declared: DeclaredAddresses
  /// The enums whose cases choose what flows do.
  let chosen: Set<TypeIndex>
  private var program: SourceProgram { walk.program }

  func rows() -> [LinkRow] {
    let found = walk.sightings.filter { isEnd($0) && !$0.address.isByFragment }
    let telling = found.filter { isChosen($0.value) || !$0.address.written.isEmpty }
    let kept = firstOfMessages(telling.isEmpty ? opening(found.filter(\.isGiven)) : telling)
    let registered = RegisteredAddresses(walk: walk, declared: declared)
    let whole = kept.flatMap { sighting -> [LinkRow] in
      registered.whole(sighting.address).flatMap { address -> [LinkRow] in
        sighting.value.alternatives.map { value in
          LinkRow(address: address, asked: sighting.address, value: value, spot: sighting.spot)
        }
      }
    }
    let rows = OptionalCases(whole).settled(whole).flatMap { expanded($0, 0) }
    let links = merged(withoutRemainders(rows).map(named).filter { !$0.pattern.isEmpty })
    return LinkParameterNames(links, declared).rows().map(named)
  }

  /// Leaves out what flows make of the case of a message: it has no address, and is called after the first case that it becomes.
  private func firstOfMessages(_ found: [LinkSighting]) -> [LinkSighting] {
    var types: [LinkAddress: TypeIndex] = [:]
    return found.filter { sighting in
      guard sighting.address.pattern(declared).isEmpty,
        case .enumCase(let type, _, _)? = sighting.value.cases.first
      else { return true }
      let first = types[sighting.address, default: type]
      types[sighting.address] = first
      return first == type
    }
  }

  /// Leaves out the values that any of several foreign schemes gives: code that allows or refuses addresses opens nothing.
  private func opening(_ found: [LinkSighting]) -> [LinkSighting] {
    let checks = found.filter { isOfForeignScheme($0.address) }
    let schemes = Dictionary(grouping: checks, by: \.value).mapValues { Set($0.map(\.address.scheme)) }
    return found.filter { !isOfForeignScheme($0.address) || schemes[$0.value]?.count == 1 }
  }

  /// Tells whether only the scheme of an address is known, and it is none that the app declares.
  private func isOfForeignScheme(_ address: LinkAddress) -> Bool {
    guard !address.scheme.isEmpty, !declared.schemes.contains(address.scheme) else { return false }
    var rest = address
    rest.scheme = ""
    return !rest.isLink && !rest.isWholePath
  }

  /// Tells whether a value is final: not an error, and not just the enum that a host is parsed as.
  private func isEnd(_ sighting: LinkSighting) -> Bool {
    if !sighting.address.written.isEmpty { return true }
    let cases = sighting.value.cases
    return cases.contains { value in
      switch value {
      case .enumCase(let type, _, _): type >= 0 && !inheritsError(type)
      case .raw(let type, _): chosen.contains(type)
      default: false
      }
    }
  }

  private func inheritsError(_ type: TypeIndex) -> Bool {
    program.ancestors(type).contains { ["Error", "LocalizedError"].contains(program.typeName($0)) }
  }

  private func isChosen(_ value: LinkValue) -> Bool {
    value.cases.contains { value in
      switch value {
      case .enumCase(let type, _, _), .raw(let type, _): chosen.contains(type)
      default: false
      }
    }
  }

  // MARK: - Conditions from the value

  /// Makes one row for each case of an enum made of a text.
  private func expanded(_ row: LinkRow, _ depth: Int) -> [LinkRow] {
    guard depth < 4, let raw = row.value.firstRaw else { return [carried(row)] }
    return program.types[Int(raw.type)].caseOrder.flatMap { name -> [LinkRow] in
      guard let text = walk.conditions.rawText(name, of: raw.type) else { return [] }
      var one = row
      guard one.address.assume(raw.part, is: text) else { return [] }
      one.value = row.value.replacing(raw.type, raw.part, with: .enumCase(raw.type, name, []))
      return expanded(one, depth + 1)
    }
  }

  /// Adds the parameters that the value carries.
  private func carried(_ row: LinkRow) -> LinkRow {
    var row = row
    for (part, label) in row.value.labelledParts(program) {
      row.address.carry(part, as: label.isEmpty ? LinkAddress.unnamed : ":" + label)
    }
    let isScheme = row.address.host.isEmpty && row.address.segments.isEmpty && row.address.query.isEmpty
    if isScheme, row.value.parts.contains(where: { $0.root == .url && $0.step == .whole }) {
      if !row.address.scheme.isEmpty { row.address.host = ":url" }
    }
    return row
  }

  private func named(_ row: LinkRow) -> LinkRow {
    var row = row
    row.pattern = row.address.pattern(declared)
    if row.pattern.isEmpty, case .enumCase(let type, let name, _)? = row.value.cases.first, type >= 0 {
      row.pattern = "\(TypeRoles.short(program.typeName(type))).\(program.name(name))"
    }
    return row
  }

  // MARK: - Merging

  /// Leaves out addresses that only remain of a test that failed, where the same code makes the same of any path.
  ///
  /// In `path.first == "new" && path.count == 2 ? .gift : .orders`, `shop://orders/new` without a second segment opens what `shop://orders` does.
  private func withoutRemainders(_ rows: [LinkRow]) -> [LinkRow] {
    let alike = Dictionary(grouping: rows) { MadeValue(value: $0.value, spot: $0.spot) }
    return rows.compactMap { row in
      let others = alike[MadeValue(value: row.value, spot: row.spot)] ?? []
      if others.contains(where: { $0.asked.covers(row.asked) }) { return nil }
      var row = row
      row.remainders = others.map(\.asked).filter(row.asked.covers)
      return row
    }
  }

  /// Merges paths that differ only in their query parameters into one link with all of them.
  private func merged(_ rows: [LinkRow]) -> [LinkRow] {
    var queries: [String: [LinkAddress.Parameter]] = [:]
    for row in rows {
      for parameter in row.address.query
      where !(queries[key(row)] ?? []).contains(where: { $0.name == parameter.name })
        && parameter.text.isEmpty
      {
        queries[key(row), default: []].append(parameter)
      }
    }
    return rows.map { row in
      var row = row
      for parameter in queries[key(row)] ?? [] { row.address.need(parameter.name) }
      return named(row)
    }
  }

  private func key(_ row: LinkRow) -> String {
    var address = row.address
    address.query.removeAll { $0.text.isEmpty && address.inner[$0.name] == nil }
    return address.pattern(declared) + (row.pattern.contains("/") ? "" : row.pattern)
  }
}

/// A value with the place of the code that makes it.
private struct MadeValue: Hashable {
  var value: LinkValue
  var spot: CodeSpot
}
