import SwiftFacts

/// Selectors of other types, `#selector(ShopCoordinator.pay)`, which are called on an argument beside them or on a responder.
extension Solver {
  /// Waits for the object on which a selector is called.
  func aim(_ selector: ObjectIndex, _ site: Int32, in instance: InstanceIndex, by number: Int32) {
    let name = objects[selector].name
    guard objects[selector].outer < 0, program.globalFunctions[name] == nil else { return }
    let arguments = bodies.sites[Int(site)].arguments
    for argument in arguments {
      add(Use(kind: .target, a: instance, b: site, c: number, d: name), to: node(instance, argument.slot))
    }
    guard let target = arguments.firstIndex(where: { semantics.messages.targets.contains($0.label) }) else {
      return
    }
    let call = Messages.Call(instance: instance, site: site, argument: target)
    messages.selectors.append((call, name, number))
  }

  /// Hands on the function that a selector means for an object.
  func target(_ object: ObjectIndex, _ use: Use) {
    let info = objects[object]
    guard info.kind == .instance || info.kind == .some, info.type >= 0,
      !program.methods(use.d, of: info.type).isEmpty
    else { return }
    let method = plain(.method, type: info.type, name: use.d, outer: object)
    hand(method, use.b, in: use.a, by: use.c)
  }

  /// Calls the selectors that are sent to nobody on all objects that may be in the chain of responders.
  func answerSelectors() {
    for (call, name, number) in messages.selectors
    where isEmpty(node(ofArgument: call.argument, of: call.site, in: call.instance)) {
      for type in objects.ofType.keys.sorted() where responds(name, type) {
        for object in objects.ofType[type] ?? [] {
          target(object, Use(kind: .target, a: call.instance, b: call.site, c: number, d: name))
        }
      }
    }
  }

  private func responds(_ selector: Name, _ type: TypeIndex) -> Bool {
    !program.types[Int(type)].isForeign && program.inherits(type, from: semantics.messages.responder)
      && !program.methods(selector, of: type).isEmpty
  }
}
