import SwiftFacts
import ValueFlow

/// The structs of a program whose properties are the routes of a flow, and other declarations of flows.
struct DeclaredTables {
  /// A struct whose properties are the routes of a flow.
  struct Table {
    let type: TypeIndex
    let rule: Conventions.Table
  }

  private let program: SourceProgram
  private var tables: [TypeIndex: Table] = [:]
  private var flows: [TypeIndex: TypeIndex] = [:]
  /// The lists of routes, by flow.
  private(set) var lists: [TypeIndex: (rule: Conventions.RouteList, property: PropertyIndex)] = [:]
  /// The guards of links that are properties of their own.
  private(set) var gates: [PropertyIndex] = []

  init(_ program: SourceProgram, _ conventions: Conventions) {
    self.program = program
    for type in program.types.indices.map(TypeIndex.init) {
      if let rule = conventions.tables.first(where: { conforms(type, to: $0.table) }) { note(type, rule) }
      note(listOf: type, conventions.lists)
    }
    let guards = Set(rules.map(\.guard))
    guard !guards.isEmpty else { return }
    gates = program.properties.indices.map(PropertyIndex.init).filter { isGate($0, guards) }
  }

  /// The table of a flow.
  subscript(_ flow: TypeIndex) -> Table? { tables[flow] }

  /// All flows with tables, in the order of the program.
  var all: [TypeIndex] { tables.keys.sorted() }

  /// The rules that tables of the program follow.
  var rules: [Conventions.Table] {
    all.compactMap { tables[$0]?.rule }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The flow that the code of a type belongs to: the type itself, a supertype, or the owner of the table.
  func flow(ofCode type: TypeIndex) -> TypeIndex? {
    if let flow = flows[type] { return flow }
    return tables.isEmpty ? nil : program.ancestors(type).first { tables[$0] != nil }
  }

  func isTable(_ type: TypeIndex) -> Bool { flows[type] != nil }

  /// Protocols of screens, which count if a table shows that the library is in use.
  var screens: [String] { rules.flatMap(\.screens) }

  /// The rows of a table, in the order of declaration.
  func rows(of table: Table) -> [PropertyIndex] {
    program.types[Int(table.type)].propertyOrder.filter {
      let info = program.properties[Int($0)]
      return !info.flags.contains(.isStatic) && info.getter < 0 && info.value >= 0
    }
  }

  /// The property that describes a flow.
  func about(_ flow: TypeIndex) -> PropertyIndex? {
    guard let rule = tables[flow]?.rule, let name = program.names.known(rule.about) else { return nil }
    return program.types[Int(flow)].properties[name]
  }

  /// The properties that the library reads.
  var asked: [PropertyIndex] {
    all.flatMap { flow in
      tables[flow].map { rows(of: $0) + [about(flow)].compactMap { $0 } } ?? []
    } + lists.keys.sorted().compactMap { lists[$0]?.property } + gates
  }

  // MARK: - Declarations

  private func conforms(_ type: TypeIndex, to name: String) -> Bool {
    let info = program.types[Int(type)]
    return !info.isForeign && info.kind != .protocol
      && info.supertypes.contains { TypeRoles.short(program.typeName($0)) == name }
  }

  private mutating func note(_ type: TypeIndex, _ rule: Conventions.Table) {
    guard let flow = flow(of: type), tables[flow] == nil else { return }
    tables[flow] = Table(type: type, rule: rule)
    flows[type] = flow
  }

  /// The flow that contains a table, or that has an alias for it.
  private func flow(of table: TypeIndex) -> TypeIndex? {
    let outer = program.types[Int(table)].outer
    if outer >= 0 { return program.types[Int(outer)].isForeign ? nil : outer }
    return program.types.indices.map(TypeIndex.init).first {
      program.types[Int($0)].kind == .class && program.spelling.aliased(in: $0).contains(table)
    }
  }

  private mutating func note(listOf type: TypeIndex, _ rules: [Conventions.RouteList]) {
    guard !program.types[Int(type)].isForeign else { return }
    for rule in rules where conforms(type, to: rule.flow) {
      guard let name = program.names.known(rule.property),
        let property = program.types[Int(type)].properties[name],
        program.properties[Int(property)].flags.contains(.isStatic)
      else { continue }
      lists[type] = (rule, property)
    }
  }

  /// Recognises `static let signedIn = RouteGuard("signedIn") { … }`, also as `.init("signedIn") { … }` of that type.
  private func isGate(_ property: PropertyIndex, _ guards: Set<String>) -> Bool {
    let info = program.properties[Int(property)]
    guard info.owner < 0 || info.flags.contains(.isStatic),
      let value = program.written(info.value, in: info.file), case .call(let callee, _) = value.form
    else { return false }
    let declared = info.type < 0 ? "" : TypeRoles.short(program.text(of: info.type, in: info.file))
    return guards.contains(callee.calledText ?? "") || guards.contains(declared)
  }
}

extension Written {
  /// The last component of the called name: `Push` in `FlowKit.Push { … }`.
  var calledText: String? { calledName.map { TypeRoles.short(program.name($0)) } }
}
