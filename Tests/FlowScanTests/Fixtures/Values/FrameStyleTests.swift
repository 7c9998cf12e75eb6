import Testing

/// In which style people see what stands in containers and frames.
@Suite struct FrameStyleTests {
  @Test func whatAFrameEmbedsIsPresentedInAContainerAroundTheFrame() {
    expectGraph(
      """
      final class StackedController<Upper: UIViewController, Lower: UIViewController>: UIViewController {
        let upper: Upper
        let lower: Lower
        init(upper: Upper, lower: Lower) { self.upper = upper; self.lower = lower }
        override func viewDidLoad() { addChild(upper); addChild(lower) }
      }
      final class NoteController: UIViewController {}
      final class ButtonsController: UIViewController {}
      final class NoteCoordinator {
        let presenter: UIViewController
        init(presenter: UIViewController) { self.presenter = presenter }
        func start() {
          let page = StackedController(upper: NoteController(), lower: ButtonsController())
          let stack = UINavigationController(rootViewController: page)
          presenter.present(stack, animated: true)
        }
      }
      """,
      """
      NoteCoordinator
      > start.NoteController -present-> NoteController
      > start.ButtonsController -present-> ButtonsController
      """)
  }

  @Test func whatIsPushedOntoAPresentedStackLaterIsPushed() {
    expectGraph(
      """
      final class ScanController: UIViewController {}
      final class IntroController: UIViewController { var onPrivacy: (() -> Void)? }
      final class PrivacyController: UIViewController {}
      final class ScanCoordinator {
        let presenter: UIViewController
        init(presenter: UIViewController) { self.presenter = presenter }
        func start() {
          let stack = UINavigationController()
          let intro = IntroController()
          intro.onPrivacy = { [weak self] in self?.showPrivacy(on: stack) }
          showScan(on: stack)
          stack.pushViewController(intro, animated: false)
          presenter.present(stack, animated: true)
        }
        private func showScan(on stack: UINavigationController) {
          stack.pushViewController(ScanController(), animated: false)
        }
        private func showPrivacy(on stack: UINavigationController) {
          stack.pushViewController(PrivacyController(), animated: true)
        }
      }
      """,
      """
      ScanCoordinator
      > start -present-> IntroController
      > showScan(stack: UINavigationController) -present-> ScanController
        showPrivacy(stack: UINavigationController) -push-> PrivacyController
        IntroController -onPrivacy-> showPrivacy
      """)
  }

  @Test func whoSortsTheScreensOfAStackDoesNotShowTheFlowThatPutOneThere() {
    expectGraph(
      """
      final class MenuController: UIViewController { var onEdit: (() -> Void)?; var onPick: (() -> Void)? }
      final class PickController: UIViewController {}
      final class PickCoordinator {
        private let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.pushViewController(PickController(), animated: true) }
      }
      final class MenuCoordinator {
        private weak var stack: UINavigationController?
        private let menu = MenuController()
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          menu.onEdit = { [weak self] in self?.keepTwo() }
          menu.onPick = { [weak self] in self?.pick() }
          stack?.pushViewController(menu, animated: true)
        }
        private func pick() {
          guard let stack = stack else { return }
          PickCoordinator(stack: stack).start()
        }
        private func keepTwo() {
          let kept = [menu, stack?.viewControllers.last].compactMap { $0 }
          stack?.setViewControllers(kept, animated: true)
        }
      }
      final class AppCoordinator {
        private let stack = UINavigationController()
        func start(in window: UIWindow) {
          window.rootViewController = stack
          MenuCoordinator(stack: stack).start()
        }
      }
      """,
      """
      PickCoordinator
      > start -push-> PickController
      MenuCoordinator
      > start -push-> MenuController
        pick -start-> [PickCoordinator]
        keepTwo -root-> MenuController
        MenuController -onEdit-> keepTwo
        MenuController -onPick-> pick
      AppCoordinator
      > start(window: UIWindow) -root-> [MenuCoordinator]
      """)
  }

