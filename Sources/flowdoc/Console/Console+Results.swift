import FlowDriver
import FlowModel

extension Console {
  /// Writes a result to a file, or prints it if none is named.
  func deliver(_ text: String, to path: String?) throws {
    guard let path, path != "-" else { return print(text) }
    try OutputFile.write(text, to: path)
  }

  /// Reports findings, each with its remedy.
  func report(_ findings: [Finding]) {
    for finding in findings {
      let place = finding.location.map { "\(Self.inert("\($0)")): " } ?? ""
      let severity = painted("\(finding.severity.rawValue):", finding.severity.color)
      report("\(place)\(severity) \(Self.oneLine(finding.message)) [\(finding.rule)]")
      if !finding.remedy.isEmpty { report("  \(Self.oneLine(finding.remedy))") }
    }
  }
}

extension Finding.Severity {
  fileprivate var color: Console.Color {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
  }
}
