#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// The controller of a split view.
  final class FlowSplitViewController: UISplitViewController {
    private(set) var split: SplitView?

    /// Makes a controller with as many columns as routes lead to.
    static func of(_ split: SplitView, onChange: @escaping @MainActor () -> Void) -> FlowSplitViewController {
      let isTriple = split.columns.contains { $0.column == .supplementary }
      let controller = FlowSplitViewController(style: isTriple ? .tripleColumn : .doubleColumn)
      controller.split = split
      split.onShow = { [weak controller] column in
        onChange()
        controller?.show(column.onUIKit)
      }
      return controller
    }

    /// Updates the columns.
    func draw() {
      for column in split?.columns ?? [] {
        guard let wanted = (column.navigator as? UIKitNavigator)?.controller else { continue }
        let place = column.column.onUIKit
        if viewController(for: place) !== wanted { setViewController(wanted, for: place) }
      }
    }
  }

  extension SplitColumn {
    fileprivate var onUIKit: UISplitViewController.Column {
      switch self {
      case .primary: .primary
      case .supplementary: .supplementary
      case .secondary: .secondary
      }
    }
  }

  extension UIViewController {
    /// The split view that this controller only exists to hold.
    var heldSplit: FlowSplitViewController? { children.first as? FlowSplitViewController }
  }
#endif
