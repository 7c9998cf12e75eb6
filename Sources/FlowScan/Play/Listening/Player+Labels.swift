// Which case leads to what is played.
extension Player {
  /// The label that a case gives to what happens under it.
  func label(of pattern: Pattern, value: Value, frame: Frame) -> Frame.Label? {
    guard var label = label(of: pattern, frame: frame) else { return nil }
    label.isChosen = isChosen(pattern, value)
    if label.type == nil, case .enumCase(_, label.name, _) = pattern,
      let (type, declared) = enumCase(label.name, type: "", of: value, in: frame)
    {
      label.type = type
      label.parameters = declared.parameters
    }
    return label
  }

  /// Whether the code itself chose the innermost case of a pattern, and did not get it from somebody.
  private func isChosen(_ pattern: Pattern, _ value: Value) -> Bool {
    let members = value.options.compactMap { if case .member(let member) = $0 { member } else { nil } }
    guard !members.isEmpty, case .enumCase(_, let name, let parts) = pattern else { return !members.isEmpty }
    for (index, part) in parts.enumerated() {
      guard case .enumCase = part, let known = members.first(where: { $0.name == name }) else { continue }
      return known.payload.indices.contains(index) && isChosen(part, known.payload[index].value)
    }
    return true
  }

  private func label(of pattern: Pattern, frame: Frame) -> Frame.Label? {
    switch pattern {
    case .enumCase(let type, let name, let parts):
      if ["some", "none"].contains(name) { return parts.first.flatMap { label(of: $0, frame: frame) } }
      // The innermost case says most: `.success(.signed(x))` is about `signed`.
      if let inner = parts.compactMap({ label(of: $0, frame: frame) }).first { return inner }
      if ["success", "failure"].contains(name), type.isEmpty { return nil }
      let id = type.isEmpty ? nil : program.find(type, in: frame.owner, from: frame.file)
      let declared = id.flatMap { program[$0].cases.first { $0.name == name } }
      return Frame.Label(type: id, name: name, parameters: declared?.parameters ?? [])
    case .cast(let inner, _): return label(of: inner, frame: frame)
    case .tuple(let parts):
      let labels = parts.compactMap { label(of: $0, frame: frame) }
      guard var label = labels.last else { return nil }
      label.all = labels.map(\.name)
      return label
    default: return nil
    }
  }
}
