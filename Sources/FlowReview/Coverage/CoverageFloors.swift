public import FlowModel

/// The minimum coverage, in percent; an aspect without a floor may have any.
public struct CoverageFloors: Hashable, Sendable {
  /// The floor for everything that documents the app.
  public var documentation: Int?
  /// The floor for everything that traced runs could take.
  public var navigation: Int?
  /// The floors for single cells.
  public var cells: [CoverageCell.ID: Int] = [:]

  /// Sets no floors.
  public init() {}

  /// Whether no floor is set.
  public var isEmpty: Bool { self == CoverageFloors() }

  /// Whether a floor is set for a cell, or for all cells of its sort.
  func asks(for id: CoverageCell.ID) -> Bool {
    cells[id] != nil || (id.aspect == .taken && navigation != nil)
  }
}

/// The two halves of coverage.
public enum CoverageSort: Sendable {
  /// Documentation: summaries, owners, examples, screenshots.
  case documentation
  /// Navigation that traced runs have taken.
  case navigation
}

extension CoverageFloors {
  /// The floors for one half.
  public func only(_ sort: CoverageSort) -> CoverageFloors {
    var floors = CoverageFloors()
    if sort == .documentation { floors.documentation = documentation } else { floors.navigation = navigation }
    floors.cells = cells.filter { ($0.key.aspect == .taken) == (sort == .navigation) }
    return floors
  }
}

extension Coverage {
  /// An error for each floor that is not reached, with notes about the missing items.
  public func findings(below floors: CoverageFloors) -> [Finding] {
    let wholes = [
      Self.finding(documentation, floors.documentation, "of the documentation is present"),
      Self.finding(navigation, floors.navigation, "of the navigation was covered by traced runs"),
    ]
    return wholes.compactMap(\.self) + cells.flatMap { $0.findings(below: floors.cells[$0.id]) }
  }

  private static func finding(_ share: CoverageShare?, _ floor: Int?, _ words: String) -> Finding? {
    guard let share, let floor, !share.reaches(floor) else { return nil }
    return Finding(
      rule: "coverage-low", severity: .error,
      message: "\(share.percent) % \(words); the minimum is \(floor) %",
      remedy: "flowdoc coverage --missing lists what is missing.")
  }
}

extension CoverageCell {
  fileprivate func findings(below floor: Int?) -> [Finding] {
    guard let floor, !share.reaches(floor) else { return [] }
    let low = Finding(
      rule: "coverage-low", severity: .error,
      message: "\(words): \(share.percent) %; the minimum is \(floor) %", remedy: id.aspect.remedy)
    return [low] + notes
  }
}
