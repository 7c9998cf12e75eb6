import SwiftFacts
import ValueFlow

/// An action as its chain of nested cases: `path`, `scan`, `found` for `.path(.element(id:, action: .scan(.found)))`.
struct ActionChain {
  var names: [Name] = []
  /// The associated values of the innermost case.
  var payload: [Written] = []
  /// The context of further cases.
  var context: ActionContext
  /// The first child reducer that the action belongs to.
  var child: TypeIndex?

  /// The innermost case, as the trigger.
  var trigger: Name { names.last ?? 0 }

  /// Tells whether one of two chains is a prefix of the other.
  func meets(_ other: ActionChain) -> Bool {
    zip(names, other.names).allSatisfy { $0 == $1 } && !names.isEmpty && !other.names.isEmpty
  }
}

/// The type that the next case of an action belongs to.
enum ActionContext: Hashable {
  case reducer(TypeIndex)
  case choice(TypeIndex)
  case none
}

/// Parses actions in patterns and expressions.
struct ActionReading {
  let types: ReducerTypes
  let reducer: TypeIndex
  private var program: SourceProgram { types.program }

  var whole: ActionChain { ActionChain(context: .reducer(reducer)) }

  /// Extends a chain with a pattern or expression.
  func chain(_ written: Written, from start: ActionChain) -> ActionChain {
    var chain = start
    if case .keyPath(let names) = written.form {
      chain.names += names
      return chain
    }
    var next: Written? = written
    while let written = next, let (name, parts) = self.parts(of: written), chain.context != .none {
      guard let (context, child) = step(name, chain.context) else {
        if Self.steps.contains(program.name(name)) || isAround(parts, chain.context) {
          chain.payload = parts
          next = parts.last
          continue
        }
        chain.names.append(name)
        chain.context = .none
        chain.payload = parts
        return chain
      }
      chain.names.append(name)
      (chain.context, chain.payload) = (context, parts)
      if chain.child == nil { chain.child = child }
      next = parts.last
    }
    return chain
  }

  /// Cases of the library's own actions around those of a child.
  private static let steps: Set<String> = ["element", "presented"]

  /// Tells whether an undeclared case only selects the child whose action it carries.
  private func isAround(_ parts: [Written], _ context: ActionContext) -> Bool {
    guard case .reducer(let reducer) = context, types.action(of: reducer) == nil, parts.count > 1 else {
      return false
    }
    return program.types[Int(reducer)].kind == .enum
  }

  private func parts(of written: Written) -> (Name, [Written])? {
    switch written.form {
    case .enumCase(let name, let parts): return (name, parts)
    case .member(let base, let name) where isType(base): return (name, [])
    case .call(let callee, let arguments):
      guard case .member(let base, let name) = callee.form, isType(base) else { return nil }
      return (name, arguments.map(\.value))
    default: return nil
    }
  }

  /// Tells whether a base names a type or is omitted.
  private func isType(_ base: Written?) -> Bool {
    guard let base else { return true }
    let last = base.text.split(separator: ".").last?.first
    return last?.isUppercase ?? false
  }

  private func step(_ name: Name, _ context: ActionContext) -> (ActionContext, TypeIndex?)? {
    switch context {
    case .none: return nil
    case .choice(let type):
      return program.types[Int(type)].cases[name].map { (self.context(of: $0, in: type), nil) }
    case .reducer(let reducer):
      if let action = types.action(of: reducer), let info = program.types[Int(action)].cases[name] {
        return payload(of: info, in: action)
      }
      return types.element(name, of: reducer).map { (.reducer($0), $0) }
    }
  }

  private func payload(of info: CaseInfo, in scope: TypeIndex) -> (ActionContext, TypeIndex?) {
    guard let held = held(info, in: scope) else { return (.none, nil) }
    if let reducer = held.reducer { return (.reducer(reducer), reducer) }
    return (context(of: info, in: scope), nil)
  }

  private func context(of info: CaseInfo, in scope: TypeIndex) -> ActionContext {
    guard let held = held(info, in: scope) else { return .none }
    switch held {
    case .choice(let type): return .choice(type)
    case .child(let reducer), .rows(let reducer), .stack(let reducer): return .reducer(reducer)
    }
  }

  private func held(_ info: CaseInfo, in scope: TypeIndex) -> HeldState? {
    guard let type = info.parameters.last.flatMap({ program.written($0.type, in: info.file) }),
      !types.isState(type, in: scope)
    else { return nil }
    return types.held(type, in: scope)
  }
}
