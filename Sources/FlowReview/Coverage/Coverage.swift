public import FlowModel

/// The proportion of an app that is documented, and the proportion that traced runs have taken.
///
/// ```swift
/// let coverage = Coverage(of: graph)
/// coverage.documentation.percent                       // 83
/// coverage[.screen, .summary]?.missing.map(\.name)     // ["PaymentScreen"]
/// ```
public struct Coverage: Sendable {
  /// Each kind with each of its aspects that count.
  public let cells: [CoverageCell]

  /// Measures a graph and its facts.
  ///
  /// Owners, screenshots and traces count if the project has any, or if a floor is set for them.
  public init(
    of graph: FlowGraph, _ facts: CoverageFacts = CoverageFacts(),
    floors: CoverageFloors = CoverageFloors()
  ) {
    let items = CoverageItem.all(of: graph, facts)
    cells = CoverageKind.allCases.flatMap { kind in
      kind.aspects.map { CoverageCell.ID(kind, $0) }
        .filter { facts.isBegun($0.aspect, in: graph) || floors.asks(for: $0) }
        .map { CoverageCell($0, of: items) }
    }
  }

  /// The cell of a kind and an aspect; nil if it does not count.
  public subscript(kind: CoverageKind, aspect: CoverageAspect) -> CoverageCell? {
    cells.first { $0.id == CoverageCell.ID(kind, aspect) }
  }

  /// Everything that documents the app, as one share.
  public var documentation: CoverageShare { cells.filter { $0.id.aspect != .taken }.map(\.share).sum }

  /// Everything that traced runs could take, as one share; nil if it does not count.
  public var navigation: CoverageShare? {
    let taken = cells.filter { $0.id.aspect == .taken }
    return taken.isEmpty ? nil : taken.map(\.share).sum
  }

  /// The share of one aspect over all kinds; nil if it does not count.
  public func share(of aspect: CoverageAspect) -> CoverageShare? {
    let cells = cells.filter { $0.id.aspect == aspect }
    return cells.isEmpty ? nil : cells.map(\.share).sum
  }
}
