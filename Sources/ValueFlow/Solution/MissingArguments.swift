import SwiftFacts

/// Finds the paths on which a parameter has no value, such as the `else` of `if let link { … } else { … }`.
package struct MissingArguments {
  let solution: Solution

  package init(_ solution: Solution) { self.solution = solution }

  /// Tells whether a call passes a value for a parameter that has none where a block of the called function runs.
  package func isExcluded(_ block: Int32, of callee: InstanceIndex, by edge: CallerEdge) -> Bool {
    parameters(missingIn: block, of: callee).contains { parameter in
      guard let argument = solution.argument(parameter, of: edge, to: callee) else { return false }
      let slot = argument - solution.instances[edge.instance].base
      return !solution.template(edge.instance).emptySlots.contains(slot)
    }
  }

  private func parameters(missingIn block: Int32, of instance: InstanceIndex) -> [Int] {
    let template = solution.template(instance)
    guard case .function(let function) = template.kind else { return [] }
    let info = solution.program.functions[Int(function)]
    return subjects(missingIn: block, of: template).compactMap { subject in
      guard let index = template.parameters.firstIndex(of: subject), info.parameters.indices.contains(index),
        !solution.semantics.isPlain(solution.program.parameterType(info.parameters[index], of: info))
      else { return nil }
      return index
    }
  }

  /// The values that the code tests for a block and that are missing there.
  private func subjects(missingIn block: Int32, of template: Template) -> [Slot] {
    var found: [Slot] = []
    var block = block
    while block > 0 {
      found += template.blocks[Int(block)].states.filter(\.isNot).map(\.subject)
      block = template.blocks[Int(block)].parent
    }
    return found
  }
}
