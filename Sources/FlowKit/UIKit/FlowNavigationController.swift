#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  /// The controller of one stack, which tells its navigator about changes made by the user and others.
  ///
  /// It is its own delegate; an app that needs the delegate's calls overrides them here and calls `super`.
  open class FlowNavigationController: UINavigationController, UINavigationControllerDelegate,
    UIAdaptivePresentationControllerDelegate
  {
    weak var navigator: UIKitNavigator?

    /// Called after a push or a pop, but not after a cancelled swipe.
    open func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      navigator?.drawWindow()
    }

    /// Called after a swipe or a tap beside a modal.
    open func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      navigator?.noticeDismissal(of: presentationController.presentedViewController)
    }

    /// Called when the window appears, and again when a swipe is cancelled.
    open override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      navigator?.drawWindow()
    }

    /// Also called when others have dismissed the modal.
    open override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if isBeingDismissed { navigator?.noticeDismissal(of: self) }
    }
  }
#endif
