public import FlowModel

extension Finding {
  /// Whether the finding says that a scan found no flows.
  public var isNothingFound: Bool { rule == "no-flows" && severity == .error }

  /// Reduces the finding to a note unless the sources are all there is: other files may have flows.
  func told(ofAll isAll: Bool) -> Finding {
    guard isNothingFound, !isAll else { return self }
    var finding = self
    finding.severity = .note
    return finding
  }
}
