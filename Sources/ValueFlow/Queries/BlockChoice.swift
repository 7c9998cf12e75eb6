import SwiftFacts

/// The test for cases by which a block is chosen.
package struct BlockChoice {
  /// The enums that the tested value may be of.
  package var types: Set<TypeIndex>
  /// The cases that open the block; of a path for everything else, those that do not.
  package var names: Set<Name>
  package var isRest: Bool
  /// The objects that opened the block.
  package var cases: [ObjectIndex]

  package func contains(_ name: Name) -> Bool { names.contains(name) != isRest }
}

extension Solution {
  /// Tells whether a block, or one around it, is chosen by a test of an object among others.
  package func isTested(_ object: ObjectIndex, around block: Int32, in instance: InstanceIndex) -> Bool {
    let blocks = template(instance).blocks
    return sequence(first: block) { blocks[Int($0)].parent }.prefix { $0 > 0 }.contains {
      blocks[Int($0)].tests.first.map { holds(object, at: node(instance, $0.subject)) } ?? false
    }
  }

  /// The tests by which a block and those around it are chosen, as far as these only look at the case of a value.
  package func choices(around block: Int32, in instance: InstanceIndex) -> [BlockChoice] {
    let blocks = template(instance).blocks
    return sequence(first: block) { blocks[Int($0)].parent }.prefix { $0 > 0 }.compactMap {
      guard let test = blocks[Int($0)].tests.first else { return nil }
      let names = names(test)
      if names.isEmpty { return nil }
      return BlockChoice(
        types: types(at: test.subject, in: instance), names: names, isRest: test.isRest,
        cases: chosen(instance, $0))
    }
  }

  /// The innermost exit of a `guard` around a block.
  package func exit(around block: Int32, in instance: InstanceIndex) -> Int32? {
    blocks(from: block, in: instance).first { template(instance).blocks[Int($0)].isExit }
  }

  /// Tells whether a block goes on after a `guard` with this exit, as far as blocks tell.
  package func isBeside(_ exit: Int32, _ block: Int32, in instance: InstanceIndex) -> Bool {
    let blocks = blocks(from: block, in: instance) + [0]
    return !blocks.contains(exit) && blocks.contains(template(instance).blocks[Int(exit)].parent)
  }

  /// A block and those around it.
  private func blocks(from block: Int32, in instance: InstanceIndex) -> [Int32] {
    let blocks = template(instance).blocks
    return Array(sequence(first: block) { blocks[Int($0)].parent }.prefix { $0 > 0 })
  }

  /// The cases of a test; a pattern that also looks at what a case carries leaves the case for the rest.
  private func names(_ test: Test) -> Set<Name> {
    let names = test.patterns.map { pattern -> Name? in
      guard case .enumCase(let name, let parts) = pattern else { return nil }
      return test.isRest && parts.contains(where: \.discriminatesInside) ? nil : name
    }
    if !test.isRest, names.contains(nil) { return [] }
    return Set(names.compactMap(\.self))
  }

  /// The types of the objects at a slot, or else its declared type.
  func types(at slot: Slot, in instance: InstanceIndex) -> Set<TypeIndex> {
    let node = node(instance, slot)
    let types = objects(at: node).map { objects[$0].type }
    return Set(types.isEmpty || types.contains(-1) ? bodies.types[Int(nodes.type(of: node))].types : types)
  }
}
