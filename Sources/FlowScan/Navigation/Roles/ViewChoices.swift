import SwiftFacts
import ValueFlow

/// The members that decide which of several views a view's body shows, also in properties and functions of its own that the body uses.
struct ViewChoices {
  /// A member that decides whether a path with a view of its own is taken: `coordinator.isLoggedIn`.
  struct Choice: Hashable {
    var base: Name
    var member: Name
  }

  private(set) var found: Set<Choice> = []
  /// The view's own properties that decide which of several views it shows: `switch step { case .size: SizeView() … }`.
  private(set) var ownNames: Set<Name> = []
  private let members: OwnViews
  /// The code of the view's own members that was read.
  private var read: Set<Int32> = []

  /// The values of parameters and local constants.
  private typealias Values = [Name: Written]

  init(in view: TypeIndex, _ roles: TypeRoles) {
    members = OwnViews(view: view, roles: roles)
    if let body = roles.bodyCode(of: view) { collect(body, [:], depth: 0) }
  }

  private mutating func collect(_ code: Written, _ outer: Values, depth: Int) {
    guard depth < Self.depth else { return }
    var values = outer
    if case .branch(let arms) = code.form {
      let count = arms.count { members.makesView($0.body, depth: depth) }
      for condition in count > 0 ? arms.flatMap(\.conditions) : [] {
        read(condition, values, ofSeveral: count > 1, depth: depth)
      }
    }
    follow(code, values, depth: depth)
    for part in code.parts {
      if case .local(let pattern, let value?) = part.form, case .binding(let name) = pattern.form {
        values[name] = value
      }
      collect(part, values, depth: depth + 1)
    }
  }

  /// Reads the code of one of the view's own members, with the arguments in place of the parameters.
  private mutating func follow(_ code: Written, _ outer: Values, depth: Int) {
    guard let member = members.member(code), read.insert(member.code.node).inserted else { return }
    let values = member.arguments.mapValues { value -> Written in
      if case .name(let name) = value.form { outer[name] ?? value } else { value }
    }
    collect(member.code, values, depth: depth + 1)
  }

  /// Notes the members that a condition reads, and the properties of the view if it decides between several views.
  private mutating func read(_ condition: Written, _ values: Values, ofSeveral: Bool, depth: Int) {
    guard depth < Self.depth else { return }
    switch condition.form {
    case .member(let base?, let member):
      guard case .name(let name) = base.form else { break }
      found.insert(Choice(base: name, member: member))
      if ofSeveral { ownNames.insert(base.text == "self" ? member : name) }
      return
    case .name(let name):
      if let value = values[name] {
        read(value, [:], ofSeveral: ofSeveral, depth: depth + 1)
      } else if ofSeveral {
        ownNames.insert(name)
      }
      return
    default: break
    }
    for part in condition.parts { read(part, values, ofSeveral: ofSeveral, depth: depth + 1) }
  }

  private static let depth = 40
}