  @Test func aPropertyOfAnExtensionInAnotherFileIsNotThatOfTheType() {
    expectGraph(
      """
      // FILE TabsCoordinator.swift
      final class NewsController: UIViewController {}
      final class SplashController: UIViewController {}
      final class TabsCoordinator {
        let page = UIViewController()
        private let tabs = UITabBarController()
        func start() {
          page.addChild(SplashController())
          tabs.setViewControllers([NewsController()], animated: false)
          page.addChild(tabs)
        }
      }
      // FILE Shortcuts.swift
      extension TabsCoordinator {
        fileprivate var tabs: UITabBarController? { page.children.compactMap { $0 as? UITabBarController }.first }
        func select() { tabs?.selectedIndex = 0 }
      }
      """,
      """
      TabsCoordinator
      > start.SplashController -embed-> SplashController
      > start.NewsController -tab-> NewsController
      """)
  }

  @Test func whatIsPushedOntoANewStackIsThereWithTheStack() {
    expectGraph(
      """
      final class TabsCoordinator {
        let tabs = UITabBarController()
        func start() {
          let stacks = [Tab.news, .saved].map { stack(for: $0) }
          fill(with: stacks)
        }
        private func fill(with stacks: [UIViewController]) { tabs.setViewControllers(stacks, animated: false) }
        private func stack(for tab: Tab) -> UINavigationController {
          let stack = UINavigationController()
          switch tab {
          case .news: stack.pushViewController(NewsController(), animated: false)
          case .saved: stack.pushViewController(SavedController(), animated: false)
          }
          return stack
        }
      }
      enum Tab { case news, saved }
      final class NewsController: UIViewController {}
      final class SavedController: UIViewController {}
      """,
      """
      TabsCoordinator
      > news -tab-> NewsController
      > saved -tab-> SavedController
      """)
  }

  @Test func columnsOfASplitView() {
    expectGraph(
      """
      final class MailCoordinator {
        private let split = UISplitViewController(style: .doubleColumn)
        init(window: UIWindow) {
          let boxes = BoxesController()
          boxes.onSelect = { [weak self] in self?.showMails() }
          split.setViewController(UINavigationController(rootViewController: boxes), for: .primary)
          window.rootViewController = split
        }
        private func showMails() { split.setViewController(MailsController(), for: .secondary) }
      }
      final class BoxesController: UIViewController {
        var onSelect: (() -> Void)?
        @objc func selected() { onSelect?() }
      }
      final class MailsController: UIViewController {}
      """,
      """
      MailCoordinator
      > start(window: UIWindow) -embed-> BoxesController
        showMails -embed-> MailsController
        BoxesController -onSelect-> showMails
      """)
  }

  @Test func whatAPublisherDeliversLaterIsPushed() {
    expectGraph(
      """
      import UIKit
      import RxSwift
      final class AddCoordinator {
        let root: UIViewController
        let bag = DisposeBag()
        init(root: UIViewController) { self.root = root }
        func start() {
          let picker = PickerController()
          let navigation = UINavigationController(rootViewController: picker)
          picker.picked
            .subscribe(onNext: { navigation.pushViewController(FormController(), animated: true) })
            .disposed(by: bag)
          root.present(navigation, animated: true)
        }
      }
      final class PickerController: UIViewController {
        let picked = PublishSubject<Void>()
        @IBAction func pick() { picked.onNext(()) }
      }
      final class FormController: UIViewController {}
      """,
      """
      AddCoordinator
        start.FormController -push-> FormController
      > start.PickerController -present-> PickerController
        PickerController -picked-> start.FormController
      """)
  }

  /// One line of code makes the controller around each view.
  @Test func aViewHasTheStyleThatItIsShownWith() {
    expectGraph(
      """
      final class Router {
        enum Style { case push, modal }
        let navigation = UINavigationController()
        func show(_ page: UIViewController, as style: Style) {
          switch style {
          case .push: navigation.pushViewController(page, animated: true)
          case .modal: navigation.present(page, animated: true)
          }
        }
        func show<Page: View>(view: Page, as style: Style) {
          show(UIHostingController(rootView: view), as: style)
        }
      }
      struct ListView: View { var body: some View { EmptyView() } }
      struct TermsView: View { var body: some View { EmptyView() } }
      final class ListCoordinator {
        private let router = Router()
        func start() { router.show(view: ListView(), as: .push) }
        func terms() { router.show(view: TermsView(), as: .modal) }
      }
      """,
      """
      ListCoordinator
      > start -push-> ListView
        terms -present-> TermsView
      """)
  }

