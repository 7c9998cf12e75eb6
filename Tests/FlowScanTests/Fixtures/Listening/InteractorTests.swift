import Testing

/// Interactors that belong to a flow and to which the screens of its children report.
@Suite struct InteractorTests {
  @Test func whatAScreenReportsToTheInteractorOfAFlowIsItsRequest() {
    expectGraph(
      """
      protocol LoginListener: AnyObject { func didLogin() }
      protocol TermsListener: AnyObject { func didAccept() }
      protocol RootRouting: AnyObject { func showHome() ; func showLogin() }
      final class RootInteractor: LoginListener, TermsListener {
        weak var router: RootRouting?
        func didAccept() { router?.showLogin() }
        func didLogin() { router?.showHome() }
      }
      final class TermsController: UIViewController {
        weak var listener: TermsListener?
        @objc func tapAccept() { listener?.didAccept() }
      }
      final class LoginController: UIViewController {
        weak var listener: LoginListener?
        @objc func tapLogin() { listener?.didLogin() }
      }
      final class HomeController: UIViewController {}
      final class RootCoordinator: RootRouting {
        let navigation = UINavigationController()
        let interactor: RootInteractor
        init(interactor: RootInteractor) {
          self.interactor = interactor
          interactor.router = self
        }
        func start() {
          let terms = TermsController()
          terms.listener = interactor
          navigation.pushViewController(terms, animated: false)
        }
        func showLogin() {
          let login = LoginController()
          login.listener = interactor
          navigation.pushViewController(login, animated: true)
        }
        func showHome() { navigation.pushViewController(HomeController(), animated: true) }
      }
      """,
      """
      RootCoordinator
      > start -push-> TermsController
        showLogin -push-> LoginController
        showHome -push-> HomeController
        LoginController -didLogin-> showHome
        TermsController -didAccept-> showLogin
      """)
  }

  @Test func theInteractorOfAChildAsksItsListenerAndEndsTheChild() {
    expectGraph(
      """
      protocol ListListener: AnyObject { func didPick() }
      protocol ListRouting: AnyObject { func showFilter() }
      final class ListInteractor {
        weak var router: ListRouting?
        weak var listener: ListListener?
        func filter() { router?.showFilter() }
        func pick() { listener?.didPick() }
      }
      final class ListController: UIViewController {
        weak var listener: ListInteractor?
        @objc func filterTapped() { listener?.filter() }
        @objc func rowTapped() { listener?.pick() }
      }
      final class FilterController: UIViewController {}
      final class ListRouter: ListRouting {
        let interactor: ListInteractor
        let page: ListController
        init(interactor: ListInteractor, page: ListController) {
          (self.interactor, self.page) = (interactor, page)
          interactor.router = self
          page.listener = interactor
        }
        func showFilter() { page.present(FilterController(), animated: true) }
      }

      protocol MainRouting: AnyObject { func showDetail(); func showPromotion() }
      final class MainInteractor: ListListener {
        weak var router: MainRouting?
        func didPick() { router?.showDetail() }
        func handle(_ url: URL) { if url.host == "promotion" { router?.showPromotion() } }
      }
      final class MainRouter: MainRouting {
        let navigation = UINavigationController()
        let interactor = MainInteractor()
        private var list: ListRouter?
        func start() {
          interactor.router = self
          let inner = ListInteractor()
          inner.listener = interactor
          let list = ListRouter(interactor: inner, page: ListController())
          self.list = list
          navigation.setViewControllers([list.page], animated: true)
        }
        func showDetail() { navigation.pushViewController(DetailController(), animated: true) }
        func showPromotion() { navigation.pushViewController(PromotionController(), animated: true) }
      }
      final class DetailController: UIViewController {}
      final class PromotionController: UIViewController {}
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        let router = MainRouter()
        func applicationDidFinishLaunching(_ application: UIApplication) { router.start() }
        func application(_ app: UIApplication, open url: URL) -> Bool { router.interactor.handle(url); return true }
      }
      """,
      """
      ListRouter
        showFilter -present-> FilterController
        ListController -pick-> !didPick
        ListController -showFilter-> showFilter
      MainRouter entry
      > start.ListRouter -root-> [ListRouter]
      > start.ListController -root-> ListController
        showDetail -push-> DetailController
        showPromotion -push-> PromotionController
        [ListRouter] -didPick-> showDetail
        *://promotion -showPromotion-> showPromotion
      """)
  }

