import Testing

/// Containers of the source that keep objects by type, as those of libraries do.
@Suite struct OwnContainerTests {
  /// A flow that keeps the container makes nothing of what others ask that for.
  @Test func theFlowThatKeepsTheContainerShowsNothingOfIt() {
    expectGraph(
      Self.container + """
        final class FeedController: UIViewController {}
        final class ChatController: UIViewController {
          private let router: ChatRouter
          init(router: ChatRouter) { self.router = router }
          @objc func photo() { router.showPhoto() }
        }
        final class PhotoController: UIViewController {}
        final class ChatRouter {
          weak var page: UIViewController?
          func showPhoto() { page?.present(PhotoController(), animated: true) }
        }
        struct TalkAssembly {
          func assemble(_ container: Container) {
            container.register(FeedController.self) { _ in FeedController() }
            container.register(ChatController.self) { _ in
              let router = ChatRouter()
              let page = ChatController(router: router)
              router.page = page
              return page
            }
          }
        }
        final class AppCoordinator {
          let navigation = UINavigationController()
          private let container = Container()
          func start() {
            TalkAssembly().assemble(container)
            TalkCoordinator(navigation: navigation, resolver: container).start()
          }
        }
        final class TalkCoordinator {
          let navigation: UINavigationController
          let resolver: Resolver
          init(navigation: UINavigationController, resolver: Resolver) {
            self.navigation = navigation
            self.resolver = resolver
          }
          func start() { navigation.pushViewController(resolver.get(FeedController.self), animated: false) }
          func showChat() { navigation.pushViewController(resolver.get(ChatController.self), animated: true) }
        }
        """,
      """
      ChatRouter
        showPhoto -present-> PhotoController
        ChatController -showPhoto-> showPhoto
      AppCoordinator
      > start -start-> [TalkCoordinator]
      TalkCoordinator
      > start -push-> FeedController
        showChat -push-> ChatController [ChatRouter]
      """)
  }

  @Test func eachFlowShowsTheScreensThatItAsksAContainerFor() {
    expectGraph(
      Self.container + """
        final class Session {}
        final class ListController: UIViewController {
          var onSelect: ((String) -> Void)?
          init(session: Session) {}
          func rowTapped() { onSelect?("1") }
        }
        final class DetailController: UIViewController {
          let id: String
          init(id: String) { self.id = id }
        }
        final class HelpController: UIViewController {}
        struct ShopAssembly {
          func assemble(_ container: Container) {
            container.register(Session.self, isShared: true) { _ in Session() }
            container.register(ListController.self) { resolver in ListController(session: resolver.get()) }
            container.register(DetailController.self, argument: String.self) { _, id in DetailController(id: id) }
            container.register(HelpController.self) { _ in HelpController() }
          }
        }
        final class ShopCoordinator {
          let navigation: UINavigationController
          let resolver: Resolver
          init(navigation: UINavigationController, resolver: Resolver) {
            self.navigation = navigation
            self.resolver = resolver
          }
          func start() {
            let list = resolver.get(ListController.self)
            list.onSelect = { [weak self] in self?.showDetail($0) }
            navigation.setViewControllers([list], animated: false)
          }
          func showDetail(_ id: String) {
            let detail: DetailController = resolver.get(with: id)
            navigation.pushViewController(detail, animated: true)
          }
          func showHelp() {
            HelpCoordinator(navigation: navigation, resolver: resolver).start()
          }
        }
        final class HelpCoordinator {
          let navigation: UINavigationController
          let resolver: Resolver
          init(navigation: UINavigationController, resolver: Resolver) {
            self.navigation = navigation
            self.resolver = resolver
          }
          func start() {
            navigation.present(resolver.get(HelpController.self), animated: true)
          }
        }
        """,
      """
      ShopCoordinator
      > start -root-> ListController
        showDetail(id: String) -push-> DetailController
        showHelp -start-> [HelpCoordinator]
        ListController -onSelect-> showDetail
      HelpCoordinator
      > start -present-> HelpController
      """)
  }

  @Test(arguments: [
    "func help() -> HelpController { Box.shared.give() }",
    "func help() -> HelpController { inject() }",
    "var page: HelpController { Box.shared.give(HelpController.self) }; func help() -> HelpController { page }",
    "@Given var page: HelpController; func help() -> HelpController { page }",
  ])
  func theTypeMayBeKnownFromThePlaceAlone(help: String) {
    expectGraph(
      """
      final class Box {
        static let shared = Box()
        private var makers: [String: () -> Any] = [:]
        func add<T>(_ maker: @escaping () -> T) { makers[String(describing: T.self)] = maker }
        func add<T>(_ type: T.Type, object: T) { makers[String(describing: type)] = { object } }
        func give<T>() -> T { makers[String(describing: T.self)]!() as! T }
        func give<T>(_ type: T.Type) -> T { give() }
      }
      func inject<T>() -> T { Box.shared.give() }
      @propertyWrapper struct Given<T> { var wrappedValue: T { Box.shared.give(T.self) } }
      final class ListController: UIViewController {}
      final class HelpController: UIViewController {}
      func assemble() {
        Box.shared.add { ListController() }
        Box.shared.add(HelpController.self, object: HelpController())
      }
      final class ShopCoordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(help(), animated: true) }
        \(help)
      }
      """,
      """
      ShopCoordinator
      > start -push-> HelpController
      """)
  }

