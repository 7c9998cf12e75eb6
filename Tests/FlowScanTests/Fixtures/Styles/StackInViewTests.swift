import Foundation
import Testing

/// Stacks bound to a router, inside of what else its view contains.
@Suite struct StackInViewTests {
  @Test(arguments: [
    ("var path: [Page] = []", "$router.path", "path.append(page)"),
    (
      """
      private var paths: [Section: [Page]] = [:]
        subscript(section: Section) -> [Page] { get { paths[section] ?? [] } set { paths[section] = newValue } }
      """, "$router[.list]", "self[.list].append(page)"
    ),
  ])
  func aStackInATabIsATab(_ state: String, _ path: String, _ push: String) {
    expectGraph(
      """
      enum Page: Hashable { case photo(Int) }
      enum Section: Hashable { case list, more }
      @Observable final class PhotosRouter {
        var section = Section.list
        \(state)
        func push(_ page: Page) { \(push) }
      }
      struct RootView: View {
        @State private var router = PhotosRouter()
        var body: some View {
          TabView(selection: $router.section) {
            NavigationStack(path: \(path)) {
              ListView().navigationDestination(for: Page.self) { page in
                switch page {
                case .photo(let id): PhotoView(id: id)
                }
              }
            }
            .tag(Section.list)
            MoreView().tag(Section.more)
          }
          .environment(router)
        }
      }
      struct ListView: View {
        @Environment(PhotosRouter.self) private var router
        var body: some View { Button("Photo") { router.push(.photo(1)) } }
      }
      struct MoreView: View { var body: some View { Text("More") } }
      struct PhotoView: View {
        let id: Int
        var body: some View { Text("Photo") }
      }
      @main struct PhotosApp: App { var body: some Scene { WindowGroup { RootView() } } }
      """,
      """
      PhotosRouter entry
      > start.ListView -tab-> ListView
        photo(value: Int) -push-> PhotoView
      > start.MoreView -tab-> MoreView
        ListView -photo-> photo
      """)
  }

  @Test func aViewMayBeGivenTheContentOfItsStack() {
    expectGraph(
      """
      enum Page: Hashable { case photo(Int) }
      @Observable final class PhotosRouter {
        var path: [Page] = []
        func push(_ page: Page) { path.append(page) }
      }
      struct RouterView<Content: View>: View {
        @State private var router = PhotosRouter()
        @ViewBuilder var content: Content
        var body: some View {
          NavigationStack(path: $router.path) {
            content.navigationDestination(for: Page.self) { page in
              switch page {
              case .photo(let id): PhotoView(id: id)
              }
            }
          }
          .environment(router)
        }
      }
      struct ListView: View {
        @Environment(PhotosRouter.self) private var router
        var body: some View { Button("Photo") { router.push(.photo(1)) } }
      }
      struct PhotoView: View {
        let id: Int
        var body: some View { Text("Photo") }
      }
      @main struct PhotosApp: App { var body: some Scene { WindowGroup { RouterView { ListView() } } } }
      """,
      """
      PhotosRouter entry
      > start -root-> ListView
        photo(value: Int) -push-> PhotoView
        ListView -photo-> photo
      """)
  }

  /// A router whose sheets are over a stack does not decide what is on that, if its path is the state of the view.
  @Test func aStackWhosePathIsStateOfItsViewIsNotTheRoutersThatShowsSheetsOverIt() {
    expectGraph(
      Self.plants(
        """
        struct CareView: View {
          @State private var router = PlantsRouter()
          @State private var path: [Care] = []
          var body: some View {
            NavigationStack(path: $path) {
              CareListView().navigationDestination(for: Care.self) { care in
                switch care {
                case .light: LightView()
                }
              }
            }
            .sheet(item: $router.sheet) { _ in CareView() }
          }
        }
        enum Care: Hashable { case light }
        struct CareListView: View { var body: some View { NavigationLink("Light", value: Care.light) } }
        struct LightView: View { var body: some View { Text("Light") } }
        """),
      """
      PlantsRouter
        care -present-> [CareView]
      > start.PlantsView -root-> PlantsView
        plant(value: Int) -push-> PlantView
      > start.CareView -present-> [CareView]
        PlantsView -care-> care
        PlantsView -plant-> plant
      CareView
        router -start-> [PlantsRouter]
      > start -root-> CareListView
        light -push-> LightView
        CareListView -light-> light
      """)
  }

