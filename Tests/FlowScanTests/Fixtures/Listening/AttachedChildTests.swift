import Testing

/// Children that a base class starts for all flows, by a function of any name.
@Suite struct AttachedChildTests {
  @Test func onlyWhoAttachesAChildAsksForWhatItBeginsWith() {
    expectGraph(
      """
      class TreeRouter {
        private var children: [TreeRouter] = []
        func load() { didLoad() }
        func didLoad() {}
        func attach(_ child: TreeRouter) {
          children.append(child)
          child.load()
        }
      }
      final class RoomRouter: TreeRouter {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        override func didLoad() { navigation.pushViewController(RoomController(), animated: true) }
      }
      final class LampRouter: TreeRouter {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        override func didLoad() { navigation.present(LampController(), animated: true) }
      }
      final class HouseRouter: TreeRouter {
        let navigation = UINavigationController()
        override func didLoad() {
          let house = HouseController()
          house.onRoom = { [weak self] in self?.showRoom() }
          navigation.pushViewController(house, animated: false)
        }
        func showRoom() { attach(RoomRouter(navigation: navigation)) }
        func open(_ url: URL) { if url.host == "lamp" { attach(LampRouter(navigation: navigation)) } }
      }
      final class HouseController: UIViewController {
        var onRoom: (() -> Void)?
        @objc func roomTapped() { onRoom?() }
      }
      final class RoomController: UIViewController {}
      final class LampController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let house = HouseRouter()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          house.load()
        }
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          if let url = contexts.first?.url { house.open(url) }
        }
      }
      """,
      """
      RoomRouter
      > didLoad -push-> RoomController
      LampRouter
        didLoad -present-> LampController
        *://lamp -attach-> didLoad
      HouseRouter entry
      > didLoad -push-> HouseController
        showRoom -start-> [RoomRouter]
        open(url: URL) -start-> [LampRouter]
        *://lamp --> open
        HouseController -onRoom-> showRoom
      """)
  }
}
