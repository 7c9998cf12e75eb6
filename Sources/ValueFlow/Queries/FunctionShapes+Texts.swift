import SwiftFacts

// Functions that hand a text on to code which makes something by it: `func perform(_ segue: Segue) { performSegue(withIdentifier: segue.rawValue) }`.
extension FunctionShapes {
  /// The parameter that is such a text, or the case with it.
  func identifying(_ info: FunctionInfo, _ function: FunctionIndex) -> Int? {
    guard !semantics.madeByText.isEmpty, info.name != semantics.initializer,
      let template = bodies.template(of: function)
    else { return nil }
    var texts: Set<Slot> = []
    for case .call(let site) in template.steps.joined() {
      let call = bodies.sites[Int(site)]
      guard semantics.madeByText[call.name] != nil else { continue }
      texts.formUnion(call.arguments.map(\.slot))
    }
    if texts.isEmpty { return nil }
    for case .load(let from, let name, let to, _) in template.steps.joined()
    where texts.contains(to) && program.name(name) == "rawValue" {
      texts.insert(from)
    }
    return template.parameters.firstIndex(where: texts.contains)
  }

  func isText(_ parameter: Int, of info: FunctionInfo) -> Bool {
    program.parameterType(info.parameters[parameter], of: info).types.contains(semantics.text)
  }
}
