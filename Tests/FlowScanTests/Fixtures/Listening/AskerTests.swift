import Testing

/// Who asks for a transition, where nobody was seen to show it.
@Suite struct AskerTests {
  @Test func whatAViewPassesOnIsNamedByItsProperty() {
    expectGraph(
      """
      import SwiftUI

      final class NotesCoordinator {
        let navigation = UINavigationController()
        func start() { show(NoteView(onHistory: { [weak self] in self?.showHistory() }, onTag: showTag)) }
        func showHistory() { navigation.pushViewController(HistoryController(), animated: true) }
        func showTag() { navigation.pushViewController(TagController(), animated: true) }
        func show<Content: View>(_ view: Content) {
          navigation.pushViewController(UIHostingController(rootView: view), animated: true)
        }
      }
      struct NoteView: View {
        let onHistory: () -> Void
        let onTag: () -> Void
        var body: some View {
          Button("History", action: onHistory)
          Text("Tag").onTapGesture(perform: onTag)
        }
      }
      final class HistoryController: UIViewController {}
      final class TagController: UIViewController {}
      """,
      """
      NotesCoordinator
      > start -push-> NoteView
        showHistory -push-> HistoryController
        showTag -push-> TagController
        NoteView -onHistory-> showHistory
        NoteView -onTag-> showTag
      """)
  }

  @Test func aServiceIsNoScreen() {
    expectGraph(
      """
      final class NewsController: UIViewController {}
      final class EventQueue {
        var onEvent: (() -> Void)?
        func receive() { onEvent?() }
      }
      final class NewsCoordinator {
        let navigation = UINavigationController()
        let queue = EventQueue()
        func start() {
          queue.onEvent = { self.showNews() }
        }
        func showNews() {
          navigation.pushViewController(NewsController(), animated: true)
        }
      }
      """,
      """
      NewsCoordinator
        showNews -push-> NewsController
      """)
  }

  @Test func aViewThatAsksIsAScreenThoughAnotherShowsIt() {
    expectGraph(
      """
      final class CodeController: UIViewController {}
      final class ScanController: UIViewController {
        var onCode: (() -> Void)?
        @objc func found() { onCode?() }
      }
      final class ScanCoordinator {
        let navigation = UINavigationController()
        let scan = ScanController()
        func start() {
          scan.onCode = { self.showCode() }
          CameraKit.shared.attach(scan)
        }
        func showCode() {
          navigation.pushViewController(CodeController(), animated: true)
        }
      }
      """,
      // A screen that is made and not seen to be shown is accounted for.
      """
      ScanCoordinator
        showCode -push-> CodeController
        ScanController -onCode-> showCode
        App.swift:8:14 ScanController: It is made here, and not seen to be shown.
      """)
  }

  @Test func aScreenHoldsWhatAnExtensionForItsKindBindsItTo() {
    expectGraph(
      """
      protocol Bindable: AnyObject {
        associatedtype Model
        var model: Model! { get set }
      }
      extension Bindable where Self: UIViewController {
        func bind(to model: Self.Model) {
          self.model = model
          loadViewIfNeeded()
        }
      }
      extension Bindable where Self: UITableViewCell {
        func bind(to model: Self.Model) { self.model = model }
      }
      protocol ListModel { func select() }
      final class PlainListModel: ListModel {
        let coordinator: ListCoordinator
        init(coordinator: ListCoordinator) { self.coordinator = coordinator }
        func select() { coordinator.showDetail() }
      }
      final class ListController: UIViewController, Bindable { var model: ListModel! }
      final class DetailController: UIViewController {}
      final class ListCoordinator {
        let navigation = UINavigationController()
        func start() {
          let list = ListController()
          list.bind(to: PlainListModel(coordinator: self))
          navigation.pushViewController(list, animated: true)
        }
        func showDetail() { navigation.pushViewController(DetailController(), animated: true) }
      }
      """,
      """
      ListCoordinator
      > start -push-> ListController
        showDetail -push-> DetailController
        ListController -showDetail-> showDetail
      """)
  }

  @Test func whatIsReadFromAStoredValueIsAskedForByNobody() {
    expectGraph(
      """
      enum Timeout {
        case unset, never, minutes
        static func read(_ stored: Int) -> Timeout { stored == 0 ? .unset : Timeout(stored: stored) }
        init(stored: Int) {
          switch stored {
          case -1: self = .never
          default: self = .minutes
          }
        }
      }
      final class Store {
        var onChange: (() -> Void)?
        func timeout() -> Timeout { Timeout.read(UserDefaults.standard.integer(forKey: "timeout")) }
      }
      final class Session {
        let store = Store()
        var onEnd: (() -> Void)?
        func timeout() -> Timeout { store.timeout() }
      }
      final class LoginController: UIViewController {
        var onDone: (() -> Void)?
        @objc func done() { onDone?() }
      }
      final class HomeController: UIViewController {
        let session: Session
        var onLock: (() -> Void)?
        init(session: Session) { self.session = session }
        override func viewDidLoad() { if session.timeout() == .never { onLock = nil } }
        @objc func lock() { onLock?() }
      }
      final class LockController: UIViewController {}
      final class AppCoordinator {
        let navigation = UINavigationController()
        let session = Session()
        func start() {
          let login = LoginController()
          login.onDone = { [weak self] in self?.enter() }
          navigation.setViewControllers([login], animated: false)
        }
        func enter() {
          switch session.timeout() {
          case .never: showHome()
          case .minutes: showLock()
          case .unset: break
          }
        }
        private func showHome() {
          let home = HomeController(session: session)
          home.onLock = { [weak self] in self?.showLock() }
          navigation.pushViewController(home, animated: true)
        }
        private func showLock() { navigation.pushViewController(LockController(), animated: true) }
      }
      """,
      """
      AppCoordinator
      > start -root-> LoginController
        showHome -push-> HomeController
        showLock -push-> LockController
        HomeController -onLock-> showLock
        LoginController -onDone-> showHome
        LoginController -onDone-> showLock
      """)
  }

