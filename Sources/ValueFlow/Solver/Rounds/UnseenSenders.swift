import SwiftFacts

/// Functions that send messages, and that nothing is seen to call: code without source may, so that these messages are sent.
struct UnseenSenders {
  let solver: Solver

  func enterSenders() {
    let senders = Set(solver.relevance.senders).sorted().filter(isUnentered)
    guard !senders.isEmpty else { return }
    for owner in Set(senders.map { solver.program.functions[Int($0)].owner }).sorted() { makeHeld(owner) }
    solver.run()
    for function in senders {
      for object in receivers(of: function) { solver.enter(function, on: object) }
    }
    solver.run()
  }

  private func isUnentered(_ function: FunctionIndex) -> Bool {
    let info = solver.program.functions[Int(function)]
    guard info.owner >= 0, !solver.isEntered(function), info.name != solver.semantics.initializer else {
      return false
    }
    let owner = solver.program.types[Int(info.owner)]
    return !owner.isForeign && owner.kind != .protocol
  }

  /// Makes the objects of a type that others hold without being seen to use them: `let model = LoginModel()`.
  private func makeHeld(_ type: TypeIndex) {
    for holder in solver.objects.ofType.keys.sorted() where !solver.program.types[Int(holder)].isForeign {
      let names = solver.program.types[Int(holder)].propertyOrder.map { solver.program.properties[Int($0)] }
        .filter {
          !$0.flags.contains(.isStatic) && $0.getter < 0 && $0.value >= 0 && isMade(type, by: $0)
        }
        .map(\.name)
      for object in solver.objects.ofType[holder] ?? [] {
        for name in names { _ = solver.field(object, name) }
      }
    }
  }

  private func isMade(_ type: TypeIndex, by property: PropertyInfo) -> Bool {
    solver.program.mentions(in: property.file, from: property.begin, to: property.end).contains {
      $0.kind == .called && $0.name == solver.program.shortName(of: type)
    }
  }

  private func receivers(of function: FunctionIndex) -> [ObjectIndex] {
    let info = solver.program.functions[Int(function)]
    if info.flags.contains(.isStatic) { return [solver.plain(.metatype, type: info.owner)] }
    return solver.objects.ofType[info.owner] ?? [solver.plain(.some, type: info.owner)]
  }
}
