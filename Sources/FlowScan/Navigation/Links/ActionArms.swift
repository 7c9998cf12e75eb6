import SwiftFacts
import ValueFlow

/// The code of reducers that tests for actions: its own, and those of the reducers in it.
struct ActionArms {
  let walk: LinkWalk

  /// The code that tests for a case: of any action with such a case that may carry its values, if its type is not known.
  func arms(testing name: Name, with values: [LinkValue], of type: TypeIndex) -> [ActionArm] {
    let enums = type >= 0 ? [type] : walk.program.enums(withCase: name)
    let fitting = type >= 0 ? enums : enums.filter { carries(values, name, of: $0) }
    return Set(fitting.compactMap(reducer(ofAction:))).sorted().flatMap { reducer in
      let action = TestedAction(reducer: reducer, name: name)
      if let known = walk.actionArms[action] { return known }
      let found = arms(testing: name, in: reducer) + arms(around: reducer, testing: name)
      walk.actionArms[action] = found
      return found
    }
  }

  /// Tells whether a case may carry values: `.open(Link.cards)` is none with a text.
  private func carries(_ values: [LinkValue], _ name: Name, of type: TypeIndex) -> Bool {
    guard let info = walk.program.enumCase(name, of: type) else { return false }
    return zip(values, info.parameters).allSatisfy { value, parameter in
      guard case .enumCase(let given, let inner, let innerValues) = value else { return true }
      let types = walk.program.parameterType(parameter, of: info, in: type).types
      return types.isEmpty
        || types.contains {
          given < 0
            ? carries(innerValues, inner, of: $0) || walk.program.types[Int($0)].kind != .enum
            : walk.program.isCompatible(given, with: $0)
        }
    }
  }

  /// The type around the `Action` that an enum is or is a part of.
  private func reducer(ofAction type: TypeIndex) -> TypeIndex? {
    var inner = type
    while inner >= 0 {
      let outer = walk.program.types[Int(inner)].outer
      if TypeRoles.short(walk.program.typeName(inner)) == "Action" { return outer < 0 ? nil : outer }
      inner = outer
    }
    return nil
  }

  private func arms(testing name: Name, in owner: TypeIndex) -> [ActionArm] {
    let values = values(in: owner)
    var found: [ActionArm] = []
    for body in walk.program.bodies(of: owner) {
      body.walk { written in
        guard case .branch(let arms) = written.form else { return }
        for arm in arms {
          for case .matches(_, let patterns) in arm.conditions.map(\.form) {
            for pattern in patterns where pattern.isCase(name) {
              found.append(ActionArm(owner: owner, values: values, pattern: pattern, body: arm.body))
            }
          }
        }
      }
    }
    return found
  }

  /// The code of other reducers that tests for an action of one in them: `case let .links(.delegate(.open(link)))`.
  private func arms(around reducer: TypeIndex, testing name: Name) -> [ActionArm] {
    cases(carryingActionsOf: reducer).flatMap { carrying in
      arms(testing: carrying.name, in: carrying.reducer).compactMap { arm in
        guard case .enumCase(_, let inner) = arm.pattern.form, inner.count == 1, inner[0].isCase(name) else {
          return nil
        }
        var arm = arm
        arm.pattern = inner[0]
        return arm
      }
    }
  }

  /// The cases of the actions of other reducers that carry those of one.
  private func cases(carryingActionsOf reducer: TypeIndex) -> [TestedAction] {
    if let known = walk.carriedActions { return known[reducer] ?? [] }
    var found: [TypeIndex: [TestedAction]] = [:]
    for action in walk.program.types.indices.map(TypeIndex.init) {
      guard walk.program.types[Int(action)].kind == .enum, let outer = self.reducer(ofAction: action),
        walk.program.types[Int(action)].outer == outer
      else { continue }
      let info = walk.program.types[Int(action)]
      for name in info.caseOrder {
        guard let carrying = info.cases[name], carrying.parameters.count == 1 else { continue }
        let types = walk.program.parameterType(carrying.parameters[0], of: carrying, in: action).types
        for inner in types.compactMap(self.reducer(ofAction:)) where inner != outer {
          found[inner, default: []].append(TestedAction(reducer: outer, name: name))
        }
      }
    }
    walk.carriedActions = found
    return found[reducer] ?? []
  }

  /// The values in the code of a reducer: itself, and its state by the names that `Reduce { state, action in … }` and functions give it.
  private func values(in owner: TypeIndex) -> [Name: LinkValue] {
    var found: [Name: LinkValue] = [walk.selfName: .object(owner, [:])]
    guard let type = walk.members.type("State", nestedIn: owner) else { return found }
    let functions = walk.program.types[Int(owner)].functionOrder.map { walk.program.functions[Int($0)] }
    for function in functions {
      for parameter in function.parameters
      where ["State", walk.program.typeName(type)].contains(
        walk.program.text(of: parameter.type, in: function.file))
      {
        found[parameter.name] = .object(type, [:])
      }
    }
    for body in walk.program.bodies(of: owner) {
      body.walk { written in
        guard case .call(let callee, let arguments) = written.form, callee.text == "Reduce",
          case .closure(let names, _)? = arguments.last?.value.form, names.count == 2
        else { return }
        found[names[0]] = .object(type, [:])
      }
    }
    return found
  }
}

/// A case of an action that the code of a reducer tests for.
struct TestedAction: Hashable {
  var reducer: TypeIndex
  var name: Name
}

/// A part of a `switch` over actions, with the type whose code it is.
struct ActionArm {
  var owner: TypeIndex
  var values: [Name: LinkValue]
  var pattern: Written
  var body: Written
}

extension Written {
  fileprivate func isCase(_ name: Name) -> Bool {
    if case .enumCase(name, _) = form { true } else { false }
  }
}
