// Which function a call means.
extension Player {
  /// The overload that the labels of a call mean.
  func choose(_ functions: [FunctionNode], _ labels: [String], loosely: Bool = false) -> FunctionNode? {
    let withBody = functions.filter(\.facts.hasBody)
    let candidates = withBody.isEmpty ? functions : withBody
    if functions.count == 1 { return functions[0] }
    if let exact = candidates.first(where: { fits(labels, $0.facts.parameters) }) { return exact }
    if let exact = functions.first(where: { fits(labels, $0.facts.parameters) }) { return exact }
    if loosely { return candidates.first { $0.facts.parameters.count == labels.count } ?? candidates.first }
    return candidates.first { $0.facts.parameters.count >= labels.count } ?? candidates.first
  }

  private func fits(_ labels: [String], _ parameters: [ParameterFacts]) -> Bool {
    let matched = match(labels, to: parameters)
    guard !matched.contains(nil) else { return false }
    let used = Set(matched.compactMap { $0 })
    return parameters.indices.allSatisfy {
      used.contains($0) || parameters[$0].standard != .nothing || parameters[$0].isOptional
    }
  }

  /// `handle(_ action: A)` and `handle(_ action: B)` are told apart by what is handed in.
  func overload(
    _ functions: [FunctionNode], _ first: FunctionNode, _ given: [Value.Labelled], _ call: Call
  ) -> FunctionNode {
    let rivals = functions.filter {
      $0.facts.hasBody && $0.facts.parameters.map(\.label) == first.facts.parameters.map(\.label)
    }
    guard rivals.count > 1 else { return first }
    return rivals.first { rival in
      zip(rival.facts.parameters, given).allSatisfy { parameter, given in
        suits(given.value, parameter.type, rival)
      }
    } ?? first
  }

  func suits(_ value: Value, _ type: TypeShape, _ function: FunctionNode) -> Bool {
    guard let name = type.name, let wanted = program.find(name, in: function.owner, from: function.file)
    else {
      return true
    }
    return value.options.allSatisfy { option in
      switch option {
      case .member(let member):
        if let id = member.type {
          return id == wanted || knowledge.ancestries[id.index].contains { $0.id == wanted }
        }
        return program[wanted].cases.contains { $0.name == member.name }
      case .thing(let thing):
        guard let id = thing.id else {
          return thing.type == .unknown || thing.type.name == nil || thing.type == type
        }
        return knowledge.ancestries[id.index].contains { $0.id == wanted }
      default: return true
      }
    }
  }
}