  /// A protocol of the container says nothing of the generic functions that others have by it.
  @Test func whatAContainerHasByAnotherProtocolIsReadAsItIsWritten() {
    expectGraph(
      """
      protocol Building {}
      extension Building {
        func configured<T: UIViewController>(_ type: T.Type) -> T {
          let page = HelpController()
          return page as! T
        }
      }
      final class Box: Building {
        private var makers: [String: () -> Any] = [:]
        func add<T>(_ maker: @escaping () -> T) { makers[String(describing: T.self)] = maker }
        func give<T>() -> T { makers[String(describing: T.self)]!() as! T }
      }
      final class ListController: UIViewController {}
      final class HelpController: UIViewController {}
      final class ShopCoordinator: Building {
        let navigation = UINavigationController()
        let box = Box()
        init() { box.add { ListController() } }
        func start() {
          let list: ListController = box.give()
          navigation.pushViewController(list, animated: true)
        }
        func showHelp() { navigation.present(configured(HelpController.self), animated: true) }
      }
      """,
      """
      ShopCoordinator
      > start -push-> ListController
        showHelp -present-> HelpController
      """)
  }

  private static let container = """
    protocol Resolver: AnyObject {
      func resolve<S>(_ type: S.Type) -> S?
      func resolve<S, A>(_ type: S.Type, argument: A) -> S?
    }
    extension Resolver {
      func get<S>(_ type: S.Type = S.self) -> S { resolve(type)! }
      func get<S, A>(_ type: S.Type = S.self, with argument: A) -> S { resolve(type, argument: argument)! }
    }
    final class Container: Resolver {
      private final class Entry {
        let factory: Any
        var shared: Any?
        init(factory: Any) { self.factory = factory }
      }
      private var entries: [ObjectIdentifier: Entry] = [:]
      func register<S>(_ type: S.Type, isShared: Bool = false, factory: @escaping (Resolver) -> S) {
        entries[ObjectIdentifier(type)] = Entry(factory: factory)
      }
      func register<S, A>(_ type: S.Type, argument: A.Type, factory: @escaping (Resolver, A) -> S) {
        entries[ObjectIdentifier(type)] = Entry(factory: factory)
      }
      func resolve<S>(_ type: S.Type) -> S? {
        guard let entry = entries[ObjectIdentifier(type)] else { return nil }
        if let shared = entry.shared as? S { return shared }
        let made = (entry.factory as? (Resolver) -> S)?(self)
        entry.shared = made
        return made
      }
      func resolve<S, A>(_ type: S.Type, argument: A) -> S? {
        (entries[ObjectIdentifier(type)]?.factory as? (Resolver, A) -> S)?(self, argument)
      }
    }

    """

  @Test func whatTheContainerGivesHasToFitWhereItGoes() {
    // The flow that is handed a service does not hold the pages of the container.
    expectGraph(
      """
      final class Shelf {
        private var makers: [String: (Shelf) -> Any] = [:]
        func put<Thing>(_ type: Thing.Type, _ maker: @escaping (Shelf) -> Thing) {
          makers["\\(type)"] = { maker($0) }
        }
        func take<Thing>(_ type: Thing.Type = Thing.self) -> Thing { makers["\\(type)"]!(self) as! Thing }
      }
      struct Things {
        func fill(_ shelf: Shelf) {
          shelf.put(PondController.self) { _ in PondController() }
          shelf.put(Permission.self) { _ in CameraPermission() }
        }
      }
      protocol Permission { func ask() }
      final class CameraPermission: Permission { func ask() {} }
      final class PondController: UIViewController {
        var onRecord: (() -> Void)?
        @objc func recordTapped() { onRecord?() }
      }
      final class PondCoordinator {
        let navigation = UINavigationController()
        let shelf: Shelf
        init(shelf: Shelf) { self.shelf = shelf }
        func start() {
          let pond = shelf.take(PondController.self)
          pond.onRecord = { self.record() }
          navigation.pushViewController(pond, animated: false)
        }
        private func record() {
          let recording = RecordingCoordinator(permission: shelf.take())
          recording.start()
          navigation.present(recording.navigation, animated: true)
        }
      }
      final class RecordingCoordinator {
        let navigation = UINavigationController()
        private let permission: Permission
        init(permission: Permission) { self.permission = permission }
        func start() {
          permission.ask()
          navigation.viewControllers = [RecordingController()]
        }
      }
      final class RecordingController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let shelf = Shelf()
          Things().fill(shelf)
          PondCoordinator(shelf: shelf).start()
        }
      }
      """,
      """
      PondCoordinator entry
      > start -push-> PondController
        record -present-> [RecordingCoordinator]
        PondController -onRecord-> record
      RecordingCoordinator
      > start -root-> RecordingController
      """)
  }
}
