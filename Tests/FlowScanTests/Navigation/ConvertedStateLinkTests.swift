import Testing

@testable import FlowScan

/// Links whose text code makes an enum of that it puts into a flow's state: no case is written for any of them.
@Suite struct ConvertedStateLinkTests {
  @Test func aTabOfATabView() {
    let links = LinkApp.scan(
      Self.app(
        state: "@Published var tab: Tab = .home",
        opening: "if let tab = Tab(rawValue: host) { self.tab = tab }",
        content: """
          TabView(selection: $router.tab) {
            HomeView().tag(Tab.home)
            NewsView().tag(Tab.news)
            ShopView().tag(Tab.shop)
          }
          """))
    #expect(
      links == [
        "*://home > Router.start.HomeView", "*://news > Router.start.NewsView",
        "*://shop > Router.start.ShopView",
      ])
  }

  @Test(arguments: [
    "if let page = Tab(rawValue: host) { path.append(page) }",
    "if let page = Tab(rawValue: host) { path = [page] }",
    "if let page = Tab(rawValue: host) { self.path.insert(page, at: 0) }",
  ])
  func aPageOfAPath(opening: String) {
    let links = LinkApp.scan(
      Self.app(
        state: "@Published var path: [Tab] = []",
        opening: opening,
        content: """
          NavigationStack(path: $router.path) {
            RootView().navigationDestination(for: Tab.self) { page in
              switch page {
              case .home: HomeView()
              case .news: NewsView()
              case .shop: ShopView()
              }
            }
          }
          """))
    #expect(
      links == [
        "*://home > Router.handle.HomeView", "*://news > Router.handle.NewsView",
        "*://shop > Router.handle.ShopView",
      ])
  }

  @Test func aPageOfATable() {
    let links = LinkApp.scan(
      Self.app(
        state: "@Published var path: [Tab] = []",
        opening: """
          let pages: [String: Tab] = ["neues": .news, "laden": .shop]
          if let page = pages[host] { path = [page] }
          """,
        content: """
          NavigationStack(path: $router.path) {
            RootView().navigationDestination(for: Tab.self) { page in
              switch page {
              case .home: HomeView()
              case .news: NewsView()
              case .shop: ShopView()
              }
            }
          }
          """))
    #expect(links == ["*://laden > Router.shop", "*://neues > Router.news"])
  }

  @Test func aSheet() {
    let links = LinkApp.scan(
      Self.app(
        state: "@Published var sheet: Tab?",
        opening: "sheet = Tab(rawValue: host)",
        content: """
          RootView().sheet(item: $router.sheet) { sheet in
            switch sheet {
            case .home: HomeView()
            case .news: NewsView()
            case .shop: ShopView()
            }
          }
          """))
    #expect(
      links == [
        "*://home > Router.handle.HomeView", "*://news > Router.handle.NewsView",
        "*://shop > Router.handle.ShopView",
      ])
  }

  private static func app(state: String, opening: String, content: String) -> String {
    """
    import SwiftUI
    enum Tab: String, Hashable, Identifiable { case home, news, shop; var id: String { rawValue } }
    @MainActor final class Router: ObservableObject {
      \(state)
      func handle(_ url: URL) {
        guard let host = url.host else { return }
        \(opening)
      }
    }
    @main struct ClubApp: App {
      @StateObject private var router = Router()
      var body: some Scene {
        WindowGroup {
          MainView(router: router).onOpenURL { router.handle($0) }
        }
      }
    }
    struct MainView: View {
      @ObservedObject var router: Router
      var body: some View {
        \(content)
      }
    }
    struct RootView: View { var body: some View { Text("") } }
    struct HomeView: View { var body: some View { Text("") } }
    struct NewsView: View { var body: some View { Text("") } }
    struct ShopView: View { var body: some View { Text("") } }
    """
  }
}
