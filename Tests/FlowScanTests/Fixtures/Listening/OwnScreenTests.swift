import Testing

/// Flows that are view controllers themselves: what their own code asks for is asked from their own screen.
@Suite struct OwnScreenTests {
  /// An app that begins with `HomeController`, with the screens that it shows.
  private static let around = """
    import UIKit
    class AppDelegate: NSObject, UIApplicationDelegate {
      let window = UIWindow()
      func applicationDidFinishLaunching(_ application: UIApplication) {
        window.rootViewController = UINavigationController(rootViewController: HomeController())
      }
    }
    class DetailController: UIViewController { init(item: String) {} }
    class HelpController: UIViewController {}

    """

  @Test func aFlowsOwnButtonsAskForWhatTheyShow() {
    expectGraph(
      Self.around + """
        class HomeController: UIViewController, UITableViewDelegate {
          override func viewDidLoad() { setUp() }
          func setUp() { present(HelpController(), animated: false) }
          @objc func helpTapped() { present(HelpController(), animated: true) }
          func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { open("1") }
          private func open(_ item: String) {
            navigationController?.pushViewController(DetailController(item: item), animated: true)
          }
          @objc func closeTapped() { dismiss(animated: true) }
        }
        """,
      includingViews: true,
      """
      HomeController entry
      > setUp -present-> HelpController
        helpTapped -present-> HelpController
        open(item: String) -push-> DetailController
        [HomeController] -closeTapped-> <
        [HomeController] -helpTapped-> helpTapped
        [HomeController] -open-> open
      """)
  }

  @Test func theClosuresOfItsModelAskForItsScreen() {
    expectGraph(
      Self.around + """
        final class HomeModel {
          var onHelp: (() -> Void)?
          func helpTapped() { onHelp?() }
        }
        class HomeController: UIViewController {
          private let model = HomeModel()
          override func viewDidLoad() {
            model.onHelp = { [weak self] in self?.present(HelpController(), animated: true) }
          }
          @objc func buttonTapped() { model.helpTapped() }
        }
        """,
      includingViews: true,
      """
      HomeController entry
        helpTapped -present-> HelpController
        [HomeController] -helpTapped-> helpTapped
      """)
  }

  @Test(arguments: [
    (
      "let opened = PublishRelay<String>()", "let closed = PublishRelay<Void>()",
      "opened.accept(item)", "closed.accept(())", "subscribe(onNext:", ")"
    ),
    (
      "let opened = PassthroughSubject<String, Never>()", "let closed = PassthroughSubject<Void, Never>()",
      "opened.send(item)", "closed.send()", "sink(receiveValue:", ")"
    ),
    (
      "private let item = MutableProperty<String?>(nil)\n  var opened: Signal<String, Never> { item.signal.skipNil() }",
      "let (closed, observer) = Signal<Void, Never>.pipe()", "self.item.value = item",
      "observer.send(value: ())", "observeValues(", ")"
    ),
  ])
  func whatItsModelPublishesAsksForItsScreen(
    opened: String, closed: String, opening: String, closing: String, hearing: String, end: String
  ) {
    expectGraph(
      Self.around + """
        final class HomeModel {
          \(opened)
          \(closed)
          func select(_ item: String) { \(opening) }
          func close() { \(closing) }
        }
        class HomeController: UIViewController {
          private let model = HomeModel()
          override func viewDidLoad() {
            model.opened.\(hearing) { [weak self] item in
              self?.navigationController?.pushViewController(DetailController(item: item), animated: true)
            }\(end)
            model.closed.\(hearing) { [weak self] _ in self?.dismiss(animated: true) }\(end)
          }
          @objc func rowTapped() { model.select("1") }
          @objc func closeTapped() { model.close() }
        }
        """,
      includingViews: true,
      """
      HomeController entry
        viewDidLoad -push-> DetailController
        [HomeController] -closed-> <
        [HomeController] -opened-> viewDidLoad
      """)
  }

