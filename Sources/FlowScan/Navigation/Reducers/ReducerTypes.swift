import SwiftFacts
import ValueFlow

/// The reducers of the app, with their states, their actions, and the views that hold their stores.
final class ReducerTypes {
  let program: SourceProgram
  private(set) var reducers: Set<TypeIndex> = []
  private var states: [TypeIndex: TypeIndex] = [:]
  private var actions: [TypeIndex: TypeIndex] = [:]
  private var owners: [TypeIndex: TypeIndex] = [:]

  /// Lists of routes with which a library shows children.
  let routes: ListedRoutes

  init(_ program: SourceProgram, _ conventions: Conventions) {
    self.program = program
    routes = ListedRoutes(conventions)
    let all = program.types.indices.map(TypeIndex.init)
    reducers = Set(all.filter { isReducer($0) })
    for reducer in reducers.sorted() {
      states[reducer] = part("State", of: reducer)
      actions[reducer] = part("Action", of: reducer)
      for part in [states[reducer], actions[reducer]] { if let part { owners[part] = reducer } }
    }
  }

  /// The `State` of a reducer; an enum of child reducers declares none.
  func state(of reducer: TypeIndex) -> TypeIndex? { states[reducer] }
  func action(of reducer: TypeIndex) -> TypeIndex? { actions[reducer] }
  /// The reducer that a state or action type belongs to.
  func owner(of part: TypeIndex) -> TypeIndex? { owners[part] }

  private static let protocols: Set<String> = ["Reducer", "ReducerProtocol", "ReducerOf"]

  private func isReducer(_ type: TypeIndex) -> Bool {
    let info = program.types[Int(type)]
    guard !info.isForeign, [.struct, .enum, .class].contains(info.kind) else { return false }
    if program.attributeNames(info.attributes).contains(where: { TypeRoles.short($0) == "Reducer" }) {
      return true
    }
    return program.ancestors(type).dropFirst().contains {
      Self.protocols.contains(TypeRoles.short(program.typeName($0)))
    }
  }

  /// The `State` or `Action` of a reducer itself, not of an enclosing one.
  private func part(_ name: String, of reducer: TypeIndex) -> TypeIndex? {
    let file = program.types[Int(reducer)].file
    if let own = program.type(named: program.typeName(reducer) + "." + name, in: reducer, file: file) {
      return own
    }
    guard let found = program.type(named: name, in: reducer, file: file) else { return nil }
    let outer = program.types[Int(found)].outer
    if outer == reducer || outer < 0 { return found }
    var around = program.types[Int(reducer)].outer
    while around >= 0 {
      if around == outer { return nil }
      around = program.types[Int(around)].outer
    }
    return found
  }

  /// The reducer that `X`, `X.State` or `X.Action` refers to.
  func reducer(named text: String, in scope: TypeIndex, file: Int32) -> TypeIndex? {
    let whole = program.type(named: text, in: scope, file: file)
    if let whole, reducers.contains(whole) { return whole }
    if let whole, let owner = owners[whole] { return owner }
    guard let dot = text.lastIndex(of: "."), ["State", "Action"].contains(text[text.index(after: dot)...])
    else { return nil }
    let outer = program.type(named: String(text[..<dot]), in: scope, file: file)
    return outer.flatMap { reducers.contains($0) ? $0 : nil }
  }

  /// Tells whether a property of a reducer removes it from the screen: `@Dependency(\\.dismiss) var dismiss`.
  func dismisses(_ name: Name, _ reducer: TypeIndex) -> Bool {
    guard program.name(name) == "dismiss", let index = program.types[Int(reducer)].properties[name] else {
      return false
    }
    return program.attributeNames(of: program.properties[Int(index)]).contains("Dependency")
  }

  /// Tells whether a property of a reducer is a closure that tells whoever made it something: `let onDone: (Order) -> Void`.
  func reports(_ name: Name, _ reducer: TypeIndex) -> Bool {
    guard let index = program.types[Int(reducer)].properties[name] else { return false }
    let property = program.properties[Int(index)]
    let type = program.text(of: property.type, in: property.file).filter { !" ?".contains($0) }
    return property.getter < 0 && program.attributeNames(of: property).isEmpty
      && ["->Void", "->Void)", "->()", "->())"].contains(where: type.hasSuffix)
  }

  /// The child reducer for a case of an enum of reducers or states.
  func element(_ name: Name, of reducer: TypeIndex) -> TypeIndex? {
    guard let info = elements(of: reducer)[name], let type = info.parameters.last?.type,
      let written = program.written(type, in: info.file)
    else { return nil }
    return held(written, in: reducer)?.reducer
  }

  /// Tells whether a reducer is one child, and no choice among several.
  func isSingle(_ reducer: TypeIndex) -> Bool {
    program.types[Int(reducer)].kind != .enum && elements(of: reducer).isEmpty
  }

  /// The cases of an enum of child reducers, or of a reducer's state that is an enum.
  func elements(of reducer: TypeIndex) -> [Name: CaseInfo] {
    let info = program.types[Int(reducer)]
    if info.kind == .enum { return info.cases }
    return states[reducer].map { program.types[Int($0)].cases } ?? [:]
  }
}
