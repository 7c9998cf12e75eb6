internal import FlowModel

/// The kinds of steps in words.
extension CodeStep.Kind {
  var name: String {
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
  var isCode: Bool { self == .made || self == .handed || self == .shown }
}
