/// The columns of a flow; a navigator shows them as one entry.
@MainActor public final class SplitView: Presentable {
  /// One column.
  @MainActor public struct Column {
    /// The column's position.
    public let column: SplitColumn
    /// The column's stack.
    public let navigator: any Navigator
  }

  /// The columns that routes of the flow lead to, from the first to the last.
  public internal(set) var columns: [Column] = []
  /// The column of the last route; a narrow screen only shows this one.
  public private(set) var front = SplitColumn.primary
  /// Called with the column to which a route led; for navigators.
  public var onShow: (@MainActor (SplitColumn) -> Void)?

  func bringToFront(_ column: SplitColumn) {
    front = column
    onShow?(column)
  }

  func navigator(of column: SplitColumn) -> (any Navigator)? {
    columns.first { $0.column == column }?.navigator
  }
}
