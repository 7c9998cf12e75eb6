#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  /// A view controller that decides where the parts embedded in it stand; without it they fill its view.
  @MainActor public protocol EmbeddingController: UIViewController {
    /// Puts the view of a part, which is a child by then, where it belongs.
    func place(_ part: UIViewController)
  }

  extension UIViewController {
    /// Shows another controller inside this one, where it is not there yet.
    func embed(_ part: UIViewController) {
      guard part.parent !== self else { return }
      addChild(part)
      if let place = (self as? any EmbeddingController)?.place { place(part) } else { fill(with: part) }
      part.didMove(toParent: self)
    }

    private func fill(with part: UIViewController) {
      part.view.frame = view.bounds
      part.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(part.view)
    }

    func leaveParent() {
      guard parent != nil else { return }
      view.removeFromSuperview()
      removeFromParent()
    }
  }
#endif
