internal import SwiftSyntax

/// The code of one member of a type, with the part of a setup that was read from it.
final class MemberCode {
  let member: DeclSyntax
  /// The member as a function, if it is one.
  let function: FunctionDeclSyntax?
  /// The statements of the member alone.
  private let part: Setup
  let assignments: Range<Int>
  let calls: Range<Int>
  /// The functions of the same object that the code calls.
  private let called: Set<String>
  /// Those among them that it does not only call in a passing state.
  private let calledAtFirst: Set<String>

  /// Reads the code of members; what only runs in response to something is marked.
  ///
  /// Other code may call any function of a view at first, but not those by which a screen shows something more.
  static func setup(
    of members: [DeclSyntax], properties: Set<String>, firsts: [String: String], isScreen: Bool
  ) -> Setup {
    let (setup, codes) = read(members, firsts, InlinedFunctions())
    let first = marked(setup, codes, isScreen)
    let inlined = InlinedFunctions(
      codes.compactMap { code in code.function.map { ($0, code.part) } }, calledBy: first)
    let adding = codes.filter { code in code.part.calls.contains { Setup.adding.contains($0.name) } }
    let apart = SeparateNames(
      adding.map(\.member).filter { !inlined.contains($0) }, properties: properties)
    if inlined.isEmpty, apart.isEmpty { return first }
    let (whole, all) = read(
      members.filter { !inlined.contains($0) }.map(apart.member), firsts, inlined, known: codes,
      number: setup.calls.count)
    return marked(whole, all, isScreen)
  }

  /// Reads members in order, without those that have been read and that call none of some functions.
  private static func read(
    _ members: [DeclSyntax], _ firsts: [String: String], _ inlined: InlinedFunctions,
    known: [MemberCode] = [], number: Int = 0
  ) -> (Setup, [MemberCode]) {
    let known = Dictionary(known.map { ($0.member.id, $0.part) }, uniquingKeysWith: { first, _ in first })
    var setup = Setup()
    let codes = members.map { member in
      let kept = known[member.id].flatMap { inlined.areCalled(in: $0) ? nil : $0 }
      let part = kept ?? setup.part(member, firsts, inlined, number: number)
      return MemberCode(member, part, addedTo: &setup)
    }
    return (setup, codes)
  }

  private static func marked(_ setup: Setup, _ codes: [MemberCode], _ isScreen: Bool) -> Setup {
    var setup = CallConditions.added(to: setup, codes)
    for code in reactions(among: codes, isScreen) {
      for place in code.assignments { setup.assignments[place].isReaction = true }
      for place in code.calls { setup.calls[place].isReaction = true }
    }
    return setup
  }

  private init(_ member: DeclSyntax, _ part: Setup, addedTo setup: inout Setup) {
    (self.member, self.part) = (member, part)
    function = member.as(FunctionDeclSyntax.self)
    let (assigned, made) = (setup.assignments.count, setup.calls.count)
    setup.append(part)
    assignments = assigned..<setup.assignments.count
    calls = made..<setup.calls.count
    var (called, calledAtFirst): (Set<String>, Set<String>) = ([], [])
    for call in part.calls where call.base.isEmpty {
      called.insert(call.name)
      if !call.conditions.contains(where: \.isTemporary) { calledAtFirst.insert(call.name) }
    }
    (self.called, self.calledAtFirst) = (called, calledAtFirst)
  }

  /// The functions that something outside the code starts later, and those that only these call, or others in a passing state.
  private static func reactions(among codes: [MemberCode], _ isScreen: Bool) -> [MemberCode] {
    let callers = callers(among: codes, \.called)
    let firstCallers = self.callers(among: codes, \.calledAtFirst)
    let functions = codes.enumerated().compactMap { place, code in
      code.function.map { ($0.name.text, place, Reaction.starts($0) || isScreen && Reaction.showsMore($0)) }
    }
    var later: Set<Int> = []
    var isNew = true
    while isNew {
      isNew = false
      for (name, place, isStarted) in functions where !later.contains(place) {
        let isCalled = callers[name]?.contains { $0 != place } ?? false
        let others = (firstCallers[name] ?? []).subtracting([place])
        guard others.isSubset(of: later), isCalled || isStarted else { continue }
        later.insert(place)
        isNew = true
      }
    }
    return later.map { codes[$0] }
  }

  /// The numbers of the members that call each function.
  private static func callers(
    among codes: [MemberCode], _ called: KeyPath<MemberCode, Set<String>>
  ) -> [String: Set<Int>] {
    var callers: [String: Set<Int>] = [:]
    for (place, code) in codes.enumerated() {
      for name in code[keyPath: called] { callers[name, default: []].insert(place) }
    }
    return callers
  }
}
