/// The arguments that code without source receives at a call, and the receivers of that call.
extension ForeignCalls {
  /// Passes all present and future arguments of a call to code without source.
  func hand(_ site: Int32, in instance: InstanceIndex, to receiver: ObjectIndex) {
    let key = UInt64(pair: instance, site)
    if let known = solver.foreign.handingNumbers[key] {
      solver.foreign.handings[Int(known)].receivers.append(receiver)
      for object in solver.foreign.handings[Int(known)].called {
        foreignArgument(object, site, in: instance, on: receiver)
      }
      return
    }
    let number = Int32(solver.foreign.handings.count)
    solver.foreign.handingNumbers[key] = number
    solver.foreign.handings.append(ClosureHanding(receivers: [receiver]))
    for argument in solver.bodies.sites[Int(site)].arguments {
      solver.add(
        Use(kind: .foreignArgument, a: instance, b: site, c: number), to: solver.node(instance, argument.slot)
      )
    }
  }

  private func maps(_ site: Int32) -> Bool {
    solver.semantics.mapping.contains(solver.bodies.sites[Int(site)].name)
  }

  /// Handles an object that arrives at an argument.
  func hand(_ object: ObjectIndex, _ site: Int32, in instance: InstanceIndex, by number: Int32) {
    switch solver.objects[object].kind {
    case .closure, .method, .metatype: break
    case .text:
      return solver.namedObjects.makeByText(
        arrivingAt: site, in: instance, on: solver.foreign.handings[Int(number)].receivers)
    case .keyPath where maps(site), .enumCase where maps(site): break
    default: guard solver.viewModifiers.isModifier(object, in: site) else { return }
    }
    // Views call themselves what they take from their environment.
    if solver.environment.environmentKey(solver.bodies.sites[Int(site)], in: instance) != nil { return }
    guard !solver.foreign.handings[Int(number)].called.contains(object) else { return }
    solver.foreign.handings[Int(number)].called.append(object)
    solver.messages.hand(object, site, in: instance)
    if solver.objects[object].kind == .method { solver.selectors.aim(object, site, in: instance, by: number) }
    for receiver in solver.foreign.handings[Int(number)].receivers {
      foreignArgument(object, site, in: instance, on: receiver)
    }
  }
}
