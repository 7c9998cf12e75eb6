internal import FlowModel

/// The ways of values through the code.
extension PageContext {
  func why(_ steps: [CodeStep]) -> [CodeStepRow] {
    steps.map { step in
      CodeStepRow(
        kind: step.kind.rawValue, kindName: step.kind.name, text: shown(step.text), isCode: step.kind.isCode,
        place: place(step.location))
    }
  }
}

extension CodeStep.Kind {
  fileprivate var name: String {
    switch self {
    case .made: "Made"
    case .fetched: "Fetched"
    case .assumed: "Assumed"
    case .handed: "Passed on"
    case .shown: "Shown"
    case .started: "Started"
    case .declared: "Declared"
    case .corrected: "Corrected"
    case .unknown: "Unknown"
    case .ends: "Ends"
    }
  }

  /// The other kinds are remarks in words.
  fileprivate var isCode: Bool { self == .made || self == .handed || self == .shown }
}
