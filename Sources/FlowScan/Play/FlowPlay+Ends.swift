// How the flow goes on when a child has ended, where a library hands the child's last word to its parent.
extension FlowPlay {
  func hearEnds() {
    let rules = knowledge.conventions.ends.filter { $0.handler != nil }
    guard !rules.isEmpty else { return }
    var heard: Set<TypeID> = []
    for child in player.made where player.isChild(child) {
      guard let id = child.id, heard.insert(id).inserted else { continue }
      for rule in rules {
        for word in lastWords(of: id, by: rule) { hear(word, from: child, by: rule.handler ?? "") }
      }
    }
  }

  /// What a flow says when it ends, each word once.
  private func lastWords(of flow: TypeID, by rule: Conventions.End) -> [EnumMember] {
    var seen: Set<String> = []
    return program[flow].functionOrder.filter { $0.mentions.contains(rule.name) }.flatMap { function in
      CallSearch.calls(in: function.facts.body).filter { $0.name == rule.name }.compactMap { call in
        call.arguments.first { $0.label == rule.argument }.flatMap { member($0.value, in: function) }
      }
    }.filter { seen.insert($0.name).inserted }
  }

  private func member(_ expression: Expression, in function: FunctionNode) -> EnumMember? {
    let frame = Frame(
      outer: nil, me: nil, function: nil, owner: function.owner, file: function.file, scope: Scope(),
      arguments: [], cause: Cause())
    guard case .member(let member) = player.value(of: expression, in: frame, scope: frame.scope) else {
      return nil
    }
    return member
  }

  private func hear(_ word: EnumMember, from child: Thing, by handler: String) {
    let answers = knowledge.functions(handler, of: player.flow).filter(\.facts.hasBody)
    guard let answer = answers.first, let parameter = answer.facts.parameters.first else { return }
    let cause = Cause(kind: .sender, sender: child, trigger: word.name)
    let given = Value.Labelled(label: parameter.label, value: .member(word))
    _ = player.enter(answer, on: player.me, [given], in: player.root(cause))
    player.runWaiting()
  }
}
