public import FlowModel

extension Finding {
  /// Whether it says that a scan found nothing.
  public var saysNothingFound: Bool { rule == "no-flows" && severity == .error }

  /// That sources have no flow is no error where other files tell of flows.
  func told(ofAll isAll: Bool) -> Finding {
    guard saysNothingFound, !isAll else { return self }
    var finding = self
    finding.severity = .note
    return finding
  }
}
