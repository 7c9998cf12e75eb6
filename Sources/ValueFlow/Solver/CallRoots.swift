import SwiftFacts

/// Some functions, and which of them lead to the others by the names that they mention.
///
/// What runs first knows what it passes to the rest: a helper that is entered by itself has to do without its arguments.
struct CallRoots {
  let functions: [FunctionIndex]
  /// For each function, the places of those that it may call.
  private let callees: [[Int]]
  /// The places of those that others call without a receiver, and so certainly call.
  private let called: Set<Int>

  init(_ functions: [FunctionIndex], in program: Program) {
    self.functions = functions
    let named = Dictionary(grouping: functions.indices) { program.functions[Int(functions[$0])].name }
    var called: Set<Int> = []
    callees = functions.indices.map { caller in
      let info = program.functions[Int(functions[caller])]
      return program.mentions(in: info.file, from: info.begin, to: info.end).flatMap { mention in
        (named[mention.name] ?? []).filter { callee in
          if mention.kind == .member || mention.kind == .calledMember { return true }
          guard program.isNear(info.owner, program.functions[Int(functions[callee])].owner) else {
            return false
          }
          if callee != caller { called.insert(callee) }
          return true
        }
      }
    }
    self.called = called
  }

  /// The fewest of the waiting functions that lead to all of them.
  func first(of waiting: [Int]) -> [Int] {
    // In a circle, one that is only called on some object is the better beginning.
    let order = waiting.filter { !called.contains($0) } + waiting.filter(called.contains)
    var (seen, roots) = (Set<Int>(), [Int]())
    for place in order where !seen.contains(place) {
      visit(place, among: Set(waiting), &seen)
      roots.append(place)
    }
    return reduced(roots, among: Set(waiting))
  }

  /// Leaves out what later ones lead to.
  private func reduced(_ roots: [Int], among waiting: Set<Int>) -> [Int] {
    var (seen, found) = (Set<Int>(), [Int]())
    for place in roots.reversed() where !seen.contains(place) {
      visit(place, among: waiting, &seen)
      found.append(place)
    }
    return found.reversed()
  }

  private func visit(_ place: Int, among waiting: Set<Int>, _ seen: inout Set<Int>) {
    var open = [place]
    while let next = open.popLast() {
      guard waiting.contains(next), seen.insert(next).inserted else { continue }
      open += callees[next]
    }
  }
}
