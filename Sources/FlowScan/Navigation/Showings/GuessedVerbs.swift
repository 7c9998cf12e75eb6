import SwiftFacts
import ValueFlow

/// Tells what a function without source and without conventions does, by its name: `router.push(view)`, `setRootModule(list)`.
///
/// Only navigation that an app's code leaves to a library of its own is guessed: the receiver is unknown, or a flow, or of a type that
/// neither the source nor a system framework declares.
struct GuessedVerbs {
  let solution: Solution
  let roles: TypeRoles

  /// The style by which a call shows its first argument; nil if its name does not tell.
  func style(of call: ForeignCall, _ site: CallSite) -> String? {
    guard !site.arguments.isEmpty, let style = Self.style(of: solution.program.name(site.name)),
      mayRoute(call.receiver)
    else { return nil }
    return style
  }

  /// The style that the words of a name tell: `push`, `presentModule`, `setRootCoordinator`.
  static func style(of name: String) -> String? {
    for (word, style) in words where name.hasPrefix(word) {
      return name.dropFirst(word.count).first?.isLowercase ?? false ? nil : style
    }
    return nil
  }

  private static let words = [("push", "push"), ("present", "present"), ("setRoot", "root")]

  private func mayRoute(_ receiver: ObjectIndex) -> Bool {
    guard receiver >= 0 else { return true }
    let info = solution.info(of: receiver)
    guard info.kind == .instance || info.kind == .some else { return false }
    guard info.type >= 0 else { return true }
    if roles.isFlow(info.type) { return true }
    return solution.program.types[Int(info.type)].isForeign
      && !SystemNames.isType(solution.program.typeName(info.type))
  }
}
