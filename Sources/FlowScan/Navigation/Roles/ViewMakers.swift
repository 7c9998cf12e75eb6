import SwiftFacts
import ValueFlow

/// The functions and properties of the source that give a view of which their type does not say more: `func topUp() -> AnyView`.
struct ViewMakers {
  private let names: Set<Name>

  init(_ program: SourceProgram) {
    let functions = program.functions.filter { Self.isView(program.text(of: $0.result, in: $0.file)) }
    let properties = program.properties.filter { Self.isView(program.text(of: $0.type, in: $0.file)) }
    names = Set(functions.map(\.name) + properties.map(\.name))
  }

  /// Tells whether an expression is what another object gives, below the modifiers that change it: `features.topUp().padding()`.
  func give(_ code: Written, _ program: SourceProgram) -> Bool {
    if case .call(let callee, let arguments) = code.form, case .name = callee.form {
      // A container around it: `NavigationStack { features.limits() }`.
      return arguments.contains { content(of: $0.value).map { give($0, program) } ?? false }
    }
    let called: Written = if case .call(let callee, _) = code.form { callee } else { code }
    guard case .member(let base?, let name) = called.form else { return false }
    switch base.form {
    case .call: return give(base, program)
    case .name(let object): return names.contains(name) && program.name(object) != "self"
    case .member: return names.contains(name)
    default: return false
    }
  }

  /// All that a closure makes.
  private func content(of closure: Written) -> Written? {
    guard case .closure(_, let body) = closure.form, case .group(let parts) = body.form, parts.count == 1
    else {
      return nil
    }
    return parts[0]
  }

  /// Tells whether a type is written as that of any view.
  static func isView(_ type: String) -> Bool {
    ["AnyView", "View", "some View", "SwiftUI.View"].contains(type)
  }
}
