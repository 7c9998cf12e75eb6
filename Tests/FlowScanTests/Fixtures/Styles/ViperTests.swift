import Testing

/// VIPER: routers and wireframes that build their module and choose the next one.
@Suite struct ViperTests {
  @Test func wireframesBuildModulesAndPresentersAskThem() {
    expectGraph(
      """
      protocol StampListWireframeProtocol: AnyObject {
        static func createModule() -> UIViewController
        func openStamp(_ stamp: Stamp, from view: UIViewController)
      }
      final class StampListWireframe: StampListWireframeProtocol {
        static func createModule() -> UIViewController {
          let view = StampListViewController()
          let presenter = StampListPresenter(wireframe: StampListWireframe())
          view.presenter = presenter
          return view
        }
        func openStamp(_ stamp: Stamp, from view: UIViewController) {
          view.navigationController?.pushViewController(StampWireframe.createModule(stamp), animated: true)
        }
      }
      final class StampListPresenter {
        private let wireframe: StampListWireframeProtocol
        init(wireframe: StampListWireframeProtocol) { self.wireframe = wireframe }
        func didSelect(_ stamp: Stamp) { wireframe.openStamp(stamp, from: view) }
      }
      final class StampListViewController: UIViewController { var presenter: StampListPresenter? }

      final class StampWireframe {
        weak var view: UIViewController?
        static func createModule(_ stamp: Stamp) -> UIViewController {
          let view = StampViewController()
          let wireframe = StampWireframe()
          wireframe.view = view
          view.presenter = StampPresenter(wireframe: wireframe)
          return view
        }
        func showShare() {
          view?.present(UIActivityViewController(activityItems: [], applicationActivities: nil), animated: true)
        }
        func showPrices() {
          view?.present(PricesViewController(), animated: true)
        }
      }
      final class StampPresenter {
        private let wireframe: StampWireframe
        init(wireframe: StampWireframe) { self.wireframe = wireframe }
        func didTapShare() { wireframe.showShare() }
        func didTapPrices() { wireframe.showPrices() }
      }
      final class StampViewController: UIViewController { var presenter: StampPresenter? }
      final class PricesViewController: UIViewController {}
      """,
      // The wireframe that is made is a child, which begins with the view made beside it; the trigger is what is called of the flow.
      """
      StampListWireframe
        openStamp(stamp: Stamp, view: UIViewController) -push-> StampViewController [StampWireframe]
        StampListViewController -openStamp-> openStamp
      StampWireframe
        showShare -system-> (UIActivityViewController)
        showPrices -present-> PricesViewController
        StampViewController -showPrices-> showPrices
        StampViewController -showShare-> showShare
      """)
  }

  @Test func aControllerThatMakesItsOwnRouterAsksIt() {
    expectGraph(
      """
      @objc protocol OrdersRoutingLogic { func routeToCreate(segue: UIStoryboardSegue?) }
      protocol OrdersDataPassing { var store: OrdersStore? { get } }
      protocol OrdersStore {}
      final class OrdersInteractor: OrdersStore {}
      final class OrdersRouter: NSObject, OrdersRoutingLogic, OrdersDataPassing {
        weak var viewController: OrdersViewController?
        var store: OrdersStore?
        func routeToCreate(segue: UIStoryboardSegue?) {
          let storyboard = UIStoryboard(name: "Main", bundle: nil)
          let target = storyboard.instantiateViewController(withIdentifier: "Create") as? CreateViewController
          guard let source = viewController, let target else { return }
          navigateToCreate(from: source, to: target)
        }
        private func navigateToCreate(from source: OrdersViewController, to target: CreateViewController) {
          source.show(target, sender: nil)
        }
      }
      final class OrdersViewController: UITableViewController {
        var router: (NSObjectProtocol & OrdersRoutingLogic & OrdersDataPassing)?
        required init?(coder: NSCoder) {
          super.init(coder: coder)
          let router = OrdersRouter()
          self.router = router
          router.viewController = self
          router.store = OrdersInteractor()
        }
        @objc func add() { router?.routeToCreate(segue: nil) }
      }
      final class CreateViewController: UIViewController {}
      """,
      """
      OrdersRouter
        routeToCreate -push-> CreateViewController
        OrdersViewController -routeToCreate-> routeToCreate
      """)
  }

