import SwiftSyntax

/// The build that is read: which branch of `#if` counts.
package struct BuildConditions: Hashable, Sendable {
  /// The platforms that `os(…)` holds for.
  package var platforms: Set<String>
  /// Flags that are set, as `DEBUG`.
  package var flags: Set<String>

  package init(platforms: Set<String>, flags: Set<String> = []) {
    self.platforms = platforms
    self.flags = flags
  }

  /// An app for the iPhone and iPad, as it is released.
  package static let iOS = BuildConditions(platforms: ["iOS"])

  /// The release of an app for a platform of Apple's, by its name in any case; nil where there is none of this name.
  package init?(platform: String, flags: Set<String> = []) {
    guard let name = Self.known.first(where: { $0.lowercased() == platform.lowercased() }) else { return nil }
    self.init(platforms: [name], flags: flags)
  }

  private static let known = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]

  /// The frameworks of Apple's that some platforms do not have, and those that have them.
  private static let homes: [String: Set<String>] = [
    "UIKit": ["iOS", "tvOS", "visionOS", "watchOS"], "AppKit": ["macOS"], "Cocoa": ["macOS"],
    "WatchKit": ["watchOS"], "WatchConnectivity": ["iOS", "watchOS"], "CarPlay": ["iOS"],
    "TVUIKit": ["tvOS"], "TVServices": ["tvOS"],
  ]

  /// Whether a module can be imported; of those that nobody knows it is taken to be so.
  func canImport(_ module: String) -> Bool {
    let root = module.split(separator: ".").first.map(String.init) ?? module
    return Self.homes[root].map { !$0.isDisjoint(with: platforms) } ?? true
  }
}

extension BuildConditions {
  /// The clause that counts, where there is one.
  func clause(of declaration: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    declaration.clauses.first { clause in
      guard let condition = clause.condition else { return true }
      return holds(condition) ?? true
    }
  }

  /// Whether a condition holds; nil where that cannot be known.
  private func holds(_ condition: ExprSyntax) -> Bool? {
    if let name = condition.as(DeclReferenceExprSyntax.self) { return flags.contains(name.baseName.text) }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let call = condition.as(FunctionCallExprSyntax.self) { return holds(call) }
    if let not = condition.as(PrefixOperatorExprSyntax.self) { return holds(not.expression).map { !$0 } }
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return holds(only.expression)
    }
    if let sequence = condition.as(SequenceExprSyntax.self) { return holds(Array(sequence.elements)[...]) }
    return nil
  }

  private func holds(_ parts: ArraySlice<ExprSyntax>) -> Bool? {
    if parts.count == 1, let only = parts.first { return holds(only) }
    for sign in ["||", "&&"] {
      guard
        let index = parts.firstIndex(where: { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == sign })
      else { continue }
      guard let left = holds(parts[..<index]), let right = holds(parts[(index + 1)...]) else { return nil }
      return sign == "||" ? left || right : left && right
    }
    return nil
  }

  private func holds(_ call: FunctionCallExprSyntax) -> Bool? {
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch call.calledExpression.trimmedDescription {
    case "os": return platforms.contains(argument)
    case "canImport": return canImport(argument)
    case "targetEnvironment": return false
    case "swift", "compiler": return true
    default: return nil
    }
  }
}
