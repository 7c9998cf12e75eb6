import Testing

@testable import FlowScan

/// Links that registered handlers open by the inputs of modules, or by what they push themselves.
@Suite struct ModuleLinkTests {
  /// Whether somebody is signed in is not known, so that a link may be kept or opened.
  @Test(arguments: [
    "session.isSignedIn", "session.isSignedIn && tabs != nil", "!session.isSignedOut",
  ])
  func aLinkThatWaitsForTheSignIn(condition: String) {
    #expect(
      LinkApp.scan(Self.app(condition), scheme: "grid") == [
        "grid://contracts > MainController.select.ContractsRouter",
        "grid://contracts/:id > ContractsRouter.openContract",
        "grid://invoices/:id > InvoiceHandler.handle",
        "grid://meter > MeterHandler.handle",
      ])
  }

  private static func app(_ condition: String) -> String {
    """
    import UIKit
    struct GridLink {
      let section: String
      let path: [String]
      init(section: String, path: [String] = []) { (self.section, self.path) = (section, path) }
      init?(url: URL) {
        guard let components = URLComponents(url: url, resolvingAgainstBaseURL: false), let host = components.host
        else { return nil }
        self.init(section: host, path: components.path.split(separator: "/").map(String.init))
      }
    }
    protocol LinkHandling: AnyObject {
      func canHandle(_ link: GridLink) -> Bool
      func handle(_ link: GridLink) -> Bool
    }
    final class LinkService {
      private var handlers: [LinkHandling] = []
      private var pending: GridLink?
      private weak var tabs: MainController?
      private let session: Session
      init(session: Session) { self.session = session }
      func register(_ handler: LinkHandling) { handlers.append(handler) }
      func attach(_ tabs: MainController) { self.tabs = tabs }
      func open(_ url: URL) {
        guard let link = GridLink(url: url) else { return }
        for handler in handlers where handler.canHandle(link) {
          guard \(condition) else {
            pending = link
            return
          }
          if handler.handle(link) { return }
        }
      }
    }
    protocol TokenStore { var token: String? { get } }
    final class Keychain: TokenStore {
      var token: String? {
        var item: AnyObject?
        guard SecItemCopyMatching([:] as CFDictionary, &item) == errSecSuccess, let data = item as? Data else {
          return nil
        }
        return String(data: data, encoding: .utf8)
      }
    }
    final class Session {
      private let tokens: TokenStore
      init(tokens: TokenStore) { self.tokens = tokens }
      var isSignedIn: Bool { tokens.token != nil }
      var isSignedOut: Bool { tokens.token == nil }
    }
    final class ContractHandler: LinkHandling {
      private let main: MainController
      init(main: MainController) { self.main = main }
      func canHandle(_ link: GridLink) -> Bool { link.section == "contracts" }
      func handle(_ link: GridLink) -> Bool {
        guard let id = link.path.first else {
          main.select(.contracts)
          return true
        }
        main.openContract(id)
        return true
      }
    }
    final class InvoiceHandler: LinkHandling {
      private let main: MainController
      init(main: MainController) { self.main = main }
      func canHandle(_ link: GridLink) -> Bool { link.section == "invoices" }
      func handle(_ link: GridLink) -> Bool {
        guard let id = link.path.first else { return false }
        main.select(.help).pushViewController(InvoiceController(id: id), animated: true)
        return true
      }
    }
    final class MeterHandler: LinkHandling {
      private let main: MainController
      init(main: MainController) { self.main = main }
      func canHandle(_ link: GridLink) -> Bool { link.section == "meter" }
      func handle(_ link: GridLink) -> Bool {
        let navigation = UINavigationController()
        navigation.viewControllers = [MeterController()]
        main.present(navigation, animated: true)
        return true
      }
    }
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      let links = LinkService(session: Session(tokens: Keychain()))
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let coordinator = LaunchCoordinator(window: UIWindow(), links: links)
        coordinator.start()
        links.register(ContractHandler(main: coordinator.main))
        links.register(InvoiceHandler(main: coordinator.main))
        links.register(MeterHandler(main: coordinator.main))
      }
      func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        guard let url = contexts.first?.url else { return }
        links.open(url)
      }
    }
    final class LaunchCoordinator {
      private let window: UIWindow
      private let links: LinkService
      let main = MainController()
      init(window: UIWindow, links: LinkService) { (self.window, self.links) = (window, links) }
      func start() {
        window.rootViewController = main
        links.attach(main)
      }
    }
    enum MainTab: CaseIterable { case contracts, help }
    final class MainController: UIViewController {
      private var navigations: [MainTab: UINavigationController] = [:]
      private weak var contracts: ContractsModuleInput?
      override func viewDidLoad() { select(.contracts) }
      @discardableResult func select(_ tab: MainTab) -> UINavigationController {
        let navigation = navigations[tab] ?? UINavigationController(rootViewController: makeRoot(for: tab))
        navigations[tab] = navigation
        addChild(navigation)
        view.addSubview(navigation.view)
        return navigation
      }
      func openContract(_ id: String) {
        select(.contracts)
        contracts?.openContract(id)
      }
      private func makeRoot(for tab: MainTab) -> UIViewController {
        switch tab {
        case .contracts:
          let module = ContractsAssembly.makeModule()
          contracts = module.input
          return module.view
        case .help: return HelpController()
        }
      }
    }
    protocol ContractsModuleInput: AnyObject { func openContract(_ id: String) }
    enum ContractsAssembly {
      static func makeModule() -> (view: UIViewController, input: ContractsModuleInput) {
        let view = ContractsController()
        let router = ContractsRouter()
        let presenter = ContractsPresenter(router: router)
        router.view = view
        view.output = presenter
        return (view, presenter)
      }
    }
    final class ContractsPresenter: ContractsModuleInput {
      private let router: ContractsRouter
      init(router: ContractsRouter) { self.router = router }
      func didSelect(_ id: String) { router.openContract(id) }
      func openContract(_ id: String) { router.openContract(id) }
    }
    final class ContractsController: UIViewController {
      var output: ContractsPresenter?
      @objc func tapped() { output?.didSelect("1") }
    }
    final class ContractsRouter {
      weak var view: UIViewController?
      func openContract(_ id: String) {
        view?.navigationController?.pushViewController(ContractAssembly.makeModule(id), animated: true)
      }
    }
    enum ContractAssembly {
      static func makeModule(_ id: String) -> UIViewController {
        let view = ContractController()
        let router = ContractRouter()
        router.view = view
        view.output = ContractPresenter(router: router)
        return view
      }
    }
    final class ContractPresenter {
      private let router: ContractRouter
      init(router: ContractRouter) { self.router = router }
      func didTapPrices() { router.openPrices() }
    }
    final class ContractController: UIViewController {
      var output: ContractPresenter?
      @objc func tapped() { output?.didTapPrices() }
    }
    final class ContractRouter {
      weak var view: UIViewController?
      func openPrices() { view?.present(PricesController(), animated: true) }
    }
    final class PricesController: UIViewController {}
    final class InvoiceController: UIViewController { init(id: String) { super.init(nibName: nil, bundle: nil) } }
    final class MeterController: UIViewController {}
    final class HelpController: UIViewController {}
    """
  }
}