  @Test(arguments: ["Form { ROWS }", "List { ROWS }", "ScrollView { VStack { Text(\"Care\") } }"])
  func aViewWithAFormInItsStackIsAScreen(content: String) {
    expectGraph(
      Self.plants(
        """
        @Observable final class CareNavigator {
          var isHelpShown = false
          func help() { isHelpShown = true }
        }
        struct CareView: View {
          @State private var navigator = CareNavigator()
          var body: some View {
            NavigationStack {
              \(content.replacingOccurrences(of: "ROWS", with: "ForEach(0..<3) { CareRow(id: $0) }"))
                .toolbar { Button("Help") { navigator.help() } }
                .sheet(isPresented: $navigator.isHelpShown) { HelpView() }
            }
          }
        }
        struct CareRow: View { let id: Int; var body: some View { Text("Care") } }
        struct HelpView: View { var body: some View { Text("Help") } }
        """),
      """
      PlantsRouter entry
        care -present-> CareView
      > start.PlantsView -root-> PlantsView
        plant(value: Int) -push-> PlantView
      > start.CareNavigator -start-> [CareNavigator]
        PlantsView -care-> care
        PlantsView -plant-> plant
      CareNavigator
        help -present-> HelpView
        CareView -help-> help
      """)
  }

  /// Whoever counts views as flows does so besides the flows that there are: their views stand for them as ever.
  @Test func aViewThatStandsForAFlowStandsForItAlsoIfViewsAreFlows() {
    let care = "struct CareView: View { var body: some View { Text(\"Care\") } }"
    let fixture = Fixture(Self.plants(care), includesViews: true)
    #expect(
      GraphText(fixture.scan(), fixture).text == """
        PlantsRouter entry
          care -present-> CareView
        > start -root-> PlantsView
          plant(value: Int) -push-> PlantView
          PlantsView -care-> care
          PlantsView -plant-> plant
        """)
  }

  private static func plants(_ care: String) -> String {
    """
    enum Page: Hashable { case plant(Int) }
    @Observable final class PlantsRouter {
      enum Sheet: Identifiable { case care; var id: Self { self } }
      var path: [Page] = []
      var sheet: Sheet?
      func open(_ page: Page) { path.append(page) }
      func care() { sheet = .care }
    }
    struct PlantsRoot: View {
      @State private var router = PlantsRouter()
      var body: some View {
        NavigationStack(path: $router.path) {
          PlantsView(router: router).navigationDestination(for: Page.self) { page in
            switch page {
            case .plant: PlantView()
            }
          }
        }
        .sheet(item: $router.sheet) { _ in CareView() }
      }
    }
    struct PlantsView: View {
      let router: PlantsRouter
      var body: some View {
        Button("Plant") { router.open(.plant(1)) }
        Button("Care") { router.care() }
      }
    }
    struct PlantView: View { var body: some View { Text("Plant") } }
    @main struct PlantsApp: App { var body: some Scene { WindowGroup { PlantsRoot() } } }
    \(care)
    """
  }

  @Test func twoCasesWithTheSameScreenAreNoListOfSteps() {
    expectGraph(
      """
      import SwiftUI
      enum Page: Hashable { case member(String), profile(Member) }
      struct Member: Hashable { let id: String }
      @Observable final class Router {
        var path: [Page] = []
        func open(_ page: Page) { path.append(page) }
      }
      struct ClubFlow: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            ClubView().withPages()
          }
          .environment(router)
          .onAppear { router.open(.member("own")) }
        }
      }
      extension View {
        func withPages() -> some View {
          navigationDestination(for: Page.self) { page in
            switch page {
            case .member(let id): MemberView(id: id)
            case .profile(let member): MemberView(member: member)
            }
          }
        }
      }
      struct ClubView: View { var body: some View { Text("Club") } }
      struct MemberView: View {
        @Environment(Router.self) private var router
        let id: String
        init(id: String) { self.id = id }
        init(member: Member) { id = member.id }
        var body: some View { Button("Friend") { router.open(.profile(Member(id: "1"))) } }
      }
      @main struct ClubApp: App { var body: some Scene { WindowGroup { TabView { ClubFlow().tabItem { Text("Club") } } } } }
      """,
      """
      ClubFlow entry
      > start -root-> ClubView
      > member(value: String) -push-> MemberView
        profile(value: Member) -push-> MemberView
        MemberView -profile-> profile
      """)
  }
}
