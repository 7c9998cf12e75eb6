// Apple documents these declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }

  public let style: Style
  public private(set) var shownColumns: [Column] = []
  @Hidden private var columns: [Column: UIViewController] = [:]

  public init(style: Style) { self.style = style }

  public convenience override init() { self.init(style: .unspecified) }

  open var viewControllers: [UIViewController] {
    get { [Column.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      if style != .unspecified { Complaints.add("sets all columns of a split view that has a style") }
      for (column, controller) in zip([Column.primary, .secondary], newValue) { put(controller, in: column) }
    }
  }

  open func setViewController(_ controller: UIViewController?, for column: Column) {
    if isForbidden(column) { return Complaints.add("has no such column") }
    put(controller, in: column)
  }

  open func viewController(for column: Column) -> UIViewController? {
    if isForbidden(column) { Complaints.add("has no such column") }
    return columns[column]
  }

  open func show(_ column: Column) { shownColumns.append(column) }

  private func isForbidden(_ column: Column) -> Bool {
    style == .unspecified || style == .doubleColumn && column == .supplementary
  }

  private func put(_ controller: UIViewController?, in column: Column) {
    if let old = columns[column], old !== controller { old.removeFromParent() }
    columns[column] = controller
    if let controller, controller.parent !== self { addChild(controller) }
  }
}