  @Test func whatAServiceOfManyScreensTellsIsAskedForByNoneOfThem() {
    expectGraph(
      """
      protocol SyncDelegate: AnyObject { func sessionEnded() }
      final class SyncService {
        weak var delegate: SyncDelegate?
        func refresh() { delegate?.sessionEnded() }
      }
      final class ListController: UIViewController {
        let sync: SyncService
        init(sync: SyncService) { self.sync = sync }
        override func viewDidLoad() { sync.refresh() }
      }
      final class MapController: UIViewController {
        let sync: SyncService
        init(sync: SyncService) { self.sync = sync }
        override func viewDidLoad() { sync.refresh() }
      }
      final class NewsController: UIViewController {
        let sync: SyncService
        init(sync: SyncService) { self.sync = sync }
        override func viewDidLoad() { sync.refresh() }
      }
      final class OrderController: UIViewController {
        let sync: SyncService
        init(sync: SyncService) { self.sync = sync }
        override func viewDidLoad() { sync.refresh() }
      }
      final class LoginController: UIViewController {}
      final class AppCoordinator {
        let navigation = UINavigationController()
        let sync = SyncService()
        func start() {
          sync.delegate = self
          navigation.pushViewController(ListController(sync: sync), animated: true)
          navigation.pushViewController(MapController(sync: sync), animated: true)
          navigation.pushViewController(NewsController(sync: sync), animated: true)
          navigation.pushViewController(OrderController(sync: sync), animated: true)
        }
        private func showLogin() { navigation.present(LoginController(), animated: true) }
      }
      extension AppCoordinator: SyncDelegate { func sessionEnded() { showLogin() } }
      """,
      """
      AppCoordinator
      > start.ListController -push-> ListController
      > start.MapController -push-> MapController
      > start.NewsController -push-> NewsController
      > start.OrderController -push-> OrderController
        showLogin -present-> LoginController
      """)
  }

  @Test func whoHoldsAContainerDoesNotAskWhenItIsDone() {
    expectGraph(
      """
      final class RootController: UIViewController {
        let inner: UINavigationController
        init(inner: UINavigationController) { self.inner = inner }
      }
      final class ListController: UIViewController {
        var onHelp: (() -> Void)?
        @objc func help() { onHelp?() }
      }
      final class HelpController: UIViewController {}
      final class AppCoordinator {
        let navigation = UINavigationController()
        let window = UIWindow()
        func start() {
          let list = ListController()
          list.onHelp = { [weak self] in self?.help() }
          navigation.setViewControllers([list], animated: false)
          window.rootViewController = RootController(inner: navigation)
        }
        func help() { navigation.dismiss(animated: true) { self.showHelp() } }
        private func showHelp() { navigation.pushViewController(HelpController(), animated: true) }
      }
      """,
      """
      AppCoordinator
      > start.ListController -root-> ListController
      > start.RootController -root-> RootController
        showHelp -push-> HelpController
        ListController -onHelp-> <
        ListController -onHelp-> showHelp
      """)
  }

  @Test func whatAListHandsToItsRowsIsNoCodeOfTheScreenThatGetsIt() {
    expectGraph(
      """
      import SwiftUI
      @main struct A: App { var body: some Scene { WindowGroup { MenuCoordinatorView(coordinator: MenuCoordinator()) } } }
      final class MenuCoordinator: ObservableObject {
        enum Page: Hashable { case category(String) }
        enum Cover: String, Identifiable { case cart; var id: String { rawValue } }
        @Published var path = NavigationPath()
        @Published var cover: Cover?
        func push(_ page: Page) { path.append(page) }
        func present(_ cover: Cover) { self.cover = cover }
        @ViewBuilder func build(_ page: Page) -> some View {
          switch page {
          case .category(let name): CategoryView(name: name)
          }
        }
        @ViewBuilder func make(_ cover: Cover) -> some View {
          switch cover {
          case .cart: CartView()
          }
        }
      }
      struct MenuCoordinatorView: View {
        @ObservedObject var coordinator: MenuCoordinator
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            MenuView().navigationDestination(for: MenuCoordinator.Page.self) { coordinator.build($0) }
          }
          .fullScreenCover(item: $coordinator.cover) { coordinator.make($0) }
          .environmentObject(coordinator)
        }
      }
      struct MenuView: View {
        @EnvironmentObject private var coordinator: MenuCoordinator
        let categories = ["Pasta", "Pizza"]
        var body: some View {
          List(categories, id: \\.self) { name in
            Button(name) { coordinator.push(.category(name)) }
          }
          .toolbar { Button("Cart") { coordinator.present(.cart) } }
        }
      }
      struct CategoryView: View {
        let name: String
        var body: some View { Text(name) }
      }
      struct CartView: View { var body: some View { Text("") } }
      """,
      """
      MenuCoordinator entry
        category(value: String) -push-> CategoryView
        cart -present-> CartView
      > start -root-> MenuView
        MenuView -cart-> cart
        MenuView -category-> category
      """)
  }
}
