import SwiftFacts

/// Publishers of properties: `model.$selection`.
extension Solver {
  /// The publisher of a property whose values are not followed; nil if its values flow to the receivers by themselves.
  ///
  /// Who sets a number or a text asks by it, although the value decides nothing.
  func publisher(_ projection: Name, of object: ObjectIndex) -> ObjectIndex? {
    guard let name = program.published[projection],
      let property = program.property(name, of: objects[object].type), isPlain(property)
    else { return nil }
    let publisher = plain(.instance, type: semantics.publisher, name: name, outer: object)
    let node = field(object, projection)
    if !holds(publisher, at: node) {
      nodes.insert(publisher, in: node)
      handed.append((object, name, node))
      add(plain(.unknown), to: content(publisher))
    }
    return publisher
  }

  /// The value that the receivers of a publisher get for one that it was given: a flag may have changed since.
  func published(_ value: ObjectIndex, at node: NodeIndex) -> ObjectIndex {
    guard isFlag(value), let owner = contentOwners[node], isChannel(objects[owner].type) else { return value }
    return plain(.unknown)
  }

  /// Tells whether a property has a flag, a number or a text, by its type or by its first value.
  private func isPlain(_ property: PropertyIndex) -> Bool {
    let number = bodies.type(of: property)
    let types = bodies.types[Int(number)].types
    if !types.isEmpty { return typeQueries.isMute(number) || types.allSatisfy { $0 == semantics.flag } }
    let info = program.properties[Int(property)]
    guard info.type < 0, info.value >= 0 else { return false }
    return [.text, .literal].contains(program.files[Int(info.file)].op(info.value))
  }
}
