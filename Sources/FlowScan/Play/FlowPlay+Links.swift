extension FlowPlay {
  /// Plays the functions that are handed a link once for each link that there is.
  func answerLinks() {
    for function in knowledge.ancestries[player.flow.index].compactMap(\.id).flatMap({
      program[$0].functionOrder
    }) {
      guard function.facts.hasBody, function.facts.name != "init" else { continue }
      for parameter in function.facts.parameters { answerLinks(function, parameter) }
    }
  }

  func answerLinks(_ function: FunctionNode, _ parameter: ParameterFacts) {
    guard let name = parameter.type.name,
      let id = program.find(name, in: function.owner, from: function.file),
      let cases = knowledge.linkCases[id]
    else { return }
    for (name, pattern) in cases.sorted(by: { $0.key < $1.key }) {
      let payload = program[id].cases.first { $0.name == name }?.parameters ?? []
      let frame = player.root(Cause(kind: .link, sender: nil, trigger: pattern))
      let member = EnumMember(
        type: id, name: name,
        payload: payload.map { .init(label: $0.label, value: player.symbol($0.type, in: frame)) })
      _ = player.enter(
        function, on: player.me, [.init(label: parameter.label, value: .member(member))], in: frame)
    }
  }
}
