import FlowAnalysis
import FlowModel
import SwiftFacts
import ValueFlow

/// Finds the values that coordinators hand over to other objects, by assignment or to an initialiser that keeps them.
struct Handovers {
  let code: ReviewedCode
  let lists: [TypeIndex: ListsOfChildren]
  private var program: SourceProgram { code.program }

  func handovers(of type: TypeIndex) -> [Handover] {
    code.bodies(of: type).flatMap { body -> [Handover] in
      let kept = KeptByFlow(body, of: type, lists[type], program)
      return body.assignments.flatMap { assigned($0, by: type, kept) }
        + body.calls.flatMap { made($0, by: type, kept) }
    }
  }

  /// The handovers by assignment, as in `child.parent = self`.
  private func assigned(_ assignment: CodeBody.Assignment, by type: TypeIndex, _ kept: KeptByFlow)
    -> [Handover]
  {
    let operation = assignment.operation
    guard case .member(let base?, let name) = assignment.target.form, !operation.scope.isSelf(base),
      mayHandOver(assignment.source, operation)
    else { return [] }
    let receivers = code.classes(
      code.type(of: base, at: operation), arriving: code.arrived.set(by: operation.code))
    let properties = receivers.compactMap { program.property(name, of: $0) }.filter(isStored)
    return once(properties).compactMap {
      handover(assignment.source, to: $0, operation, by: type, isKept: kept.has(base, operation))
    }
  }

  /// The handovers by initialiser, as in `Child(parent: self)`.
  private func made(_ call: CodeBody.Call, by type: TypeIndex, _ kept: KeptByFlow) -> [Handover] {
    let given = call.arguments.indices.filter { mayHandOver(call.arguments[$0].value, call.operation) }
    guard !given.isEmpty else { return [] }
    return given.flatMap { index -> [Handover] in
      let keepers = once(keepers(of: index, in: call).filter(isStored))
      return keepers.compactMap {
        handover(
          call.arguments[index].value, to: $0, call.operation, by: type,
          isKept: kept.has(madeBy: call.operation.code))
      }
    }
  }

  /// The properties that hold an argument after the call, according to the initialiser or to the arriving objects.
  private func keepers(of index: Int, in call: CodeBody.Call) -> [PropertyIndex] {
    if let known = InitialiserKeeping(code).keeper(of: index, in: call) { return [known] }
    // A closure can only get there by this call; the coordinator itself may have come by another way.
    let isItself = call.operation.scope.isSelf(call.arguments[index].value)
    if isItself, call.callee.typeName != nil { return [] }
    let made = code.arrived.made(by: call.operation.code)
    if made.isEmpty { return [] }
    return code.arrived.keepers(of: code.arrived.given(index, to: call.operation.code), in: made).filter {
      !isItself || !ElementTypes.isList(program.properties[Int($0)], code)
    }
  }

  private func once(_ properties: [PropertyIndex]) -> [PropertyIndex] { Set(properties).sorted() }

  /// Tells whether a property of a class is stored and holds the value it is set to.
  private func isStored(_ property: PropertyIndex) -> Bool {
    let info = program.properties[Int(property)]
    return info.owner >= 0 && program.types[Int(info.owner)].kind == .class
      && code.coordinators.isDeclared(info.owner) && info.flags.isDisjoint(with: [.isComputed, .isStatic])
  }
}

// The values that are handed over.
extension Handovers {
  private func mayHandOver(_ source: Written, _ operation: CodeOperation) -> Bool {
    if case .closure = source.form { return true }
    return operation.scope.isSelf(source) || method(source, operation) != nil
  }

  /// The method of the coordinator that is passed as a value.
  private func method(_ source: Written, _ operation: CodeOperation) -> FunctionIndex? {
    let owner = operation.scope.owner
    guard owner >= 0, let name = operation.scope.ownName(source), program.property(name, of: owner) == nil,
      let function = program.functions(name, above: owner).first,
      !program.functions[Int(function)].flags.contains(.isStatic)
    else { return nil }
    return function
  }

  private func handover(
    _ source: Written, to property: PropertyIndex, _ operation: CodeOperation, by type: TypeIndex,
    isKept: Bool
  ) -> Handover? {
    let info = program.properties[Int(property)]
    guard let (value, holdsFlow) = value(source, operation, info) else { return nil }
    return Handover(
      flow: code.id(of: type), value: value, keeper: keeper(info),
      location: code.location(of: operation.code),
      holdsFlow: holdsFlow, isKept: isKept)
  }

  private func keeper(_ property: PropertyInfo) -> Handover.Keeper {
    Handover.Keeper(
      type: program.typeName(property.owner),
      flow: code.coordinators.isCoordinator(property.owner) ? code.id(of: property.owner) : nil,
      property: program.name(property.name), location: code.location(of: property),
      isWeak: property.flags.contains(.isWeak), isClassBound: code.coordinators.isClassBound(property))
  }

  private func value(
    _ source: Written, _ operation: CodeOperation, _ property: PropertyInfo
  ) -> (Handover.Value, holdsFlow: Bool)? {
    if operation.scope.isSelf(source) { return (.itself, true) }
    guard program.type(of: property).isFunction else { return nil }
    if case .closure = source.form {
      return (.closure, HoldingSelf.isHeld(by: source, as: operation.scope.holders))
    }
    return method(source, operation) == nil ? nil : (.method, true)
  }
}
