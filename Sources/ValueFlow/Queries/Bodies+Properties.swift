import SwiftFacts

/// Queries about the properties that a body uses.
extension Bodies {
  /// The property of the receiver that a call is made on.
  package enum CalledProperty {
    /// The closure in the property is called.
    case closure(Name)
    /// A function of the object in the property is called.
    case holder(Name)

    package var name: Name {
      switch self {
      case .closure(let name), .holder(let name): name
      }
    }
  }

  /// A load of a property.
  struct Load {
    var from: Slot
    var name: Name
  }

  package func calledProperty(_ site: Int32) -> CalledProperty? {
    let call = sites[Int(site)]
    guard case .member(let base) = call.callee else { return nil }
    var template = templates[Int(call.template)]
    var slot = base
    while slot < 0, case .closure(let parent) = template.kind {
      slot = template.captures[Int(-slot - 1)]
      template = templates[Int(parent)]
    }
    if slot == Template.selfSlot { return .closure(call.name) }
    return property(at: slot, in: template).map { .holder($0) }
  }

  /// The property of the receiver that is an argument of a call: `onEnd` in `dismiss(animated: true, completion: onEnd)`.
  package func property(givenAs index: Int, to site: Int32) -> Name? {
    let call = sites[Int(site)]
    return property(at: call.arguments[index].slot, in: templates[Int(call.template)])
  }

  /// The property of the receiver that was loaded into a slot.
  private func property(at slot: Slot, in template: Template) -> Name? {
    guard let load = loads(of: template)[slot], isSelf(load.from, in: template) else { return nil }
    return load.name
  }

  /// The loads of a body, by target slot.
  func loads(of template: Template) -> [Slot: Load] {
    if let known = loads[template.id] { return known }
    var found: [Slot: Load] = [:]
    for case .load(let from, let name, let to, _) in template.steps.joined() {
      found[to] = found[to] ?? Load(from: from, name: name)
    }
    loads[template.id] = found
    return found
  }

  /// The load in the same code of what a call is made on.
  func load(beforeCall site: Int32) -> Load? {
    guard case .member(let base) = sites[Int(site)].callee else { return nil }
    return loads(of: templates[Int(sites[Int(site)].template)])[base]
  }

  private func isSelf(_ slot: Slot, in template: Template) -> Bool {
    if slot == Template.selfSlot, case .closure = template.kind { return false }
    guard slot < 0, case .closure(let parent) = template.kind else { return slot == Template.selfSlot }
    return isSelf(template.captures[Int(-slot - 1)], in: templates[Int(parent)])
  }

  /// The property at the start of a chain of calls: `actions` in `page.actions.receive(on: main).sink { … }`.
  package func property(before site: Int32) -> Name? {
    let steps = templates[Int(sites[Int(site)].template)].steps.joined()
    guard case .member(var base) = sites[Int(site)].callee else { return nil }
    for _ in 0..<12 {
      var before: Slot?
      for step in steps {
        if case .load(let from, let name, let to, _) = step, to == base {
          if isTelling(name) { return name }
          before = from
        }
        if case .call(let call) = step, sites[Int(call)].result == base {
          guard case .member(let next) = sites[Int(call)].callee else { return nil }
          before = next
        }
      }
      guard let before else { return nil }
      base = before
    }
    return nil
  }

  /// Tells whether a property is one of the source, or of a publisher, and not of what the publisher gives: `taps.values`.
  private func isTelling(_ name: Name) -> Bool {
    program.hasProperty(name) || program.name(name).hasPrefix("$")
  }

  /// The first argument of a function in the chain before a call: `self` in `taps.withUnretained(self).bind { owner, tap in … }`.
  func argument(of functions: Set<Name>, before call: CallSite) -> Slot? {
    var call = call
    for _ in 0..<12 {
      guard let next = self.call(before: call) else { return nil }
      if functions.contains(next.name) { return next.arguments.first?.slot }
      call = next
    }
    return nil
  }

  /// The call on whose result another is made: `rows.enumerated()` in `rows.enumerated().map { … }`.
  func call(before call: CallSite) -> CallSite? {
    guard case .member(let base) = call.callee else { return nil }
    return templates[Int(call.template)].steps.joined().compactMap { step -> CallSite? in
      guard case .call(let number) = step, sites[Int(number)].result == base else { return nil }
      return sites[Int(number)]
    }.last
  }

  /// The call whose result is an argument of another: `.init(path: "book")` in `next(item: .init(path: "book"))`.
  package func call(giving index: Int, of site: Int32) -> Int32? {
    let call = sites[Int(site)]
    let slot = call.arguments[index].slot
    for case .call(let number) in templates[Int(call.template)].steps.joined()
    where sites[Int(number)].result == slot { return number }
    return nil
  }
}
