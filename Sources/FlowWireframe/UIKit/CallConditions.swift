internal import SwiftSyntax

/// Finds the conditions under which functions run that code calls in a single place.
struct CallConditions {
  private let codes: [MemberCode]
  private let setup: Setup
  /// The places of the calls of each function, with the numbers of the members that call it.
  private var calls: [String: [(member: Int, call: Int)]] = [:]
  private var known: [Int: [RunCondition]] = [:]

  private static let deepest = 8

  private init(_ setup: Setup, _ codes: [MemberCode]) {
    (self.setup, self.codes) = (setup, codes)
    for (member, code) in codes.enumerated() {
      for call in code.calls where setup.calls[call].base.isEmpty {
        calls[setup.calls[call].name, default: []].append((member, call))
      }
    }
  }

  /// The statements with the conditions around the only call of their function before their own.
  static func added(to setup: Setup, _ codes: [MemberCode]) -> Setup {
    var finding = CallConditions(setup, codes)
    var result = setup
    for (number, code) in codes.enumerated() {
      let conditions = finding.conditions(of: number, depth: 0)
      if conditions.isEmpty { continue }
      for place in code.assignments {
        result.assignments[place].conditions = conditions + setup.assignments[place].conditions
      }
      for place in code.calls { result.calls[place].conditions = conditions + setup.calls[place].conditions }
    }
    return result
  }

  private mutating func conditions(of member: Int, depth: Int) -> [RunCondition] {
    if let found = known[member] { return found }
    guard depth < Self.deepest, let function = codes[member].function,
      !function.modifiers.contains(where: { $0.name.text == "override" }),
      let sites = calls[function.name.text], sites.count == 1, sites[0].member != member
    else { return [] }
    let found = conditions(of: sites[0].member, depth: depth + 1) + setup.calls[sites[0].call].conditions
    known[member] = found
    return found
  }
}
