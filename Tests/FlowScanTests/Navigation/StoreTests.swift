import Testing

/// Views that ask through a store, a processor beside it and a coordinator without a type.
@Suite struct StoreTests {
  /// All but the first screen's processor.
  private static let hall = """
    import SwiftUI
    import UIKit
    protocol Coordinator: AnyObject {
      associatedtype Route
      func navigate(to route: Route)
      func start()
    }
    final class AnyCoordinator<Route>: Coordinator {
      private let doNavigate: (Route) -> Void
      private let doStart: () -> Void
      init<C: Coordinator>(_ coordinator: C) where C.Route == Route {
        doNavigate = { coordinator.navigate(to: $0) }
        doStart = { coordinator.start() }
      }
      func navigate(to route: Route) { doNavigate(route) }
      func start() { doStart() }
    }
    protocol Processor: AnyObject {
      associatedtype Action
      func perform(_ action: Action)
    }
    final class Store<Action>: ObservableObject {
      private var perform: ((Action) -> Void)?
      init<P: Processor>(processor: P) where P.Action == Action { perform = { processor.perform($0) } }
      func perform(_ action: Action) { perform?(action) }
    }
    enum HallRoute { case gallery, guide, ticket }
    enum GalleryAction { case guidePressed, newsPressed }
    struct GalleryView: View {
      @ObservedObject var store: Store<GalleryAction>
      var body: some View {
        Button("Guide") { store.perform(.guidePressed) }
        Button("News") { store.perform(.newsPressed) }
      }
    }
    protocol GuideDelegate: AnyObject { func guideRead() }
    enum GuideAction { case buyPressed }
    struct GuideView: View {
      @ObservedObject var store: Store<GuideAction>
      var body: some View { Button("Buy") { store.perform(.buyPressed) } }
    }
    final class GuideProcessor: Processor {
      let coordinator: AnyCoordinator<HallRoute>
      weak var delegate: GuideDelegate?
      init(coordinator: AnyCoordinator<HallRoute>, delegate: GuideDelegate?) {
        self.coordinator = coordinator
        self.delegate = delegate
      }
      func perform(_ action: GuideAction) {
        delegate?.guideRead()
        coordinator.navigate(to: .ticket)
      }
    }
    struct TicketView: View { var body: some View { Text("") } }
    final class HallCoordinator: Coordinator {
      let navigation = UINavigationController()
      weak var gallery: GalleryProcessor?
      func start() { navigate(to: .gallery) }
      func navigate(to route: HallRoute) {
        switch route {
        case .gallery:
          let processor = GalleryProcessor(coordinator: AnyCoordinator(self))
          gallery = processor
          show(GalleryView(store: Store(processor: processor)))
        case .guide:
          let processor = GuideProcessor(coordinator: AnyCoordinator(self), delegate: gallery)
          show(GuideView(store: Store(processor: processor)))
        case .ticket: show(TicketView())
        }
      }
      private func show<Page: View>(_ page: Page) {
        navigation.pushViewController(UIHostingController(rootView: page), animated: true)
      }
    }
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      let hall = HallCoordinator()
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        hall.start()
      }
    }

    """

  private static let graph = """
    HallCoordinator entry
    > gallery -push-> GalleryView
      guide -push-> GuideView
      ticket -push-> TicketView
      GalleryView -guide-> guide
      GuideView -ticket-> ticket
    """

  /// `perform?(action)` in the function `perform` calls the closure; a delegate asks for nothing, nor does what stands
  /// for the coordinator and is never started.
  @Test func thoseAskWhoKeepWhatAsks() {
    expectGraph(
      Self.hall + """
        final class GalleryProcessor: Processor, GuideDelegate {
          let coordinator: AnyCoordinator<HallRoute>
          init(coordinator: AnyCoordinator<HallRoute>) { self.coordinator = coordinator }
          func perform(_ action: GalleryAction) {
            switch action {
            case .guidePressed: coordinator.navigate(to: .guide)
            case .newsPressed: break
            }
          }
          func guideRead() {}
        }
        """, Self.graph)
  }

  /// A route of which nobody sees which it is asks for none of those by which others are seen to ask.
  @Test func whatMayBeAnyRouteAsksForNone() {
    expectGraph(
      Self.hall + """
        final class GalleryProcessor: Processor, GuideDelegate {
          let coordinator: AnyCoordinator<HallRoute>
          let news: News
          init(coordinator: AnyCoordinator<HallRoute>, news: News = News()) {
            self.coordinator = coordinator
            self.news = news
          }
          func perform(_ action: GalleryAction) {
            switch action {
            case .guidePressed: coordinator.navigate(to: .guide)
            case .newsPressed: coordinator.navigate(to: news.route)
            }
          }
          func guideRead() {}
        }
        struct News { let route: HallRoute }
        """, Self.graph)
  }
}