  /// The interactor of the child in between is a listener itself, and belongs to no screen.
  @Test func aChildAsksForWhatItsOwnChildReportsToIt() {
    expectGraph(
      """
      protocol CartListener: AnyObject { func cartDidPay() }
      final class CartInteractor {
        weak var listener: CartListener?
        weak var router: CartRouter?
        func pay() { listener?.cartDidPay() }
        func help() { router?.showHelp() }
      }
      final class CartController: UIViewController {
        weak var listener: CartInteractor?
        @objc func payTapped() { listener?.pay() }
        @objc func helpTapped() { listener?.help() }
      }
      final class HelpController: UIViewController {}
      final class CartRouter {
        let interactor: CartInteractor
        let page: CartController
        init(interactor: CartInteractor, page: CartController) { (self.interactor, self.page) = (interactor, page) }
        func showHelp() { page.present(HelpController(), animated: true) }
      }

      protocol ShopListener: AnyObject { func shopDidPay() }
      final class ShopInteractor: CartListener {
        weak var listener: ShopListener?
        weak var router: ShopRouter?
        func openCart() { router?.showCart() }
        func cartDidPay() { listener?.shopDidPay() }
      }
      final class ShopController: UIViewController {
        weak var listener: ShopInteractor?
        @objc func cartTapped() { listener?.openCart() }
      }
      final class ShopRouter {
        let interactor: ShopInteractor
        let page: ShopController
        private var cart: CartRouter?
        init(interactor: ShopInteractor, page: ShopController) { (self.interactor, self.page) = (interactor, page) }
        func showCart() {
          let cart = Builder.cart(interactor)
          self.cart = cart
          page.navigationController?.pushViewController(cart.page, animated: true)
        }
      }

      enum Builder {
        static func cart(_ listener: CartListener) -> CartRouter {
          let (page, interactor) = (CartController(), CartInteractor())
          interactor.listener = listener
          page.listener = interactor
          let router = CartRouter(interactor: interactor, page: page)
          interactor.router = router
          return router
        }
        static func shop(_ listener: ShopListener) -> ShopRouter {
          let (page, interactor) = (ShopController(), ShopInteractor())
          interactor.listener = listener
          page.listener = interactor
          let router = ShopRouter(interactor: interactor, page: page)
          interactor.router = router
          return router
        }
      }

      final class MainInteractor: ShopListener {
        weak var router: MainRouter?
        func shopDidPay() { router?.showThanks() }
      }
      final class ThanksController: UIViewController {}
      final class MainRouter {
        let navigation = UINavigationController()
        let interactor = MainInteractor()
        private var shop: ShopRouter?
        func start() {
          interactor.router = self
          let shop = Builder.shop(interactor)
          self.shop = shop
          navigation.setViewControllers([shop.page], animated: true)
        }
        func showThanks() { navigation.pushViewController(ThanksController(), animated: true) }
      }
      """,
      """
      CartRouter
        showHelp -present-> HelpController
      > start -root-> CartController
        CartController -pay-> !cartDidPay
        CartController -showHelp-> showHelp
      ShopRouter
        showCart -push-> [CartRouter]
      > start -root-> ShopController
        [CartRouter] -cartDidPay-> !shopDidPay
        ShopController -openCart-> showCart
      MainRouter
      > start -root-> [ShopRouter]
        showThanks -push-> ThanksController
        [ShopRouter] -shopDidPay-> showThanks
      """)
  }
}
