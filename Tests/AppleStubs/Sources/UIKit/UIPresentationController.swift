// Apple documents these declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

@MainActor open class UIPresentationController: NSObject {
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  public private(set) unowned var presentedViewController: UIViewController

  init(_ presented: UIViewController) { presentedViewController = presented }

  func tellDismissed() { delegate?.presentationControllerDidDismiss(self) }
}

public final class UIPopoverPresentationController: UIPresentationController {
  public var sourceView: UIView?
  public var sourceRect = CGRect.zero
}

public final class UISheetPresentationController: UIPresentationController {
  @MainActor public final class Detent: NSObject {
    public let identifier: String
    public static func medium() -> Detent { Detent("medium") }
    public static func large() -> Detent { Detent("large") }

    public static func custom(
      identifier: String? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(resolver(Whole()).map { "\($0)" } ?? "none")
    }

    private init(_ identifier: String) { self.identifier = identifier }
  }

  /// A sheet of which all is 800 points high.
  private struct Whole: UISheetPresentationControllerDetentResolutionContext {
    let maximumDetentValue: CGFloat = 800
  }

  public var detents = [Detent.large()]
}

@MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
  var maximumDetentValue: CGFloat { get }
}

@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}
