import Testing

/// Screens that builders and module factories make together with the router which goes on from them.
@Suite struct BuiltModuleTests {
  private static let router = """
    final class BedRouter {
      private weak var page: UIViewController?
      private let keeper: AnyObject?
      init(page: UIViewController? = nil, keeper: AnyObject? = nil) { (self.page, self.keeper) = (page, keeper) }
      func attach(_ page: UIViewController) { self.page = page }
      func showPlant() { page?.navigationController?.pushViewController(PlantController(), animated: true) }
    }
    final class BedPresenter {
      private let router: BedRouter
      init(router: BedRouter) { self.router = router }
      func didSelect() { router.showPlant() }
    }
    final class BedController: UIViewController {
      var presenter: BedPresenter?
      @objc func rowTapped() { presenter?.didSelect() }
    }

    """

  @Test(arguments: [
    (
      """
      final class BedBuilder {
        func build() -> (page: UIViewController, router: BedRouter) {
          let page = BedController()
          let router = BedRouter(page: page)
          page.presenter = BedPresenter(router: router)
          return (page, router)
        }
      }
      """, "BedBuilder().build().page"
    ),
    (
      """
      enum BedModule {
        static func make() -> UIViewController {
          let router = BedRouter()
          let page = page(presenter: BedPresenter(router: router))
          router.attach(page)
          return page
        }
        private static func page(presenter: BedPresenter) -> UIViewController {
          let page = BedController()
          page.presenter = presenter
          return page
        }
      }
      """, "BedModule.make()"
    ),
    (
      """
      extension BedController {
        static func make() -> UIViewController {
          let page = BedController()
          page.presenter = BedPresenter(router: BedRouter(page: page))
          return page
        }
      }
      """, "BedController.make()"
    ),
  ])
  func theScreenIsTheRoutersOwn(builder: String, call: String) {
    expectGraph(
      Self.router + builder + """

        final class PlantController: UIViewController {}
        final class GardenController: UIViewController {
          var onBed: (() -> Void)?
          @objc func bedTapped() { onBed?() }
        }
        final class GardenCoordinator {
          let navigation = UINavigationController()
          func start() {
            let garden = GardenController()
            garden.onBed = { [weak self] in self?.showBed() }
            navigation.pushViewController(garden, animated: false)
          }
          func showBed() {
            let page = \(call)
            navigation.pushViewController(page, animated: true)
          }
        }
        """,
      """
      BedRouter
        showPlant -push-> PlantController
        BedController -showPlant-> showPlant
      GardenCoordinator
      > start -push-> GardenController
        showBed -push-> BedController [BedRouter]
        GardenController -onBed-> showBed
      """)
  }

  /// Users know no router, but its view, which may be a part of a view controller of the system.
  @Test func theViewOfAHostIsTheRoutersOwn() {
    expectGraph(
      """
      protocol Viewing: AnyObject { var page: UIViewController { get } }
      final class SeedsRouter: Viewing {
        let page: UIViewController
        private let interactor: SeedsInteractor
        init(interactor: SeedsInteractor, page: UIViewController) { (self.interactor, self.page) = (interactor, page) }
        func showSeed() { page.present(SeedController(), animated: true) }
      }
      final class SeedsInteractor {
        weak var router: SeedsRouter?
        func didSelect() { router?.showSeed() }
      }
      struct SeedsView: View {
        let interactor: SeedsInteractor
        var body: some View { Button("Seed") { interactor.didSelect() } }
      }
      final class SeedController: UIViewController {}
      final class LabelsRouter: Viewing {
        let page: UIViewController
        init(page: UIViewController) { self.page = page }
      }
      final class LabelsController: UIViewController {}
      final class Builder {
        func seeds() -> Viewing {
          let interactor = SeedsInteractor()
          let view = SeedsView(interactor: interactor)
          let router = SeedsRouter(interactor: interactor, page: UIHostingController(rootView: view))
          interactor.router = router
          return router
        }
        func labels() -> Viewing { LabelsRouter(page: LabelsController()) }
      }
      final class ShedCoordinator {
        private let builder = Builder()
        private let tabs = UITabBarController()
        private let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func start() {
          let pages = [builder.seeds(), builder.labels()]
          fill(pages.map { UINavigationController(rootViewController: $0.page) })
          window.rootViewController = tabs
        }
        private func fill(_ pages: [UIViewController]) { tabs.setViewControllers(pages, animated: false) }
      }
      """,
      // A router that shows nothing further is nobody to users.
      """
      SeedsRouter
        showSeed -present-> SeedController
      > start -root-> SeedsView
        SeedsView -showSeed-> showSeed
      ShedCoordinator
      > start.SeedsRouter -tab-> [SeedsRouter]
      > start.LabelsController -tab-> LabelsController
      """)
  }

  /// Routers whose modules lead to each other, through code that protocols give them.
  @Test func modulesInACircleShowEachOther() {
    expectGraph(
      """
      import UIKit
      class BaseRouter {
        weak var page: UIViewController?
        func push(_ page: UIViewController) { self.page?.navigationController?.pushViewController(page, animated: true) }
      }
      protocol ShowsMember: BaseRouter { func showMember() }
      extension ShowsMember { func showMember() { push(MemberModule.make()) } }
      enum MemberModule {
        static func make() -> UIViewController {
          let router = MemberRouter()
          let page = MemberController(router: router)
          router.page = page
          return page
        }
      }
      enum ChatModule {
        static func make() -> UIViewController {
          let router = ChatRouter()
          let page = ChatController(router: router)
          router.page = page
          return page
        }
      }
      final class MemberRouter: BaseRouter { func openChat() { push(ChatModule.make()) } }
      final class ChatRouter: BaseRouter, ShowsMember { func openPhoto() { push(PhotoController()) } }
      final class ListRouter: BaseRouter, ShowsMember {
        func start(in navigation: UINavigationController) {
          let list = ListController(router: self)
          page = list
          navigation.setViewControllers([list], animated: false)
        }
        func openChat() { push(ChatModule.make()) }
      }
      final class MemberController: UIViewController {
        private let router: MemberRouter
        init(router: MemberRouter) { self.router = router }
        @objc func chat() { router.openChat() }
      }
      final class ChatController: UIViewController {
        private let router: ChatRouter
        init(router: ChatRouter) { self.router = router }
        @objc func member() { router.showMember() }
        @objc func photo() { router.openPhoto() }
      }
      final class ListController: UIViewController {
        private let router: ListRouter
        init(router: ListRouter) { self.router = router }
        @objc func member() { router.showMember() }
        @objc func chat() { router.openChat() }
      }
      class PhotoController: UIViewController {}
      """,
      """
      MemberRouter
        openChat -push-> ChatController [ChatRouter]
        MemberController -openChat-> openChat
      ChatRouter
        showMember -push-> MemberController [MemberRouter]
        openPhoto -push-> PhotoController
        ChatController -openPhoto-> openPhoto
        ChatController -showMember-> showMember
      ListRouter
        showMember -push-> MemberController [MemberRouter]
      > start(navigation: UINavigationController) -root-> ListController
        openChat -push-> ChatController [ChatRouter]
        ListController -openChat-> openChat
        ListController -showMember-> showMember
      """)
  }
}
