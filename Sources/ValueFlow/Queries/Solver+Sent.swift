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
    return sent.isEmpty ? cases : sent
  }

  private func isPassed(_ maker: Maker) -> Bool {
    let template = template(maker.instance)
    return template.steps.joined().contains { step in
      guard case .call(let number) = step else { return false }
      let call = bodies.sites[Int(number)]
      if case .type = call.callee { return false }
      return call.arguments.contains {
        template.slotPlaces[Int($0.slot)].place == maker.place && $0.slot >= 0
      }
    }
  }
}
