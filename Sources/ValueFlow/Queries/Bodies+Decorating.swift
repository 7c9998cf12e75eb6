import SwiftFacts

// Closures that return what they are handed, with other views around it: `{ page in VStack { Banner(); page } }`.
extension Bodies {
  /// Tells whether a closure returns its first parameter, changed at most by code without source, perhaps among other views.
  func decorates(_ closure: Template) -> Bool {
    closure.parameters.first.map { returns(anyOf: [$0], in: closure) } ?? false
  }

  private func returns(anyOf slots: Set<Slot>, in template: Template) -> Bool {
    var carrying = slots
    for step in template.steps.joined() {
      switch step {
      case .copy(let from, let to) where carrying.contains(from):
        if to == Template.resultSlot { return true }
        carrying.insert(to)
      case .call(let site) where changes(carrying, sites[Int(site)]):
        carrying.insert(sites[Int(site)].result)
      case .closure(let number, _):
        let inner = templates[Int(number)]
        let captured = inner.captures.indices.filter { carrying.contains(inner.captures[$0]) }
        if !captured.isEmpty, returns(anyOf: Set(captured.map { Slot(-$0 - 1) }), in: inner) { return true }
      default: break
      }
    }
    return false
  }

  /// Tells whether a call gives a view as it is, but for modifiers or an eraser without source: `page.padding()`, `AnyView(page)`.
  private func changes(_ carrying: Set<Slot>, _ call: CallSite) -> Bool {
    switch call.callee {
    case .member(let base): carrying.contains(base) && !program.isCalled(call.name)
    case .type(let number):
      call.arguments.count == 1 && call.arguments[0].label == 0 && carrying.contains(call.arguments[0].slot)
        && types[Int(number)].types.allSatisfy { program.types[Int($0)].isForeign }
    default: false
    }
  }
}
