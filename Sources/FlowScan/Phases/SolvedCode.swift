import FlowModel
import SwiftFacts
import ValueFlow

/// The values that may arrive where in the code, and the part that each type has in navigation.
struct SolvedCode {
  let code: PreparedCode
  let solution: Solution
  let roles: TypeRoles

  /// - Parameters:
  ///   - limit: the most that the analysis may find before it stops; nil for the usual limit.
  init(_ code: PreparedCode, includesViews: Bool, limit: Int?, log: ((String) -> Void)?) {
    let solver = CodeSolver(code: code, limit: limit, log: log ?? { _ in })
    var roles = TypeRoles(
      code.program, code.conventions, includesViews: includesViews, corrected: code.corrected)
    var solution = solver.solve(roles)
    let unnamed = UnnamedFlows(solution: solution, roles: roles, conventions: code.conventions).find()
    if !unnamed.isEmpty {
      // The code of flows is followed further than that of others.
      roles = TypeRoles(
        code.program, code.conventions, includesViews: includesViews, corrected: code.corrected,
        proven: unnamed)
      solution = solver.solve(roles)
    }
    ProvenFlows(solution: solution, roles: roles, conventions: code.conventions).count()
    let navigators = Navigators(solution, roles).find()
    let ofScreens = ScreenCoordinators(solution, roles, navigators: navigators).find()
    roles.count(asNavigators: navigators)
    roles.count(asScreens: ofScreens)
    roles.count(asFactories: ViewFactories(solution, roles).find())
    (self.code, self.solution, self.roles) = (code, solution, roles)
  }
}

private struct CodeSolver {
  let code: PreparedCode
  let limit: Int?
  let log: (String) -> Void

  func solve(_ roles: TypeRoles) -> Solution {
    let interest = Interest(
      counts: { !roles[$0].isEmpty }, begins: { roles[$0].contains(.beginning) },
      decides: { roles.isFlow($0) || roles.tables.isTable($0) }, isOnScreen: roles.isFlowScreen,
      binds: {
        roles.stores.contains($0) || roles.modifierModels.contains($0) || roles.appStates.types.contains($0)
      },
      reports: roles.modelsOfFlowScreens.contains, contains: { roles[$0].contains(.container) },
      asked: roles.tables.asked, states: roles.statesOfViews.union(roles.appStates.names),
      shows: { roles.flowsOfViews[$0] != nil }, chooses: { roles.choiceBody($0) != nil })
    return Solver(code.program, semantics: code.semantics, interest: interest, limit: limit, log: log).solve()
  }
}
