/// The columns of a flow; a navigator shows them as one entry.
@MainActor public final class SplitView: Presentable {
  /// One column.
  @MainActor public struct Column {
    /// Which one it is.
    public let column: SplitColumn
    /// The column's stack.
    public let navigator: any Navigator
  }

  /// The columns that routes of the flow lead to, from the first to the last.
  public internal(set) var columns: [Column] = []
  /// The column to which a route led last; a narrow screen shows it alone.
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
