/// What all modules share: the coordinators' protocol and base, the router, the links.
enum CoreModule {
  static let module = Monorepo.Module(
    name: "Core", imports: [],
    files: [
      "Sources/Core/Coordinator.swift": coordinator, "Sources/Core/Router.swift": router,
      "Sources/Core/AppLink.swift": link, "Sources/Core/BaseViewController.swift": screens,
      "Sources/Core/Injected.swift": container,
      "Sources/Core/Money.swift": "public struct Money: Equatable { public var cents: Int }\n",
    ])

  private static let coordinator = """
    public protocol Coordinator: AnyObject {
      func start()
    }

    /// Keeps its children.
    open class BaseCoordinator: Coordinator {
      public private(set) var children: [Coordinator] = []
      public init() {}
      open func start() {}
      public func store(_ child: Coordinator) { children.append(child) }
      public func free(_ child: Coordinator) { children.removeAll { $0 === child } }
    }

    """

  private static let router = """
    import UIKit

    public protocol Router: AnyObject {
      func push(_ screen: UIViewController)
      func present(_ screen: UIViewController)
      func setRoot(_ screen: UIViewController)
      func pop()
    }

    public final class NavigationRouter: Router {
      private let navigation: UINavigationController
      public init(navigation: UINavigationController) { self.navigation = navigation }
      public func push(_ screen: UIViewController) { navigation.pushViewController(screen, animated: true) }
      public func present(_ screen: UIViewController) { navigation.present(screen, animated: true) }
      public func setRoot(_ screen: UIViewController) { navigation.setViewControllers([screen], animated: false) }
      public func pop() { navigation.popViewController(animated: true) }
    }

    """

  private static let container = """
    /// Finds what the app registered.
    @propertyWrapper public struct Injected<Value> {
      public init() {}
      public var wrappedValue: Value { Registered.values["\\(Value.self)"] as! Value }
    }

    public enum Registered { nonisolated(unsafe) public static var values: [String: Any] = [:] }

    """

  private static let link = """
    import Foundation

    /// Where a URL leads; its scheme stands in the app's Info.plist alone.
    public enum AppDeepLink {
      case order(id: String)
      case profile
      case help

      public init?(url: URL) {
        switch url.host {
        case "orders": self = .order(id: url.lastPathComponent)
        case "profile": self = .profile
        case "help": self = .help
        default: return nil
        }
      }
    }

    """

  private static let screens = """
    import UIKit

    open class BaseViewController: UIViewController {
      public var onClose: (() -> Void)?
      @objc func close() { onClose?() }
    }

    """
}
