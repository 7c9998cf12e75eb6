public import FlowModel

/// How much must be covered, in percent; what is not named may be covered as little as it is.
public struct CoverageFloors: Hashable, Sendable {
  /// All that documents the app, as one share.
  public var documentation: Int?
  /// All that traced runs could take, as one share.
  public var navigation: Int?
  /// One kind with one aspect.
  public var cells: [CoverageCell.ID: Int] = [:]

  /// Asks for nothing.
  public init() {}

  /// Whether anything is asked for.
  public var isEmpty: Bool { self == CoverageFloors() }

  /// Whether somebody asks for a cell, or for all cells of its sort.
  func asks(for id: CoverageCell.ID) -> Bool {
    cells[id] != nil || (id.aspect == .taken && navigation != nil)
  }
}

/// What is asked of a coverage.
public enum CoverageSort: Sendable {
  /// What documents the app.
  case documentation
  /// What traced runs take.
  case navigation
}

extension CoverageFloors {
  /// The floors of one sort.
  public func only(_ sort: CoverageSort) -> CoverageFloors {
    var floors = CoverageFloors()
    if sort == .documentation { floors.documentation = documentation } else { floors.navigation = navigation }
    floors.cells = cells.filter { ($0.key.aspect == .taken) == (sort == .navigation) }
    return floors
  }
}

extension Coverage {
  /// An error for each floor that is not reached, with notes for what is missing there.
  public func findings(below floors: CoverageFloors) -> [Finding] {
    let wholes = [
      Self.finding(documentation, floors.documentation, "of what documents the app is there"),
      Self.finding(navigation, floors.navigation, "of the navigation was taken by traced runs"),
    ]
    return wholes.compactMap(\.self) + cells.flatMap { $0.findings(below: floors.cells[$0.id]) }
  }

  private static func finding(_ share: CoverageShare?, _ floor: Int?, _ words: String) -> Finding? {
    guard let share, let floor, !share.reaches(floor) else { return nil }
    return Finding(
      rule: "coverage-low", severity: .error, message: "\(share.percent) % \(words); \(floor) % is the least",
      remedy: "flowdoc coverage --missing lists what is missing.")
  }
}

extension CoverageCell {
  fileprivate func findings(below floor: Int?) -> [Finding] {
    guard let floor, !share.reaches(floor) else { return [] }
    let low = Finding(
      rule: "coverage-low", severity: .error,
      message: "\(words): \(share.percent) %, and \(floor) % is the least", remedy: id.aspect.remedy)
    return [low] + notes
  }
}
