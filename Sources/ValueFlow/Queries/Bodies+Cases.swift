/// Reads the cases that bodies test.
extension Bodies {
  /// Tells whether a body, or a closure in it, tests a slot for cases, so that no object of a class can be there.
  func testsCases(of slot: Slot, in template: Template) -> Bool {
    let key = UInt64(pair: template.id, slot)
    if let known = testedSlots[key] { return known != 0 }
    let found = !cases(testedOf: slot, in: template).isEmpty
    testedSlots[key] = found ? 1 : 0
    return found
  }

  /// The cases that a body, or a closure in it, tests a slot for.
  private func cases(testedOf slot: Slot, in template: Template) -> [Name] {
    let own = template.blocks.flatMap(\.tests).filter { $0.subject == slot }.flatMap(\.patterns)
    let inner = template.steps.joined().flatMap { step -> [Name] in
      guard case .closure(let number, _) = step else { return [] }
      let closure = templates[Int(number)]
      return closure.captures.indices.filter { closure.captures[$0] == slot }.flatMap {
        cases(testedOf: -Slot($0) - 1, in: closure)
      }
    }
    return own.compactMap { if case .enumCase(let name, _) = $0 { name } else { nil } } + inner
  }
}

extension Bodies {
  /// Tells whether a body tests a slot for a case of some name.
  fileprivate func tests(_ slot: Slot, forCaseNamed name: String, in template: Template) -> Bool {
    cases(testedOf: slot, in: template).contains { program.name($0) == name }
  }
}

extension Solution {
  /// Tells whether a closure takes an answer: `{ result in switch result { case .success: … case .failure: … } }`.
  package func takesAnswer(_ closure: ObjectIndex) -> Bool {
    guard objects[closure].kind == .closure else { return false }
    let template = bodies.templates[Int(objects[closure].name)]
    guard let first = template.parameters.first else { return false }
    return bodies.tests(first, forCaseNamed: "success", in: template)
  }
}
