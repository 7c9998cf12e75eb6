import SwiftSyntax

/// The parts of `a = b ?? c ? d : e` with the role of each, asked of the tree only once.
struct SequenceParts {
  enum Sign: Equatable {
    case value, assignment, ternary, cast, isType
    /// An operator with its looseness; 0 binds least tightly.
    case binary(Int)
  }

  let elements: [ExprSyntax]
  let signs: [Sign]

  init(_ elements: [ExprSyntax]) {
    self.elements = elements
    signs = elements.map { element in
      switch element.as(ExprSyntaxEnum.self) {
      case .assignmentExpr: .assignment
      case .unresolvedTernaryExpr: .ternary
      case .unresolvedIsExpr: .isType
      case .unresolvedAsExpr: .cast
      case .binaryOperatorExpr(let sign): .binary(Self.looseness(of: sign.operator.text))
      default: .value
      }
    }
  }

  private static let loosestFirst: [Set<String>] = [
    ["||"], ["&&"], ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "~="], ["??"],
  ]

  private static func looseness(of sign: String) -> Int {
    loosestFirst.firstIndex { $0.contains(sign) } ?? loosestFirst.count
  }

  /// The index of the loosest operator, the last if there are several.
  func loosest(in range: Range<Int>) -> Int? {
    var found: (place: Int, looseness: Int)?
    for place in range {
      guard case .binary(let looseness) = signs[place], looseness <= found?.looseness ?? .max else {
        continue
      }
      found = (place, looseness)
    }
    return found?.place
  }
}
