/// The arguments that code without source receives at a call, and the receivers of that call.
extension Solver {
  struct Handing {
    var receivers: [ObjectIndex] = []
    /// The closures, functions and types among the arguments.
    var called: [ObjectIndex] = []
  }

  /// Passes all present and future arguments of a call to code without source.
  func hand(_ site: Int32, in instance: InstanceIndex, to receiver: ObjectIndex) {
    let key = UInt64(pair: instance, site)
    if let known = foreign.handingNumbers[key] {
      foreign.handings[Int(known)].receivers.append(receiver)
      for object in foreign.handings[Int(known)].called {
        foreignArgument(object, site, in: instance, on: receiver)
      }
      return
    }
    let number = Int32(foreign.handings.count)
    foreign.handingNumbers[key] = number
    foreign.handings.append(Handing(receivers: [receiver]))
    for argument in bodies.sites[Int(site)].arguments {
      add(
        Use(kind: .foreignArgument, a: instance, b: site, c: number), to: node(instance, argument.slot))
    }
  }

  /// Handles an object that arrives at an argument.
  func hand(_ object: ObjectIndex, _ site: Int32, in instance: InstanceIndex, by number: Int32) {
    switch objects[object].kind {
    case .closure, .method, .metatype: break
    default: guard isModifier(object, in: site) else { return }
    }
    // What views take from their environment, they call themselves.
    if environmentKey(bodies.sites[Int(site)], in: instance) != nil { return }
    guard !foreign.handings[Int(number)].called.contains(object) else { return }
    foreign.handings[Int(number)].called.append(object)
    messages.hand(object, site, in: instance)
    if objects[object].kind == .method { aim(object, site, in: instance, by: number) }
    for receiver in foreign.handings[Int(number)].receivers {
      foreignArgument(object, site, in: instance, on: receiver)
    }
  }
}
