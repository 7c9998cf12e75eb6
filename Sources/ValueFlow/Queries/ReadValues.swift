import SwiftFacts

extension Solution {
  /// The types of the objects whose property a block tests: in `switch order.state { … }` the type of orders; none if it tests anything else.
  package func typesTested(by block: Int32, of instance: InstanceIndex) -> Set<TypeIndex> {
    let template = template(instance)
    guard let test = template.blocks[Int(block)].tests.first, let base = template.base(of: test.subject)
    else { return [] }
    return types(at: base, in: instance)
  }
}

extension Solution {
  /// The properties that a block tests, each with the object that has it: `state` of a session in `switch session.state { … }`.
  package func properties(testedBy block: Int32, of instance: InstanceIndex) -> [(
    owner: ObjectIndex, name: Name
  )] {
    let template = template(instance)
    guard let test = template.blocks[Int(block)].tests.first, let load = template.load(of: test.subject)
    else {
      return []
    }
    return objects(at: node(instance, load.base)).map { ($0, load.name) }
  }
}

extension Template {
  /// The slot with the object of which a slot has a property.
  fileprivate func base(of slot: Slot) -> Slot? { load(of: slot)?.base }

  /// The property that a slot has, and the slot with the object that has it.
  fileprivate func load(of slot: Slot) -> (base: Slot, name: Name)? {
    var slot = slot
    // Code may assign two variables to each other.
    var seen: Set<Slot> = []
    search: while seen.insert(slot).inserted {
      for step in steps.joined() {
        switch step {
        case .load(let base, let name, let target, _) where target == slot: return (base, name)
        case .copy(let source, let target) where target == slot:
          slot = source
          continue search
        default: continue
        }
      }
      return nil
    }
    return nil
  }
}
