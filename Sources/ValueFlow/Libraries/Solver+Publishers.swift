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

  /// Handles a call that passes what a publisher delivers to the channels among its arguments.
  func pipe(_ call: CallSite, in instance: InstanceIndex, from publisher: ObjectIndex) {
    guard publisher >= 0, semantics.piping.contains(call.name) else { return }
    for argument in call.arguments where !argument.flags.contains(.isTrailing) {
      add(Use(kind: .pipe, a: publisher), to: node(instance, argument.slot))
    }
  }

  /// Passes what a publisher delivers to a channel; a value that a closure of the publisher makes stands for it, too.
  func pipe(_ publisher: ObjectIndex, to channel: ObjectIndex) {
    guard channel != publisher, isForeignObject(channel), isChannel(objects[channel].type) else { return }
    if isForeignObject(publisher) { return copy(content(publisher), to: content(channel)) }
    guard objects[publisher].kind == .enumCase, !isFlag(publisher) else { return }
    add(publisher, to: content(channel))
  }
}
