import FlowAnalysis
import FlowModel
import SwiftFacts
import ValueFlow

/// Finds navigation by views and view controllers that is a coordinator's task.
struct Shortcuts {
  let code: ReviewedCode
  let roles: TypeRoles
  let hosts: StackHosts
  /// The types whose code mentions a coordinator; most views do not, and are not read.
  private let mentioning: Set<TypeIndex>
  /// The flows that show each screen.
  private let showing: [TypeIndex: [TypeIndex]]
  private var program: SourceProgram { code.program }

  init(code: ReviewedCode, roles: TypeRoles, hosts: StackHosts, showing: [TypeIndex: [TypeIndex]]) {
    (self.code, self.roles, self.hosts, self.showing) = (code, roles, hosts, showing)
    let program = code.program
    let names = code.coordinators.all.map(program.typeName).flatMap { [$0, TypeRoles.short($0)] }
      .compactMap(program.names.known)
    mentioning = MentioningTypes(Set(names), program).types
  }

  func shortcuts(of type: TypeIndex) -> [ViewShortcut] {
    guard code.coordinators.isDeclared(type), program.types[Int(type)].kind != .protocol,
      roles.isScreen(type), !code.coordinators.isCoordinating(type)
    else { return [] }
    let isView = roles.inherits(type, "View")
    let coordinator = coordinator(of: type) ?? (isView ? flow(showing: type) : nil)
    guard isView && mentioning.contains(type) || coordinator != nil else { return [] }
    let hosted = hosts.flow(hostedBy: type)
    let passed = hosted == nil ? coordinator : nil
    let handedOn = handedOn(by: type)
    return code.bodies(of: type).flatMap { body in
      body.calls.flatMap { call -> [ViewShortcut] in
        let isOwn = isView && !handedOn.contains(call.operation.code.node)
        let made = isOwn ? made(by: call).flatMap { $0 == hosted ? nil : $0 } : nil
        return [
          made.map { shortcut(type, .makes, program.typeName($0), call) },
          passed.flatMap { coordinator in
            passes(call, isView).map { shortcut(type, $0, coordinator, call) }
          },
        ].compactMap { $0 }
      }
    }
  }

  /// The values of properties that a view passes on to views inside it: it owns such a coordinator for them.
  private func handedOn(by type: TypeIndex) -> Set<Int32> {
    let calls = code.bodies(of: type).flatMap(\.calls).filter { givesToViews($0.callee) }
    let names = Set(calls.flatMap(\.arguments).compactMap { propertyName($0.value) })
    return Set(
      program.types[Int(type)].propertyOrder.lazy.map { program.properties[Int($0)] }
        .filter { names.contains(program.name($0.name)) }.map(\.value))
  }

  private func givesToViews(_ callee: Written) -> Bool {
    if case .member(_, let name) = callee.form, program.name(name).hasPrefix("environment") { return true }
    return callee.typeName != nil
  }

  private func propertyName(_ value: Written) -> String? {
    let name: Name? =
      if case .member(let base?, let name) = value.form, base.plainName.map(program.name) == "self" {
        name
      } else {
        value.plainName
      }
    return name.map { String(program.name($0).drop { $0 == "$" }) }
  }

  /// The coordinator that shows a view which has none of its own; nil if several do.
  private func flow(showing view: TypeIndex) -> String? {
    let flows = Set(showing[view] ?? [])
    return flows.count == 1 ? flows.first.map(program.typeName) : nil
  }

  /// The coordinator that a call makes.
  private func made(by call: CodeBody.Call) -> TypeIndex? {
    call.callee.typeName.flatMap {
      program.type(named: $0, in: call.operation.scope.owner, file: call.operation.scope.file)
    }
    .flatMap { code.coordinators.isCoordinator($0) ? $0 : nil }
  }

  /// The kind of navigation by which a call bypasses the view's coordinator.
  private func passes(_ call: CodeBody.Call, _ isView: Bool) -> ViewShortcut.Action? {
    if isReach(call) { return .reaches }
    return isView ? isLink(call) ? .links : nil : isPush(call) ? .pushes : nil
  }

  private func isLink(_ call: CodeBody.Call) -> Bool {
    call.callee.typeName == "NavigationLink"
      && !call.arguments.contains {
        ["value", "route", "screen", "to"].contains(program.name($0.label))
      }
  }

  private func isPush(_ call: CodeBody.Call) -> Bool {
    guard case .member(let base?, let name) = call.callee.form else { return false }
    return program.name(name) == "pushViewController" && base.text != "super"
  }

  /// Tells whether a call is made on a coordinator's parent.
  private func isReach(_ call: CodeBody.Call) -> Bool {
    guard case .member(let parent?, _) = call.callee.form, case .member(let base?, let name) = parent.form,
      program.name(name).lowercased().hasPrefix("parent"), !call.operation.scope.isSelf(base)
    else { return false }
    return code.coordinators.classes(code.type(of: base, at: call.operation)).contains(
      where: code.coordinators.isCoordinator)
  }

  /// The type of the first property that is a coordinator.
  private func coordinator(of type: TypeIndex) -> String? {
    program.types[Int(type)].propertyOrder.lazy.compactMap { property -> String? in
      guard !program.properties[Int(property)].flags.contains(.isStatic), !isList(property),
        let found = code.declared.type(of: property), let first = found.types.first,
        !program.typeName(first).hasSuffix("Delegate"),
        code.coordinators.classes(found).contains(where: code.coordinators.isCoordinator)
      else { return nil }
      return program.typeName(first)
    }.first
  }

  /// Tells whether a property is a list or a dictionary.
  private func isList(_ property: PropertyIndex) -> Bool {
    let info = program.properties[Int(property)]
    return program.written(info.type, in: info.file)?.isListType ?? false
  }

  private func shortcut(
    _ type: TypeIndex, _ action: ViewShortcut.Action, _ coordinator: String, _ call: CodeBody.Call
  ) -> ViewShortcut {
    ViewShortcut(
      view: program.typeName(type), action: action, coordinator: coordinator,
      location: code.location(of: call.operation.code))
  }
}
