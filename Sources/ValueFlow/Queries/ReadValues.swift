import SwiftFacts

extension Solver {
  /// The types of the objects whose property a block tests: in `switch order.state { … }` the type of orders; none if it tests anything else.
  package func typesTested(by block: Int32, of instance: InstanceIndex) -> Set<TypeIndex> {
    let template = template(instance)
    guard let test = template.blocks[Int(block)].tests.first, let base = template.base(of: test.subject)
    else { return [] }
    let node = node(instance, base)
    let types = objects(at: node).map { objects[$0].type }
    return Set(types.isEmpty || types.contains(-1) ? bodies.types[Int(nodes.type(of: node))].types : types)
  }
}

extension Template {
  /// The slot with the object of which a slot has a property.
  fileprivate func base(of slot: Slot) -> Slot? {
    for step in steps.joined() {
      switch step {
      case .load(let base, _, let target, _) where target == slot: return base
      case .copy(let source, let target) where target == slot: return base(of: source)
      default: continue
      }
    }
    return nil
  }
}
