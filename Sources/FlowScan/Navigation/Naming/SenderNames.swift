import SwiftFacts
import ValueFlow

/// The names of functions whose first word only says who calls them: `catalogue(_:didSelect:)`.
struct SenderNames {
  private let solution: Solution
  private var program: SourceProgram { solution.program }

  init(_ solution: Solution) { self.solution = solution }

  /// The name with the labels, if the function that an instance runs is named after its first parameter, the sender.
  func wholeName(of instance: InstanceIndex) -> Name? {
    guard case .function(let number) = solution.template(instance).kind else { return nil }
    let function = program.functions[Int(number)]
    guard function.parameters.count > 1, function.parameters[0].label == 0 || isBlank(function.parameters[0]),
      !isBlank(function.parameters[1]), isSender(function.parameters[0], of: function)
    else { return nil }
    let labels = function.parameters.map { isBlank($0) ? "_:" : program.name($0.label) + ":" }
    return program.number("\(program.name(function.name))(\(labels.joined()))")
  }

  /// The name without labels.
  static func base(of trigger: String) -> String {
    trigger.split(separator: "(", maxSplits: 1).first.map(String.init) ?? trigger
  }

  private func isBlank(_ parameter: ParameterInfo) -> Bool {
    ["", "_"].contains(program.name(parameter.label))
  }

  /// Tells whether a function has the name of its parameter, or one that its type is named after.
  private func isSender(_ parameter: ParameterInfo, of function: FunctionInfo) -> Bool {
    let base = program.name(function.name)
    if program.name(parameter.name) == base { return true }
    let word = base.prefix(1).uppercased() + base.dropFirst()
    let type = program.text(of: parameter.type, in: function.file)
    guard let range = type.firstRange(of: word) else { return false }
    return range.upperBound == type.endIndex || !type[range.upperBound].isLowercase
  }
}
