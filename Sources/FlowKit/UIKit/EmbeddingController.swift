#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  /// A view controller that lays out the parts embedded in it; by default they fill its view.
  @MainActor public protocol EmbeddingController: UIViewController {
    /// Lays out the view of a part, which is already a child.
    func place(_ part: UIViewController)
  }

  extension UIViewController {
    /// Embeds another controller, unless that was done before.
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
