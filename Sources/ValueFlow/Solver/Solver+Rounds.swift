import SwiftFacts

/// The rounds of the analysis: first what certainly runs, then what is not seen to be called, then unknown values.
extension Solver {
  /// Analyses the whole program.
  package func solve() -> Solution {
    for template in bodies.scripts() { _ = instance(template, receiver: -1, context: 0, key: 0, outer: -1) }
    unseenCode.makeUnmade(interest.begins)
    settle()
    for property in interest.asked { ask(for: property) }
    settle()
    addUnseen()
    standIns.suppliesStates = true
    standIns.settled = -1
    settle()
    addUnseen()
    idleFunctions.enterIdle()
    settle()
    addUnseen()
    missingCases.openUnmadeCases()
    unseenCode.enterScripted()
    forgetSearch()
    return self
  }

  /// Drops what only the search needs, so that readers can have the memory.
  private func forgetSearch() {
    standIns = StandIns()
    deliveryInputs = DeliveryInputs()
    (kept, splits, enteredFunctions) = (KeptNodes(), FlatSet(), FlatSet())
    (fits, misfits, fittingCounts) = (FlatMap(), FlatMap(), FlatMap())
    foreign.forgetSearch()
    blocks.forgetSearch()
    nodes.forgetSearch()
    instances.forgetSearch()
    objects.forgetSearch()
  }

  /// Adds types and functions that are not seen to be used: they come last, since observed facts are more precise.
  private func addUnseen() {
    var before = -1
    while before != progress, !isCutOff {
      before = progress
      frameworkCalls.enterExposed()
      settle()
      unseenCode.makeUnmade(interest.counts)
      settle()
      heldClosures.callHeld(interest.decides)
      settle()
      requestDelivery.answerUnheard()
      requestDelivery.enterHandlers()
      settle()
      delegatedCalls.enterDelegated()
      settle()
      unseenCode.enterUncalled()
      unseenSenders.enterSenders()
      unseenCode.enterAskingProperties()
      settle()
    }
  }

  /// Continues with substitutes for missing values until nothing is new.
  func settle() {
    frameworkCalls.enterBorn()
    run()
    while standIns.settled != progress, !isCutOff {
      standIns.settled = progress
      if !messageDelivery.deliverMessages() { missing.supplyMissing() }
      frameworkCalls.enterBorn()
      run()
      log(summary)
    }
  }

  var summary: String {
    "\(instances.count) instances, \(objects.count) objects, \(nodes.count) nodes, \(nodes.factCount) facts, \(nodes.uses.count) uses, \(foreign.calls.count) foreign"
  }

  /// Runs the initial value of a property for code without source.
  private func ask(for property: PropertyIndex) {
    let info = program.properties[Int(property)]
    if info.owner < 0 || info.flags.contains(.isStatic) {
      _ = staticNode(property)
    } else {
      _ = field(plain(.some, type: info.owner), info.name)
    }
  }
}
