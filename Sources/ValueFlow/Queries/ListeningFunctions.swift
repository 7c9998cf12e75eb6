import SwiftFacts

/// Functions of flows that are handed an object, and code for what that reports, so that each call listens to something else:
/// `func bind<Event>(_ feed: Feed<Event>, to handler: @escaping (Event) -> Void) { feed.events.sink(receiveValue: handler) }`.
struct ListeningFunctions {
  let shapes: FunctionShapes
  private var program: Program { shapes.program }
  private var semantics: Semantics { shapes.semantics }

  func all() -> Set<FunctionIndex> {
    var waiting = program.functions.indices.map(FunctionIndex.init).filter(takesBoth)
    var found: Set<FunctionIndex> = []
    var names: Set<Name> = []
    while true {
      let more = waiting.filter { listens($0, beside: names) }
      if more.isEmpty { return found }
      found.formUnion(more)
      names.formUnion(more.map { program.functions[Int($0)].name })
      waiting.removeAll(where: found.contains)
    }
  }

  /// Tells whether a function takes code, and something else that may report.
  private func takesBoth(_ function: FunctionIndex) -> Bool {
    let info = program.functions[Int(function)]
    guard info.body >= 0, info.parameters.count > 1, info.name != semantics.initializer,
      shapes.types.relevance.functions[Int(function)], shapes.isOfFlows(info)
    else { return false }
    let types = info.parameters.map { program.parameterType($0, of: info) }
    return types.contains(where: \.isFunction)
      && zip(info.parameters, types).contains { mayReport($1) || isGeneric($0, info) }
  }

  /// Tells whether objects of a type may tell others something: not those that are only data.
  private func mayReport(_ type: ResolvedType) -> Bool {
    !type.isFunction && !type.isTuple
      && type.types.contains { only in
        let info = program.types[Int(only)]
        return (info.kind == .class || info.kind == .protocol || semantics.channels.contains(info.name))
          && !semantics.isPlain(only)
      }
  }

  private func isGeneric(_ parameter: ParameterInfo, _ info: FunctionInfo) -> Bool {
    program.names.known(program.text(of: parameter.type, in: info.file)).map { info.generics[$0] != nil }
      ?? false
  }

  /// Tells whether the code of a function hears what a publisher sends, sets a closure of what it is handed, or hands both on to a function
  /// with one of some names.
  private func listens(_ function: FunctionIndex, beside names: Set<Name>) -> Bool {
    shapes.bodies.template(of: function).map { listens($0, beside: names) } ?? false
  }

  private func listens(_ template: Template, beside names: Set<Name>) -> Bool {
    template.steps.joined().contains { step in
      switch step {
      case .call(let site):
        let name = shapes.bodies.sites[Int(site)].name
        return semantics.hearing.contains(name) || semantics.piping.contains(name) || names.contains(name)
      case .store(let to, _, let from, _):
        return template.parameters.contains(to) && isCode(from, in: template)
      case .closure(let inner, _): return listens(shapes.bodies.templates[Int(inner)], beside: names)
      default: return false
      }
    }
  }

  private func isCode(_ slot: Slot, in template: Template) -> Bool {
    if template.parameters.contains(slot) {
      return shapes.bodies.types[Int(template.slotTypes[Int(slot)])].isFunction
    }
    return template.steps.joined().contains { if case .closure(_, slot) = $0 { true } else { false } }
  }
}
