import Testing

/// A way in which a flow shows a screen: it is pushed, whichever it is.
struct ShowingWay: Sendable, CustomTestStringConvertible {
  let name: String
  var testDescription: String { name }
  /// The types that stand beside the flow.
  var types = ""
  /// The flow's own properties.
  let members: String
  /// What stands before and after the screen that is shown.
  let head: String
  let foot: String

  func show(_ screen: String) -> String { head + screen + foot }

  static let plain = ShowingWay(
    name: "a navigation controller",
    members: "private let navigation = UINavigationController()",
    head: "navigation.pushViewController(", foot: ", animated: true)")

  static let all: [ShowingWay] = [
    plain,
    ShowingWay(
      name: "a router",
      types: """
        final class ScreenRouter {
          private let navigation: UINavigationController
          init(navigation: UINavigationController) { self.navigation = navigation }
          func display(_ screen: UIViewController) { navigation.pushViewController(screen, animated: true) }
        }
        """,
      members: "private let router = ScreenRouter(navigation: UINavigationController())",
      head: "router.display(", foot: ")"),
    ShowingWay(
      name: "a router behind a protocol",
      types: """
        protocol ScreenRouting: AnyObject { func display(_ screen: UIViewController) }
        final class ScreenRouter: ScreenRouting {
          private let navigation: UINavigationController
          init(navigation: UINavigationController) { self.navigation = navigation }
          func display(_ screen: UIViewController) { navigation.pushViewController(screen, animated: true) }
        }
        """,
      members: "private let router: ScreenRouting = ScreenRouter(navigation: UINavigationController())",
      head: "router.display(", foot: ")"),
    ShowingWay(
      name: "a protocol that the navigation controller conforms to",
      types: """
        protocol ScreenRouting: AnyObject { func display(_ screen: UIViewController) }
        extension UINavigationController: ScreenRouting {
          func display(_ screen: UIViewController) { pushViewController(screen, animated: true) }
        }
        """,
      members: "private let router: ScreenRouting = UINavigationController()",
      head: "router.display(", foot: ")"),
    ShowingWay(
      name: "a protocol with the navigation controller's own method",
      types: """
        protocol ScreenRouting: AnyObject {
          func pushViewController(_ screen: UIViewController, animated: Bool)
        }
        extension UINavigationController: ScreenRouting {}
        """,
      members: "private let router: ScreenRouting = UINavigationController()",
      head: "router.pushViewController(", foot: ", animated: true)"),
    ShowingWay(
      name: "a router erased by its methods",
      types: """
        protocol Showable { var screen: UIViewController? { get } }
        extension UIViewController: Showable { var screen: UIViewController? { self } }
        protocol ScreenRouter: AnyObject {
          func display(_ module: Showable?, animated: Bool)
          func cover(_ module: Showable?)
        }
        extension ScreenRouter { func display(_ module: Showable?) { display(module, animated: true) } }
        extension UINavigationController: ScreenRouter {
          func display(_ module: Showable?, animated: Bool) {
            guard let screen = module?.screen else { return }
            pushViewController(screen, animated: animated)
          }
          func cover(_ module: Showable?) {
            guard let screen = module?.screen else { return }
            present(screen, animated: true)
          }
        }
        final class AnyScreenRouter: ScreenRouter {
          private let _display: (Showable?, Bool) -> Void
          private let _cover: (Showable?) -> Void
          init<Router: ScreenRouter>(_ base: Router) {
            _display = base.display(_:animated:)
            _cover = base.cover
          }
          func display(_ module: Showable?, animated: Bool) { _display(module, animated) }
          func cover(_ module: Showable?) { _cover(module) }
        }
        """,
      members: "private let router = AnyScreenRouter(UINavigationController())",
      head: "router.display(", foot: ")"),
    ShowingWay(
      name: "a type-erased router",
      types: """
        protocol ScreenRouting { func display(_ screen: UIViewController) }
        struct ScreenRouter: ScreenRouting {
          let navigation: UINavigationController
          func display(_ screen: UIViewController) { navigation.pushViewController(screen, animated: true) }
        }
        struct AnyScreenRouter: ScreenRouting {
          private let displaying: (UIViewController) -> Void
          init<Router: ScreenRouting>(_ router: Router) { displaying = router.display }
          func display(_ screen: UIViewController) { displaying(screen) }
        }
        """,
      members:
        "private let router = AnyScreenRouter(ScreenRouter(navigation: UINavigationController()))",
      head: "router.display(", foot: ")"),
  ]
}
