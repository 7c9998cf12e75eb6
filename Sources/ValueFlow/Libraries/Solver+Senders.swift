import SwiftFacts

/// Functions that send messages, and that nothing is seen to call: code without source may, so that these messages are sent.
extension Solver {
  func enterSenders() {
    let senders = Set(relevance.senders).sorted().filter(isUnentered)
    guard !senders.isEmpty else { return }
    for owner in Set(senders.map { program.functions[Int($0)].owner }).sorted() { makeHeld(owner) }
    run()
    for function in senders {
      for object in receivers(of: function) { enter(function, on: object) }
    }
    run()
  }

  private func isUnentered(_ function: FunctionIndex) -> Bool {
    let info = program.functions[Int(function)]
    guard info.owner >= 0, !isEntered(function), info.name != semantics.initializer else { return false }
    let owner = program.types[Int(info.owner)]
    return !owner.isForeign && owner.kind != .protocol
  }

  /// Makes the objects of a type that others hold without being seen to use them: `let model = LoginModel()`.
  private func makeHeld(_ type: TypeIndex) {
    for holder in objects.ofType.keys.sorted() where !program.types[Int(holder)].isForeign {
      let names = program.types[Int(holder)].propertyOrder.map { program.properties[Int($0)] }.filter {
        !$0.flags.contains(.isStatic) && $0.getter < 0 && $0.value >= 0 && isMade(type, by: $0)
      }
      .map(\.name)
      for object in objects.ofType[holder] ?? [] {
        for name in names { _ = field(object, name) }
      }
    }
  }

  private func isMade(_ type: TypeIndex, by property: PropertyInfo) -> Bool {
    program.mentions(in: property.file, from: property.begin, to: property.end).contains {
      $0.kind == .called && $0.name == program.shortName(of: type)
    }
  }

  private func receivers(of function: FunctionIndex) -> [ObjectIndex] {
    let info = program.functions[Int(function)]
    if info.flags.contains(.isStatic) { return [plain(.metatype, type: info.owner)] }
    return objects.ofType[info.owner] ?? [plain(.some, type: info.owner)]
  }
}
