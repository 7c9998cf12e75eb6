import SwiftFacts

/// Some functions, and which of them lead to the others by the names that they mention.
///
/// The code that runs first knows what it passes to the rest: a helper that is entered by itself has to do without its arguments.
struct CallRoots {
  let functions: [FunctionIndex]
  /// For each function, the places of those that it may call.
  private let callees: [[Int]]
  /// The places of those that others call without a receiver, and so certainly call.
  private let called: [Bool]

  init(_ functions: [FunctionIndex], in program: Program) {
    self.functions = functions
    let named = Dictionary(grouping: functions.indices) { program.functions[Int(functions[$0])].name }
    var called = [Bool](repeating: false, count: functions.count)
    callees = functions.indices.map { caller in
      let info = program.functions[Int(functions[caller])]
      return program.mentions(in: info.file, from: info.begin, to: info.end).flatMap { mention in
        (named[mention.name] ?? []).filter { callee in
          if mention.kind == .member || mention.kind == .calledMember { return true }
          guard program.isNear(info.owner, program.functions[Int(functions[callee])].owner) else {
            return false
          }
          if callee != caller { called[callee] = true }
          return true
        }
      }
    }
    self.called = called
  }

  /// The fewest of the waiting functions that lead to all of them.
  func first(of waiting: [Int]) -> [Int] {
    // In a circle, one that is only called on some object is the better beginning.
    let order = waiting.filter { !called[$0] } + waiting.filter { called[$0] }
    var isWaiting = [Bool](repeating: false, count: functions.count)
    for place in waiting { isWaiting[place] = true }
    let roots = leading(order, among: isWaiting)
    // The first ones may be among what later ones lead to.
    return leading(roots.reversed(), among: isWaiting).reversed()
  }

  /// Leaves out what earlier ones lead to.
  private func leading(_ places: [Int], among waiting: [Bool]) -> [Int] {
    var seen = [Bool](repeating: false, count: functions.count)
    return places.filter { place in
      if seen[place] { return false }
      visit(place, among: waiting, &seen)
      return true
    }
  }

  private func visit(_ place: Int, among waiting: [Bool], _ seen: inout [Bool]) {
    var open = [place]
    while let next = open.popLast() {
      guard waiting[next], !seen[next] else { continue }
      seen[next] = true
      open += callees[next]
    }
  }
}
