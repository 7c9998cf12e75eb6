// Apple documents these declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public final class UIImage {
  public let name: String

  public init?(named name: String) { return nil }
  public init?(systemName name: String) { self.name = name }
}

@MainActor open class UIResponder: NSObject {}

@MainActor open class UIView: UIResponder {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }

  @HiddenWeak public private(set) var superview: UIView?
  @Hidden public private(set) var subviews: [UIView] = []
  public var frame = CGRect.zero
  public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  public var autoresizingMask: AutoresizingMask = []
  @HiddenWeak var owner: UIViewController?

  /// A view is in a window where its controller is, and nothing covers it.
  public var window: UIWindow? { owner?.isCovered == false ? owner?.windowShownIn : nil }

  public func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }

  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
}

open class UIWindow: UIView {
  @Hidden public var rootViewController: UIViewController?
  public private(set) var isKeyAndVisible = false

  public func makeKeyAndVisible() {
    isKeyAndVisible = true
    rootViewController?.homeWindow = self
    rootViewController?.viewDidAppear(false)
  }
}
