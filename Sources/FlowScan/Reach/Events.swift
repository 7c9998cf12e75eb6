/// The cases that flows tell apart: whoever hands one of them to anybody may be raising an event.
enum Events {
  static func find(in knowledge: Knowledge) -> Set<String> {
    let program = knowledge.program
    var walk = CallWalk()
    for node in program.types where knowledge.isCandidate[node.id.index] {
      for function in node.functionOrder { walk.walk(function.facts.body) }
      for property in node.properties.values { walk.walk(property.facts.getter) }
    }
    let answered = walk.calls.flatMap(\.arguments).compactMap { argument -> String? in
      if argument.label == "event", case .member(nil, let name, _) = argument.value { name } else { nil }
    }
    let declared = Set(program.types.flatMap(\.cases).map(\.name))
    return walk.cases.union(answered).intersection(declared).subtracting([
      "some", "none", "success", "failure",
    ])
  }
}
