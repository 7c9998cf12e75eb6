#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  // The modals of the window. UIKit accepts one change at a time; the next is made when it is done.

  extension UIKitNavigator {
    /// Presents or dismisses the first modal in which UIKit differs from the wanted state.
    func drawModals(animated: Bool) {
      guard !isMoving, isInWindow else { return }
      var base: UIViewController = controller
      for case let modal as UIKitNavigator in modals {
        base = base.endOfOthers(than: presented)
        guard let face = modal.face else { return }
        if let up = base.presentedViewController, up !== face {
          return takeDown(from: base, animated: animated)
        }
        if base.presentedViewController == nil { return put(face, on: base, modal, animated: animated) }
        base = face
      }
      base = base.endOfOthers(than: presented)
      if base.presentedViewController != nil {
        takeDown(from: base, animated: animated)
      }
    }

    /// Whether UIKit can present; a cover removes the view below it from the window while it is up.
    private var isInWindow: Bool {
      controller.view.window != nil || controller.presentedViewController != nil
    }

    /// The controller that is presented for a modal.
    private var face: UIViewController? {
      isPlain ? entries.last.map(page) : controller
    }

    private func put(
      _ face: UIViewController, on base: UIViewController, _ modal: UIKitNavigator, animated: Bool
    ) {
      guard isStill(base) else { return }
      configure(face, modal.style ?? .sheet, over: base)
      face.rest(at: modal.detents)
      isMoving = true
      presented.append(face)
      base.present(face, animated: animated) { [weak self] in self?.arrive() }
      // UIKit does not report a refusal.
      guard base.presentedViewController !== face else { return }
      isMoving = false
      presented.removeAll { $0 === face }
    }

    private func takeDown(from base: UIViewController, animated: Bool) {
      guard let up = base.presentedViewController, isStill(up) else { return }
      presented = Array(presented.prefix { $0 !== up })
      isMoving = true
      base.dismiss(animated: animated) { [weak self] in self?.arrive() }
    }

    /// Whether a controller is at rest; if the user or others are moving it, pending changes are drawn afterwards.
    private func isStill(_ controller: UIViewController) -> Bool {
      guard controller.isBeingPresented || controller.isBeingDismissed else { return true }
      if let coordinator = controller.transitionCoordinator, coordinator !== movingOthers {
        movingOthers = coordinator
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.drawModals(animated: true) }
      }
      return false
    }

    private func arrive() {
      isMoving = false
      drawWindow()
    }

    private func configure(_ face: UIViewController, _ style: ModalStyle, over base: UIViewController) {
      if let wanted = style.presentation { face.modalPresentationStyle = wanted }
      if style == .popover, let popover = face.popoverPresentationController {
        // A popover without an anchor traps; `prepare` may choose a better one.
        popover.sourceView = base.view
        popover.sourceRect = base.view.bounds
      }
      face.presentationController?.delegate = controller
      screens.prepare(face, style)
    }
  }

  extension UIKitNavigator {
    /// Removes a modal that the user or others have dismissed.
    func noticeDismissal(of gone: UIViewController) {
      guard let window else { return }
      if let index = window.presented.firstIndex(of: gone) {
        let all = window.presented[index...]
        window.presented.removeSubrange(index...)
        window.loseModal { modal in all.contains { $0 === modal.face } }
      }
      window.drawWindow()
    }

    /// Removes the modals that disappeared without a notification.
    func noticeDismissals() {
      guard !isMoving, let index = presented.firstIndex(where: { $0.presentingViewController == nil }) else {
        return
      }
      noticeDismissal(of: presented[index])
    }

    private func loseModal(where isGone: (UIKitNavigator) -> Bool) {
      let modal = modals.lazy.compactMap { $0 as? UIKitNavigator }.first(where: isGone)
      if let modal { modal.lose(modal.entries) }
    }
  }

  extension UIViewController {
    /// The controller that presents the next modal, on top of anything presented by others.
    fileprivate func endOfOthers(than ours: [UIViewController]) -> UIViewController {
      var end = self
      while let next = end.presentedViewController, !ours.contains(next) { end = next }
      return end
    }
  }

  extension ModalStyle {
    /// The UIKit style; nil to keep the controller's own.
    fileprivate var presentation: UIModalPresentationStyle? {
      switch self {
      case .sheet: .pageSheet
      case .formSheet: .formSheet
      case .cover: .fullScreen
      case .popover: .popover
      case .alert, .system, .custom: nil
      }
    }
  }
#endif
