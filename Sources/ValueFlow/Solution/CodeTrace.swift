/// A trace of a body, line by line, for finding where a value is lost.
extension Solution {
  package func trace(_ instance: InstanceIndex, describe: (ObjectIndex) -> String) -> [String] {
    let template = template(instance)
    var lines: [String] = []
    for block in template.blocks.indices {
      guard isActive(instance, block: Int32(block)) else {
        lines.append("  block \(block) is not taken")
        continue
      }
      for case .call(let site) in template.steps[block] {
        let call = bodies.sites[Int(site)]
        var line = "  block \(block) line \(call.place >> 10) \(program.name(call.name)):"
        if case .member(let base) = call.callee {
          line += " on \(objects(at: node(instance, base)).map(describe))"
        }
        if case .value(let base) = call.callee {
          line += " of \(objects(at: node(instance, base)).map(describe))"
        }
        for argument in call.arguments {
          line +=
            " \(program.name(argument.label))=\(objects(at: node(instance, argument.slot)).map(describe))"
        }
        line += " gives \(objects(at: node(instance, call.result)).map(describe))"
        lines.append(line)
      }
    }
    return lines
  }
}