  @Test func aModuleThatAnotherOneReportsToKeepsItsOwnScreen() {
    // Nobody is seen to show the first screens; what they are shown from is no flow. The modules that they open refer to them weakly.
    expectGraph(
      """
      final class ContainerController: UIViewController {
        private var current: UIViewController?
        override func viewDidLoad() { show(LoginModule.build()) }
        private func show(_ screen: UIViewController) {
          addChild(screen)
          view.addSubview(screen.view)
          current = screen
        }
      }
      enum LoginModule {
        static func build() -> UIViewController {
          let view = LoginController()
          let router = LoginRouter()
          view.output = LoginPresenter(router: router)
          router.view = view
          return view
        }
      }
      protocol LoginOutput: AnyObject { func didTapRegister() }
      final class LoginPresenter: LoginOutput, RegisterOutput {
        private let router: LoginRouter
        init(router: LoginRouter) { self.router = router }
        func didTapRegister() { router.openRegister(self) }
        func registerDidFail() { router.openTerms() }
      }
      final class LoginRouter {
        weak var view: UIViewController?
        func openRegister(_ output: RegisterOutput) {
          view?.navigationController?.pushViewController(RegisterModule.build(output), animated: true)
        }
        func openTerms() { view?.present(TermsController(), animated: true) }
      }
      final class LoginController: UIViewController {
        var output: LoginOutput?
        @objc func registerTapped() { output?.didTapRegister() }
      }
      protocol RegisterOutput: AnyObject { func registerDidFail() }
      enum RegisterModule {
        static func build(_ output: RegisterOutput) -> UIViewController {
          let view = RegisterController()
          view.presenter = RegisterPresenter(output: output)
          return view
        }
      }
      final class RegisterPresenter {
        private weak var output: RegisterOutput?
        init(output: RegisterOutput) { self.output = output }
        func failed() { output?.registerDidFail() }
      }
      final class RegisterController: UIViewController {
        var presenter: RegisterPresenter?
        @objc func doneTapped() { presenter?.failed() }
      }
      final class TermsController: UIViewController {}
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        let window = UIWindow()
        func applicationDidFinishLaunching(_ application: UIApplication) {
          window.rootViewController = ContainerController()
        }
      }
      """,
      """
      LoginRouter entry
      > start -root-> LoginController
        openRegister(output: RegisterOutput) -push-> RegisterController
        openTerms -present-> TermsController
        LoginController -openRegister-> openRegister
        LoginController -openTerms-> openTerms
      """)
  }

  @Test func whatAFlowTellsTheModuleThatItShowsIsNoEnd() {
    expectGraph(
      """
      protocol ShellInput: AnyObject { func select(_ index: Int) }
      protocol ShellOutput: AnyObject { func shellDidLeave() }
      final class ShellPresenter: ShellInput {
        weak var output: ShellOutput?
        func select(_ index: Int) {}
        func leave() { output?.shellDidLeave() }
      }
      final class ShellController: UIViewController {
        let presenter: ShellPresenter
        init(presenter: ShellPresenter) { self.presenter = presenter }
        @objc func leave() { presenter.leave() }
      }
      final class AppCoordinator: ShellOutput {
        private let window: UIWindow
        private weak var shell: ShellInput?
        init(window: UIWindow) { self.window = window }
        func start() {
          let presenter = ShellPresenter()
          presenter.output = self
          shell = presenter
          window.rootViewController = ShellController(presenter: presenter)
        }
        func open(_ index: Int) { shell?.select(index) }
        func shellDidLeave() { window.rootViewController = ByeController(onStay: { [weak self] in self?.open(1) }) }
      }
      final class ByeController: UIViewController {
        let onStay: () -> Void
        init(onStay: @escaping () -> Void) { self.onStay = onStay }
        @objc func stay() { onStay() }
      }
      """,
      """
      AppCoordinator
      > start -root-> ShellController
        shellDidLeave -root-> ByeController
        ShellController -shellDidLeave-> shellDidLeave
      """)
  }

  @Test func whatThePresenterOfAModuleTellsAnotherModuleIsItsEnd() {
    expectGraph(
      """
      protocol PickerModuleDelegate: AnyObject { func pickerDidPick() }
      final class PickerPresenter {
        weak var delegate: PickerModuleDelegate?
        private let wireframe: PickerWireframe
        init(wireframe: PickerWireframe) { self.wireframe = wireframe }
        func didSelect() { delegate?.pickerDidPick() }
        func didTapFilter() { wireframe.showFilter(onReset: { [weak self] in self?.delegate?.pickerDidPick() }) }
      }
      final class PickerWireframe {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        static func assemble(_ navigation: UINavigationController, delegate: PickerModuleDelegate) -> UIViewController {
          let presenter = PickerPresenter(wireframe: PickerWireframe(navigation: navigation))
          presenter.delegate = delegate
          return PickerController(presenter: presenter)
        }
        func showFilter(onReset: @escaping () -> Void) {
          navigation.pushViewController(FilterController(onReset: onReset), animated: true)
        }
      }
      final class PickerController: UIViewController {
        private let presenter: PickerPresenter
        init(presenter: PickerPresenter) { self.presenter = presenter }
        @objc func rowTapped() { presenter.didSelect() }
        @objc func filterTapped() { presenter.didTapFilter() }
      }
      final class FilterController: UIViewController {
        private let onReset: () -> Void
        init(onReset: @escaping () -> Void) { self.onReset = onReset }
        @objc func resetTapped() { onReset() }
      }

      final class AlbumCoordinator: PickerModuleDelegate {
        let navigation = UINavigationController()
        func start() {
          let album = AlbumController()
          album.onAdd = { [weak self] in self?.showPicker() }
          navigation.pushViewController(album, animated: false)
        }
        func showPicker() {
          navigation.pushViewController(PickerWireframe.assemble(navigation, delegate: self), animated: true)
        }
        func pickerDidPick() { navigation.pushViewController(ThanksController(), animated: true) }
      }
      final class AlbumController: UIViewController {
        var onAdd: (() -> Void)?
        @objc func addTapped() { onAdd?() }
      }
      final class ThanksController: UIViewController {}
      """,
      """
      PickerWireframe
        showFilter -push-> FilterController
        FilterController -onReset-> !pickerDidPick
        PickerController -didSelect-> !pickerDidPick
        PickerController -showFilter-> showFilter
      AlbumCoordinator
      > start -push-> AlbumController
        showPicker -push-> PickerController [PickerWireframe]
        pickerDidPick -push-> ThanksController
        [PickerWireframe] -pickerDidPick-> pickerDidPick
        AlbumController -onAdd-> showPicker
      """)
  }
}
