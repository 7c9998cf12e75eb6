internal import SwiftFacts

/// Chooses the members whose code may say what a view shows.
///
/// Functions that only store, send or compute something are about a fifth of a controller, and the parser would read them in vain.
enum DrawingMembers {
  /// All members but functions that neither set, add nor make anything, and call none that does.
  static func among(_ members: [TypeMember]) -> [TypeMember] {
    var silent: [TypeMember] = []
    var names: Set<String> = []
    for member in members {
      guard let name = member.name, member.kind == .function else { continue }
      if member.mentions(effects) || member.assigns() { names.insert(name) } else { silent.append(member) }
    }
    var new = names
    while !new.isEmpty, !silent.isEmpty {
      let words = Array(new)
      let calling = silent.filter { $0.mentions(words) }
      silent.removeAll { member in calling.contains { $0 === member } }
      new = Set(calling.compactMap(\.name)).subtracting(names)
      names.formUnion(new)
    }
    let left = Set(silent.map(ObjectIdentifier.init))
    return members.filter { !left.contains(ObjectIdentifier($0)) }
  }

  /// Parts of the names of functions that set, add or make something on a screen, and of casts to the class of a cell.
  private static let effects = [
    "ubview", "iews", "iew(", ".set", "egister", "equeue", "onstraint", "Search", "Controller(",
    "Controllers(", "ppend",
    "nstantiate", " as", "addChild", "onfigure", "+++", "<<<", "add(", "embed", "Item", "nsert", "Section",
  ]
}
