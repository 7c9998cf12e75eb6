/// The cases that code sends, where a path also depends on others.
extension Solver {
  /// Of the cases that opened a path which tests several values, those that code passes to a function, if any: `machine.tryEvent(.open)`.
  ///
  /// The others are the state that the path belongs to.
  package func sent(
    _ cases: [ObjectIndex], to instance: InstanceIndex, _ block: Int32
  ) -> [ObjectIndex] {
    guard template(instance).blocks[Int(block)].testsSeveral else { return cases }
    let sent = cases.filter { objects.makers(of: $0).contains(where: isPassed) }
    if sent.isEmpty { return cases }
    let outside = sent.filter { !isRegistered($0, among: sent) }
    return outside.isEmpty ? sent : outside
  }

  /// Tells whether only the class around a state machine makes a case of its own, to register what the case leads to.
  private func isRegistered(_ object: ObjectIndex, among sent: [ObjectIndex]) -> Bool {
    let name = objects[object].name
    // Code without source receives a case whose type is not written; others of its name tell it.
    guard let type = sent.filter({ objects[$0].name == name }).map({ objects[$0].type }).max(), type >= 0
    else { return false }
    let outer = program.types[Int(type)].outer
    guard outer >= 0, !interest.decides(outer) else { return false }
    return objects.makers(of: object).allSatisfy { template($0.instance).owner == outer }
  }

  private func isPassed(_ maker: Maker) -> Bool {
    let template = template(maker.instance)
    return template.steps.joined().contains { step in
      guard case .call(let number) = step else { return false }
      let call = bodies.sites[Int(number)]
      if case .type = call.callee { return false }
      // What a closure captures has a negative number, and is made elsewhere.
      return call.arguments.contains {
        $0.slot >= 0 && template.slotPlaces[Int($0.slot)].place == maker.place
      }
    }
  }
}
