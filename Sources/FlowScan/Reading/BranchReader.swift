import SwiftSyntax

extension BodyReader {
  func read(_ expression: IfExprSyntax) -> Branching {
    var arms = [Branching.Arm(conditions: read(expression.conditions), body: read(expression.body))]
    switch expression.elseBody {
    case .ifExpr(let next):
      let rest = depth.enter(Branching(arms: [], isExhaustive: false)) { read(next) }
      return Branching(arms: arms + rest.arms, isExhaustive: rest.isExhaustive)
    case .codeBlock(let block):
      arms.append(Branching.Arm(conditions: [.otherwise], body: read(block)))
      return Branching(arms: arms, isExhaustive: true)
    default:
      return Branching(arms: arms, isExhaustive: false)
    }
  }

  func read(_ expression: SwitchExprSyntax) -> Branching {
    let subject = read(expression.subject)
    return Branching(arms: expression.cases.flatMap { arms($0, of: subject) }, isExhaustive: true)
  }

  private func arms(_ element: SwitchCaseListSyntax.Element, of subject: Expression) -> [Branching.Arm] {
    switch element {
    case .switchCase(let arm): return [read(arm, of: subject)]
    case .ifConfigDecl(let condition):
      return condition.clauses.flatMap { clause -> [Branching.Arm] in
        guard case .switchCases(let cases) = clause.elements else { return [] }
        return cases.flatMap { arms($0, of: subject) }
      }
    @unknown default: return []
    }
  }

  private func read(_ arm: SwitchCaseSyntax, of subject: Expression) -> Branching.Arm {
    let body = read(arm.statements)
    guard case .case(let label) = arm.label else { return .init(conditions: [.otherwise], body: body) }
    let demands = label.caseItems.compactMap { $0.whereClause.map { Condition.holds(read($0.condition)) } }
    let patterns = label.caseItems.map { read($0.pattern) }
    return .init(conditions: [.matches(subject, patterns)] + demands, body: body)
  }
}
