import Testing

/// A way in which a flow comes by a screen: the same screen is shown, whichever it is.
struct MakingWay: Sendable, CustomTestStringConvertible {
  let name: String
  var testDescription: String { name }
  /// The types that stand beside the flow.
  var types = ""
  /// The flow's own properties.
  var members = ""
  /// The list and the detail, as the flow writes them.
  var list = "ListController()"
  var detail = "DetailController()"

  static let plain = MakingWay(name: "made in place")

  static let all: [MakingWay] = [
    plain,
    MakingWay(
      name: "a factory",
      types: """
        enum ScreenFactory {
          static func makeList() -> ListController { ListController() }
          static func makeDetail() -> DetailController { DetailController() }
        }
        """,
      list: "ScreenFactory.makeList()", detail: "ScreenFactory.makeDetail()"),
    MakingWay(
      name: "a factory behind a protocol",
      types: """
        protocol ScreenMaking {
          func makeList() -> ListController
          func makeDetail() -> UIViewController
        }
        struct ScreenMaker: ScreenMaking {
          func makeList() -> ListController { ListController() }
          func makeDetail() -> UIViewController { DetailController() }
        }
        """,
      members: "private let maker: ScreenMaking = ScreenMaker()",
      list: "maker.makeList()", detail: "maker.makeDetail()"),
    MakingWay(
      name: "a container",
      types: """
        final class ScreenContainer {
          private var makers: [String: () -> UIViewController] = [:]
          func register<Screen: UIViewController>(_ type: Screen.Type, _ make: @escaping () -> Screen) {
            makers[String(describing: type)] = make
          }
          func resolve<Screen: UIViewController>(_ type: Screen.Type) -> Screen {
            makers[String(describing: type)]!() as! Screen
          }
        }
        """,
      members: """
        private let container: ScreenContainer = {
            let container = ScreenContainer()
            container.register(ListController.self) { ListController() }
            container.register(DetailController.self) { DetailController() }
            return container
          }()
        """,
      list: "container.resolve(ListController.self)", detail: "container.resolve(DetailController.self)"),
    MakingWay(
      name: "a lazy var",
      members: """
        private lazy var listController = ListController()
          private lazy var detailController: UIViewController = DetailController()
        """,
      list: "listController", detail: "detailController"),
  ]
}
