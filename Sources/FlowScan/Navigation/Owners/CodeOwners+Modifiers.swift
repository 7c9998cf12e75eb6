import SwiftFacts
import ValueFlow

// Code that the app adds to all views: `extension View { func closable(_ action: @escaping () -> Void) -> some View { … } }`.
extension CodeOwners {
  /// Tells whether code is what the app adds to all views, `extension View { func destinations() -> some View }`: it is not that of the view
  /// which it changes, but of whoever changes that.
  func isModifier(_ instance: InstanceIndex) -> Bool {
    let owner = solution.template(instance).owner
    return owner >= 0 && owner == view
  }

  /// The screens that such code changes, if it calls an action that it was handed: the button which it puts above a screen is that screen's.
  func screens(changedBy modifier: InstanceIndex, calling action: ObjectIndex) -> Owner? {
    let view = solution.receiver(of: modifier)
    guard isModifier(modifier), view >= 0, case .screens(let screens) = owner(of: view) else { return nil }
    let own = sequence(first: modifier) { self.solution.instances[$0].outer }.prefix { $0 >= 0 }
    return own.contains { isAction(action, of: $0) } ? .screens(screens) : nil
  }

  /// Tells whether a function has a parameter for an action, which gives nothing, and is handed some code for it.
  private func isAction(_ code: ObjectIndex, of instance: InstanceIndex) -> Bool {
    guard case .function(let function) = solution.template(instance).kind else { return false }
    let info = solution.program.functions[Int(function)]
    return zip(info.parameters, solution.parameters(of: instance)).contains { parameter, node in
      let type = solution.program.text(of: parameter.type, in: info.file)
      return ["Void", "()", "Void)?", "())?"].contains { type.hasSuffix("-> " + $0) }
        && solution.holds(code, at: node)
    }
  }
}
