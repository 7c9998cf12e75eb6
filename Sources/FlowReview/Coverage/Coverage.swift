public import FlowModel

/// How much of an app is documented, and how much of it traced runs have taken.
///
/// ```swift
/// let coverage = Coverage(of: graph)
/// coverage.documentation.percent                       // 83
/// coverage[.screen, .summary]?.missing.map(\.name)     // ["PaymentScreen"]
/// ```
public struct Coverage: Sendable {
  /// Each kind with each aspect of it that counts.
  public let cells: [CoverageCell]

  /// Counts what the graph and the facts have.
  ///
  /// Owners, pictures and traces count where the project has any, or where somebody asks for them by a floor.
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

  /// A kind with an aspect of it; nil where that does not count.
  public subscript(kind: CoverageKind, aspect: CoverageAspect) -> CoverageCell? {
    cells.first { $0.id == CoverageCell.ID(kind, aspect) }
  }

  /// All that documents the app, as one share.
  public var documentation: CoverageShare { cells.filter { $0.id.aspect != .taken }.map(\.share).sum }

  /// All that traced runs could take, as one share; nil where that does not count.
  public var navigation: CoverageShare? {
    let taken = cells.filter { $0.id.aspect == .taken }
    return taken.isEmpty ? nil : taken.map(\.share).sum
  }

  /// How much of one aspect there is, whatever has it; nil where it does not count.
  public func share(of aspect: CoverageAspect) -> CoverageShare? {
    let cells = cells.filter { $0.id.aspect == aspect }
    return cells.isEmpty ? nil : cells.map(\.share).sum
  }
}
