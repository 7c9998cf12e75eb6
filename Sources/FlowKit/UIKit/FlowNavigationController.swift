#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  /// The controller of one stack, which tells its navigator what the user and others do to it.
  ///
  /// It is its own delegate; an app that needs the delegate's calls overrides them here and calls `super`.
  open class FlowNavigationController: UINavigationController, UINavigationControllerDelegate,
    UIAdaptivePresentationControllerDelegate
  {
    weak var navigator: UIKitNavigator?

    /// Comes after a push or a pop, and not after a swipe that was given up.
    open func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      navigator?.drawWindow()
    }

    /// Comes after a swipe or a tap beside a modal.
    open func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      navigator?.noticeDismissal(of: presentationController.presentedViewController)
    }

    /// Comes when the window is there, and again when a swipe was given up.
    open override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      navigator?.drawWindow()
    }

    /// Comes also when others have dismissed the modal.
    open override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if isBeingDismissed { navigator?.noticeDismissal(of: self) }
    }
  }
#endif