  @Test func aContainerOfTheAppThatIsShownAsksByItself() {
    expectGraph(
      """
      final class RootCoordinator {
        let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func start() {
          window.rootViewController = WelcomeController { [weak self] in self?.showHome() }
        }
        func showHome() { window.rootViewController = HomeController() }
      }
      final class WelcomeController: UIPageViewController {
        private let onDone: () -> Void
        init(onDone: @escaping () -> Void) {
          self.onDone = onDone
          super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
        }
        @objc func skip() { onDone() }
      }
      class HomeController: UIViewController {}
      """,
      """
      RootCoordinator
      > start -root-> WelcomeController
        showHome -root-> HomeController
        WelcomeController -onDone-> showHome
      """)
  }

  @Test func aScreenIsPushedAndPresentedByOneNavigator() {
    expectGraph(
      """
      final class Navigator {
        enum Page { case doctor, help }
        enum Style { case push, sheet }
        let navigation = UINavigationController()
        func show(_ page: Page, as style: Style) {
          let screen = make(page)
          switch style {
          case .push: navigation.pushViewController(screen, animated: true)
          case .sheet: present(screen)
          }
        }
        private func present(_ screen: UIViewController) {
          navigation.present(UINavigationController(rootViewController: screen), animated: true)
        }
        private func make(_ page: Page) -> UIViewController {
          switch page {
          case .doctor: DoctorController(navigator: self)
          case .help: HelpController()
          }
        }
      }
      final class DoctorController: UIViewController {
        let navigator: Navigator
        init(navigator: Navigator) { self.navigator = navigator }
        @objc func help() { navigator.show(.help, as: .sheet) }
        @objc func more() { navigator.show(.help, as: .push) }
      }
      final class HelpController: UIViewController {}
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        let navigator = Navigator()
        func applicationDidFinishLaunching(_ application: UIApplication) { navigator.show(.doctor, as: .push) }
      }
      """,
      """
      Navigator entry
      > doctor -push-> DoctorController
        help.HelpController -push-> HelpController
        help.HelpController.present -present-> HelpController
        DoctorController -help-> help.HelpController
        DoctorController -help-> help.HelpController.present
      """)
  }

  @Test func aPartThatManyFramesHaveIsNoPlace() {
    expectGraph(
      """
      final class StackedController<Upper: UIViewController, Lower: UIViewController>: UIViewController {
        let upper: Upper
        let lower: Lower
        init(upper: Upper, lower: Lower) { self.upper = upper; self.lower = lower }
        override func viewDidLoad() { addChild(upper); addChild(lower) }
      }
      final class ShopCoordinator {
        let navigation = UINavigationController()
        func start() {
          let list = ListController()
          list.onOpen = { [weak self] in self?.open() }
          let bar = BarController(onTap: {})
          navigation.pushViewController(StackedController(upper: list, lower: bar), animated: false)
        }
        func open() {
          let bar = BarController(onTap: { [weak self] in self?.pay() })
          navigation.pushViewController(StackedController(upper: ItemController(), lower: bar), animated: true)
        }
        func pay() {
          let bar = BarController(onTap: { [weak self] in self?.navigation.dismiss(animated: true) })
          navigation.present(StackedController(upper: PayController(), lower: bar), animated: true)
        }
      }
      final class ListController: UIViewController {
        var onOpen: (() -> Void)?
        @objc func open() { onOpen?() }
      }
      final class ItemController: UIViewController {}
      final class PayController: UIViewController {}
      final class BarController: UIViewController {
        let onTap: () -> Void
        init(onTap: @escaping () -> Void) { self.onTap = onTap }
        @objc func tap() { onTap() }
      }
      """,
      """
      ShopCoordinator
      > start -push-> ListController
        open -push-> ItemController
        pay -present-> PayController
        BarController -onTap-> <
        BarController -onTap-> pay
        ListController -onOpen-> open
      """)
  }
}