  @Test func itsOnlyScreenDoesNotAskForItself() {
    expectGraph(
      Self.around + """
        final class HomeModel {
          let helpAsked = PassthroughSubject<Void, Never>()
          func help() { helpAsked.send() }
        }
        class HomeController: UIViewController {
          private let model = HomeModel()
          override func viewDidLoad() {
            model.helpAsked.receive(on: RunLoop.main).sink { [weak self] in
              self?.present(HelpController(), animated: true)
            }
          }
          @objc func helpTapped() { model.help() }
        }
        """,
      includingViews: true,
      """
      HomeController entry
        viewDidLoad -present-> HelpController
        [HomeController] -helpAsked-> viewDidLoad
      """)
  }

  @Test func codeThatItGivesToItsControlsAsksForItsScreen() {
    expectGraph(
      Self.around + """
        class HomeController: UIViewController {
          private let button = UIButton()
          private lazy var helpItem = UIBarButtonItem(
            title: "Help", primaryAction: UIAction { [weak self] _ in self?.showHelp() })
          override func viewDidLoad() {
            button.addTarget(self, action: #selector(buttonTapped), for: .touchUpInside)
            navigationItem.rightBarButtonItem = helpItem
          }
          @objc private func buttonTapped() { present(DetailController(item: ""), animated: true) }
          private func showHelp() { present(HelpController(), animated: true) }
        }
        """,
      includingViews: true,
      """
      HomeController entry
        buttonTapped -present-> DetailController
        showHelp -present-> HelpController
        [HomeController] -buttonTapped-> buttonTapped
        [HomeController] -showHelp-> showHelp
      """)
  }

  @Test func aFunctionThatNobodyCallsIsNoRequestOfItsScreen() {
    expectGraph(
      Self.around + """
        protocol Chooser { func chooser(_ chooser: HelpController, didSelect item: String) }
        class HomeController: UIViewController, Chooser {
          func help() { present(HelpController(), animated: true) }
          func chooser(_ chooser: HelpController, didSelect item: String) {
            present(DetailController(item: item), animated: true)
          }
        }
        """,
      includingViews: true,
      """
      HomeController entry
        help -present-> HelpController
        chooser(chooser: HelpController, item: String) -present-> DetailController
      """)
  }

  @Test func theButtonsOfAViewThatIsAFlowAskForItsScreen() {
    expectGraph(
      """
      import SwiftUI
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopFlow() } } }
      final class ShopModel: ObservableObject {
        enum Page: Hashable { case cart, item }
        @Published var path: [Page] = []
        func openCart() { path.append(.cart) }
      }
      struct ShopFlow: View {
        @StateObject private var model = ShopModel()
        @State private var isFilterShown = false
        @State private var isHelpShown = false
        var body: some View {
          NavigationStack(path: $model.path) {
            VStack {
              Button("Cart") { model.openCart() }
              Text("Filter").onTapGesture { isFilterShown = true }
              CatalogView(onItem: { model.path.append(.item) })
                .toolbar { Button { isHelpShown = true } label: { Text("Help") } }
            }
            .navigationDestination(for: ShopModel.Page.self) { page in
              switch page {
              case .cart: CartView()
              case .item: ItemView()
              }
            }
          }
          .sheet(isPresented: $isFilterShown) { FilterView() }
          .sheet(isPresented: $isHelpShown) { HelpView() }
        }
      }
      struct CatalogView: View { let onItem: () -> Void; var body: some View { Button("x", action: onItem) } }
      struct CartView: View { var body: some View { Text("") } }
      struct ItemView: View { var body: some View { Text("") } }
      struct FilterView: View { var body: some View { Text("") } }
      struct HelpView: View { var body: some View { Text("") } }
      """,
      """
      ShopFlow entry
        isFilterShown -present-> FilterView
      > start -root-> CatalogView
        isHelpShown -present-> HelpView
        cart -push-> CartView
        item -push-> ItemView
        [ShopFlow] -openCart-> cart
        [ShopFlow] -isFilterShown-> isFilterShown
        CatalogView -isHelpShown-> isHelpShown
        CatalogView -onItem-> item
      """)
  }
}
