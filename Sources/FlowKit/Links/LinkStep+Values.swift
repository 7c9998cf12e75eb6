import FlowModel

extension LinkStep {
  /// The values that a URL supplies to the route.
  func values(_ match: LinkMatch) throws(LinkError) -> [Any] {
    var values: [Any] = []
    for (name, type) in zip(names, details.parameters) {
      let text = match[name]
      if text == nil, !type.isOptional {
        throw .missingParameter(name: name, type: type.name, route: id)
      }
      guard let value = type.read(text) else {
        throw .badParameter(name: name, type: type.name, text: text ?? "", route: id)
      }
      values.append(value)
    }
    return values
  }
}
