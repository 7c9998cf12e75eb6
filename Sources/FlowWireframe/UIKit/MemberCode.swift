internal import SwiftSyntax

/// The code of one member of a type, with the part of a setup that was read from it.
struct MemberCode {
  private let member: DeclSyntax
  private let assignments: Range<Int>
  private let calls: Range<Int>
  /// The functions of the same object that the code calls.
  private let called: Set<String>

  /// Reads the code of members; what only runs in response to something is marked.
  static func setup(of members: [DeclSyntax], firsts: [String: String]) -> Setup {
    let (setup, codes) = read(members, firsts, InlinedFunctions())
    let first = marked(setup, codes)
    let inlined = InlinedFunctions(members, first)
    let adding = codes.filter { code in
      setup.calls[code.calls].contains { Setup.adding.contains($0.name) }
    }
    let apart = SeparateNames(adding.map(\.member).filter { !inlined.contains($0) })
    if inlined.isEmpty, apart.isEmpty { return first }
    let (whole, all) = read(
      members.filter { !inlined.contains($0) }.map(apart.member), firsts, inlined)
    return marked(whole, all)
  }

  private static func read(
    _ members: [DeclSyntax], _ firsts: [String: String], _ inlined: InlinedFunctions
  ) -> (Setup, [MemberCode]) {
    var setup = Setup()
    let codes = members.map { MemberCode($0, &setup, firsts, inlined) }
    return (setup, codes)
  }

  private static func marked(_ setup: Setup, _ codes: [MemberCode]) -> Setup {
    var setup = setup
    for code in reactions(among: codes) {
      for place in code.assignments { setup.assignments[place].isReaction = true }
      for place in code.calls { setup.calls[place].isReaction = true }
    }
    return setup
  }

  private init(
    _ member: DeclSyntax, _ setup: inout Setup, _ firsts: [String: String], _ inlined: InlinedFunctions
  ) {
    self.member = member
    let (assigned, made) = (setup.assignments.count, setup.calls.count)
    setup.read(member, firsts: firsts, inlined: inlined)
    assignments = assigned..<setup.assignments.count
    calls = made..<setup.calls.count
    called = Set(setup.calls[calls].filter(\.base.isEmpty).map(\.name))
  }

  /// The functions that something outside the code starts later, and those that only these call.
  private static func reactions(among codes: [MemberCode]) -> [MemberCode] {
    var callers: [String: Set<Int>] = [:]
    for (place, code) in codes.enumerated() {
      for name in code.called { callers[name, default: []].insert(place) }
    }
    var later: Set<Int> = []
    var isNew = true
    while isNew {
      isNew = false
      for (place, code) in codes.enumerated() where !later.contains(place) {
        guard let function = code.member.as(FunctionDeclSyntax.self) else { continue }
        let others = (callers[function.name.text] ?? []).subtracting([place])
        guard others.isSubset(of: later), !others.isEmpty || isReaction(function) else { continue }
        later.insert(place)
        isNew = true
      }
    }
    return later.map { codes[$0] }
  }

  /// Whether a tap, a notification or a choice starts a function.
  private static func isReaction(_ function: FunctionDeclSyntax) -> Bool {
    let isAction = function.attributes.contains {
      ["@objc", "@IBAction"].contains($0.ownText)
    }
    let isOverride = function.modifiers.contains { $0.name.text == "override" }
    return (isAction || tellsEvent(function.name.text)) && !isOverride
      || function.signature.parameterClause.parameters.contains { parameter in
        choices.contains { parameter.firstName.text.hasPrefix($0) }
      }
  }

  /// Whether a name is that of a message about an event, such as `searchBarDidBeginEditing`; `viewDidLoad` runs at first.
  private static func tellsEvent(_ name: String) -> Bool {
    guard !name.hasPrefix("view"), !SetupVisitor.starting.contains(name) else { return false }
    return name.hasPrefix("did") && isCapital(name.dropFirst(3))
      || name.indices.contains { name[$0...].hasPrefix("Did") && isCapital(name[$0...].dropFirst(3)) }
  }

  private static func isCapital(_ rest: Substring) -> Bool {
    rest.unicodeScalars.first?.properties.generalCategory == .uppercaseLetter
  }

  /// The labels by which UIKit tells that something was chosen.
  private static let choices = ["didSelect", "didDeselect", "commit"]
}
