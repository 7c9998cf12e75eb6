import SwiftFacts

/// The conditions of paths that the analysis does not decide.
extension Solver {
  /// The properties that decide whether a block runs, the innermost first; a builder's closure depends on what the code around it does.
  package func states(of block: Int32, in instance: InstanceIndex) -> [RequiredState] {
    var found: [RequiredState] = []
    var (block, instance) = (block, instance)
    while true {
      let template = template(instance)
      while block >= 0 {
        found += template.blocks[Int(block)].states.flatMap { states($0, in: instance) }
        block = template.blocks[Int(block)].parent
      }
      guard case .closure = template.kind, isInGetter(instance) else { return found }
      block = blockMaking(closure: instance)
      instance = instances[instance].outer
    }
  }

  /// Tells whether a block depends on a condition that the analysis does not decide.
  package func dependsOnState(_ block: Int32, in instance: InstanceIndex) -> Bool {
    let blocks = template(instance).blocks
    var block = block
    while block > 0 {
      if !blocks[Int(block)].states.isEmpty { return true }
      block = blocks[Int(block)].parent
    }
    return false
  }

  private func states(_ state: BlockState, in instance: InstanceIndex) -> [RequiredState] {
    for case .load(let from, let name, state.subject, _) in template(instance).steps.joined() {
      return objects(at: node(instance, from)).map {
        RequiredState(owner: $0, property: name, isNot: state.isNot)
      }
    }
    return []
  }
}
