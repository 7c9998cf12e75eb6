import SwiftFacts

/// Which type may stand before a dot, as far as outlines tell.
final class Receivers {
  private let types: OutlinedTypes
  private let members: OutlinedMembers
  /// The types that the declarations of a name mention, in all types and in one.
  private var named: [Word: BitRow] = [:]
  private var owned: [Owned: BitRow] = [:]
  private var mentioned: [Int: BitRow] = [:]
  private var relatives: [Int: [Int]] = [:]

  private struct Owned: Hashable {
    var type: Int
    var name: Word
  }

  init(_ types: OutlinedTypes, _ members: OutlinedMembers) {
    (self.types, self.members) = (types, members)
    // What is set to what is set to something is as far as names are followed.
    for _ in 0..<3 {
      for member in members.all where tells(member) {
        named[member.name, default: BitRow(types.count)].formUnion(declared(by: member))
      }
    }
    for member in members.all where tells(member) && member.kind != .enumCase {
      owned[Owned(type: member.type, name: member.name), default: BitRow(types.count)]
        .formUnion(declared(by: member))
    }
  }

  private func tells(_ member: OutlinedMembers.Member) -> Bool {
    member.kind == .variable || member.kind == .function || member.kind == .enumCase
  }

  private func declared(by member: OutlinedMembers.Member) -> BitRow {
    var row = BitRow(types.count)
    for word in member.head {
      for type in types.called[word] ?? [] { row.insert(type) }
      if member.kind == .variable, member.isInferred, let more = named[word] { row.formUnion(more) }
    }
    return row
  }

  /// Whether what a member says before a dot may be of a type, or of one that inherits it.
  func accepts(_ receiver: Word, in index: Int, _ type: Int) -> Bool {
    if type < 0 || !types.isDeclared[type] { return true }
    let own = members.all[index].type
    if receiver == .none || ChoiceWords.own.contains(receiver) {
      if own < 0 { return receiver == .none && types.related[type].meets(mentions(of: index)) }
      return types.related[type][own] || types.outer[own].contains { types.related[type][$0] }
    }
    if receiver != .unknown {
      if let found = types.called[receiver] { return found.contains { types.related[type][$0] } }
      if own >= 0, let known = member(receiver, of: own) { return types.related[type].meets(known) }
    }
    return types.related[type].meets(mentions(of: index))
  }

  /// The types that a member of this name may have, where the type or one around it declares one.
  private func member(_ name: Word, of type: Int) -> BitRow? {
    var found: BitRow?
    for near in near(type) {
      guard let row = owned[Owned(type: near, name: name)], !row.isEmpty else { continue }
      if found == nil { found = row } else { found?.formUnion(row) }
    }
    return found
  }

  private func near(_ type: Int) -> [Int] {
    if let known = relatives[type] { return known }
    let found = types.related[type].numbers + types.outer[type]
    relatives[type] = found
    return found
  }

  /// All types that a member mentions, by their names or by names of what is declared with them.
  private func mentions(of index: Int) -> BitRow {
    if let known = mentioned[index] { return known }
    let member = members.all[index]
    var row = member.type >= 0 ? types.related[member.type] : BitRow(types.count)
    for word in member.head + member.words {
      for type in types.called[word] ?? [] { row.insert(type) }
      if let more = named[word] { row.formUnion(more) }
    }
    mentioned[index] = row
    return row
  }
}
