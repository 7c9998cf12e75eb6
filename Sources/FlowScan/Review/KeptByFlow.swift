import SwiftFacts
import ValueFlow

/// The objects that a coordinator retains according to one of its bodies: in a list of children, or in a property.
struct KeptByFlow {
  private var locals: Set<Name> = []
  private var calls: Set<Int32> = []
  private let type: TypeIndex
  private let program: SourceProgram

  init(_ body: CodeBody, of type: TypeIndex, _ lists: ListsOfChildren?, _ program: SourceProgram) {
    self.type = type
    self.program = program
    for added in lists?.added(in: body) ?? [] { keep(added.value) }
    for assignment in body.assignments where isKeeping(assignment.target, assignment.operation) {
      keep(assignment.source)
    }
    for operation in body.operations {
      if case .local(let name, let value) = operation.kind, case .call = value.form, locals.contains(name) {
        calls.insert(value.node)
      }
    }
  }

  private mutating func keep(_ value: Written) {
    if let name = value.plainName { locals.insert(name) }
    if case .call = value.form { calls.insert(value.node) }
  }

  /// Tells whether an expression is a property of the coordinator that retains its value.
  private func isKeeping(_ code: Written, _ operation: CodeOperation) -> Bool {
    guard let name = operation.scope.ownName(code), let property = program.property(name, of: type) else {
      return false
    }
    return program.properties[Int(property)].flags.isDisjoint(with: [.isWeak, .isComputed, .isStatic])
  }

  func has(_ code: Written, _ operation: CodeOperation) -> Bool {
    if let name = code.plainName, operation.scope.locals[name] != nil { return locals.contains(name) }
    return isKeeping(code, operation)
  }

  func has(madeBy call: Written) -> Bool { calls.contains(call.node) }
}
