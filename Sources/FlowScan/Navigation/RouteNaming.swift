import FlowModel
import SwiftFacts
import ValueFlow

/// What a route is called, and what it takes: the case or the function of the flow that leads to it.
struct RouteNaming {
  let solver: Solver

  struct Title: Hashable {
    var name: String
    var summary = ""
    var parameters: [Parameter] = []
  }

  func title(of place: FlowPlace, trigger: Name) -> Title {
    if let title = caseTitle(place.instance, place.block) { return title }
    var template = solver.template(place.instance)
    while case .closure(let parent) = template.kind {
      if trigger != 0, solver.isNamed(trigger) { return Title(name: solver.program.name(trigger)) }
      template = solver.bodies.templates[Int(parent)]
    }
    switch template.kind {
    case .function(let function): return self.title(of: solver.program.functions[Int(function)])
    case .getter(let property), .setter(let property), .value(let property):
      return Title(name: solver.program.name(solver.program.properties[Int(property)].name))
    default: return Title(name: "start")
    }
  }

  private func title(of function: FunctionInfo) -> Title {
    let name = solver.program.name(function.name)
    return Title(
      name: name == "init" ? "start" : name, summary: solver.program.name(function.summary),
      parameters: parameters(function.parameters) { solver.program.text(of: $0, in: function.file) })
  }

  /// The innermost case that chose the way.
  private func caseTitle(_ instance: InstanceIndex, _ block: Int32) -> Title? {
    var block = block
    while block > 0 {
      let names = Set(solver.chosen(instance, block).map { solver.objects[Int($0)].name })
      if names.count == 1, let name = names.first {
        let object = solver.chosen(instance, block)[0]
        return title(ofCase: name, of: solver.objects[Int(object)].type)
      }
      let parent = solver.template(instance).blocks[Int(block)].parent
      if let written = solver.template(instance).blocks[Int(block)].caseName, written != 0, names.isEmpty {
        let text = solver.program.name(written)
        if text != "true", text != "false" { return Title(name: text) }
      }
      block = parent
    }
    return nil
  }

  private func title(ofCase name: Name, of type: TypeIndex) -> Title {
    let text = solver.program.name(name)
    guard type >= 0, let info = solver.program.types[Int(type)].cases[name] else { return Title(name: text) }
    return Title(
      name: text, summary: solver.program.name(info.summary),
      parameters: parameters(info.parameters) { solver.program.text(of: $0, in: info.file) })
  }

  private static let mechanical: Set<String> = ["animated", "completion", "sender", "animation", "animate"]

  private func parameters(_ list: [ParameterInfo], _ text: (Int32) -> String) -> [Parameter] {
    list.filter { parameter in
      let (name, label) = (solver.program.name(parameter.name), solver.program.name(parameter.label))
      return !text(parameter.type).contains("->") && !Self.mechanical.contains(name)
        && !Self.mechanical.contains(label)
    }
    .enumerated().map { index, parameter in
      let name = solver.program.name(parameter.name)
      let shown = name.isEmpty || name == "_" ? solver.program.name(parameter.label) : name
      return Parameter(
        name: shown.isEmpty || shown == "_" ? "value\(list.count > 1 ? "\(index + 1)" : "")" : shown,
        type: text(parameter.type), isOptional: parameter.flags.contains(.isOptional))
    }
  }
}
