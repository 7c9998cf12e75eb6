import Testing

/// A stack of the app's own for routers of any route: `struct RouteStack<Page: PageRoute, Root: View>: View`.
@Suite struct GenericStackTests {
  private static let stack = """
    import SwiftUI
    protocol PageRoute: Hashable {
      associatedtype Screen: View
      @ViewBuilder var screen: Screen { get }
    }
    @Observable class PageRouter<Page: Hashable> {
      var path: [Page] = []
      func show(_ page: Page) { path.append(page) }
    }
    struct RouteStack<Page: PageRoute, Root: View>: View {
      @Bindable var router: PageRouter<Page>
      @ViewBuilder var root: () -> Root
      var body: some View {
        NavigationStack(path: $router.path) {
          root().navigationDestination(for: Page.self) { page in page.screen }
        }
      }
    }

    """

  private static let app = """
    @main struct BakeryApp: App {
      @State private var shop = ShopRouter()
      @State private var help = HelpRouter()
      var body: some Scene {
        WindowGroup {
          TabView {
            RouteStack(router: shop) { ShelfView(shop: shop) }
            RouteStack(router: help) { TopicsView() }
          }
        }
      }
    }
    enum ShopPage: PageRoute {
      case bread, cake
      var screen: some View {
        switch self {
        case .bread: BreadView()
        case .cake: CakeView()
        }
      }
    }
    enum HelpPage: PageRoute {
      case orders, refunds, terms
      static let topics: [HelpPage] = [.orders, .refunds]
      var screen: some View {
        switch self {
        case .orders: OrdersHelpView()
        case .refunds: RefundsHelpView()
        case .terms: TermsView()
        }
      }
    }
    struct ShelfView: View {
      let shop: ShopRouter
      var body: some View {
        Button("Bread") { shop.show(.bread) }
        Button("Cake") { shop.show(.cake) }
      }
    }
    struct TopicsView: View {
      var body: some View {
        List { ForEach(HelpPage.topics, id: \\.self) { topic in NavigationLink("Topic", value: topic) } }
      }
    }
    struct OrdersHelpView: View {
      var body: some View { NavigationLink("Terms", value: HelpPage.terms) }
    }
    struct BreadView: View { var body: some View { Text("Bread") } }
    struct CakeView: View { var body: some View { Text("Cake") } }
    struct RefundsHelpView: View { var body: some View { Text("Refunds") } }
    struct TermsView: View { var body: some View { Text("Terms") } }
    """

  /// The class of the router tells which routes a stack has, also through a class between, and where only links lead to them.
  @Test(arguments: [
    """
    final class ShopRouter: PageRouter<ShopPage> {}
    final class HelpRouter: PageRouter<HelpPage> {}

    """,
    """
    class LoggedRouter<Tag, Route: Hashable>: PageRouter<Route> {}
    final class ShopRouter: LoggedRouter<Int, ShopPage> {}
    final class HelpRouter: LoggedRouter<String, HelpPage> {}

    """,
  ])
  func eachHasTheRoutesOfItsRouter(_ routers: String) {
    expectGraph(
      Self.stack + routers + Self.app,
      """
      ShopRouter entry
      > start -root-> ShelfView
        bread -push-> BreadView
        cake -push-> CakeView
        ShelfView -bread-> bread
        ShelfView -cake-> cake
      HelpRouter entry
      > start -root-> TopicsView
        orders -push-> OrdersHelpView
        refunds -push-> RefundsHelpView
        terms -push-> TermsView
        OrdersHelpView -terms-> terms
        TopicsView -orders-> orders
        TopicsView -refunds-> refunds
      """)
  }

  /// The stack is given the path, and the routes show themselves.
  @Test func aStackThatIsGivenThePathOfAFlow() {
    expectGraph(
      """
      import SwiftUI
      @main struct PostApp: App { var body: some Scene { WindowGroup { LetterFlowView() } } }
      struct RouteStack<Route: Hashable & View, Root: View>: View {
        @Binding private var path: [Route]
        private let root: Root
        init(path: Binding<[Route]>, @ViewBuilder root: () -> Root) {
          _path = path
          self.root = root()
        }
        var body: some View {
          NavigationStack(path: $path) { root.navigationDestination(for: Route.self) { $0 } }
        }
      }
      enum LetterRoute: Hashable, View {
        case stamp(Int), address
        var body: some View {
          switch self {
          case .stamp(let value): StampView(value: value)
          case .address: AddressView()
          }
        }
      }
      @Observable final class LetterModel {
        var path: [LetterRoute] = []
        func stamp() { path.append(.stamp(1)) }
        func address() { path.append(.address) }
      }
      struct LetterFlowView: View {
        @State private var model = LetterModel()
        var body: some View { RouteStack(path: $model.path) { PaperView() }.environment(model) }
      }
      struct PaperView: View {
        @Environment(LetterModel.self) private var model
        var body: some View { Button("Stamp") { model.stamp() } }
      }
      struct StampView: View {
        let value: Int
        @Environment(LetterModel.self) private var model
        var body: some View { Button("Address", action: model.address) }
      }
      struct AddressView: View { var body: some View { Text("Address") } }
      """,
      """
      LetterFlowView entry
        stamp(value: Int) -push-> StampView
        address -push-> AddressView
      > start -root-> PaperView
        PaperView -stamp-> stamp
        StampView -address-> address
      """)
  }

  @Test func aStackForAnyFlowOfAGenericClassIsNoScreen() {
    expectGraph(
      """
      import SwiftUI
      class StackCoordinator<Page: Hashable, Card: Identifiable>: ObservableObject {
        @Published var path: [Page] = []
        @Published var card: Card?
        func push(_ page: Page) { path.append(page) }
        func present(_ card: Card) { self.card = card }
      }
      struct StackHost<Page: Hashable, Card: Identifiable, Root: View, Pushed: View, Presented: View>: View {
        @ObservedObject private var coordinator: StackCoordinator<Page, Card>
        private let root: () -> Root
        private let pushed: (Page) -> Pushed
        private let presented: (Card) -> Presented
        init(
          _ coordinator: StackCoordinator<Page, Card>, @ViewBuilder root: @escaping () -> Root,
          @ViewBuilder page: @escaping (Page) -> Pushed, @ViewBuilder card: @escaping (Card) -> Presented
        ) {
          self.coordinator = coordinator
          self.root = root
          self.pushed = page
          self.presented = card
        }
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            root().navigationDestination(for: Page.self, destination: pushed)
          }
          .sheet(item: $coordinator.card, content: presented)
        }
      }
      enum BeePage: Hashable { case hive(Int) }
      enum BeeCard: Identifiable { case help; var id: Self { self } }
      final class BeesCoordinator: StackCoordinator<BeePage, BeeCard> {
        func open(_ hive: Int) { push(.hive(hive)) }
        func help() { present(.help) }
      }
      struct BeesCoordinatorView: View {
        let coordinator: BeesCoordinator
        var body: some View {
          StackHost(coordinator) {
            HivesView(onOpen: coordinator.open)
          } page: { page in
            switch page {
            case .hive(let number): HiveView(number: number, onHelp: coordinator.help)
            }
          } card: { card in
            switch card {
            case .help: HelpView()
            }
          }
        }
      }
      @main struct BeesApp: App {
        @StateObject private var coordinator = BeesCoordinator()
        var body: some Scene { WindowGroup { BeesCoordinatorView(coordinator: coordinator) } }
      }
      struct HivesView: View { let onOpen: (Int) -> Void; var body: some View { Button("One") { onOpen(1) } } }
      struct HiveView: View {
        let number: Int
        let onHelp: () -> Void
        var body: some View { Button("Help", action: onHelp) }
      }
      struct HelpView: View { var body: some View { Text("") } }
      """,
      """
      BeesCoordinator entry
      > start -root-> HivesView
        hive(value: Int) -push-> HiveView
        help -present-> HelpView
        HiveView -onHelp-> help
        HivesView -onOpen-> hive
      """)
  }

  @Test func aViewNamedAsAFlowAroundAnyContentIsNone() {
    expectGraph(
      """
      import SwiftUI
      @Observable final class StepPath<Step: Hashable> {
        var path: [Step] = []
        func push(_ step: Step) { path.append(step) }
      }
      struct FlowCoordinator<Step: Hashable, Root: View, Destination: View>: View {
        @Bindable private var steps: StepPath<Step>
        private let root: () -> Root
        private let destination: (Step) -> Destination
        init(_ steps: StepPath<Step>, @ViewBuilder root: @escaping () -> Root, @ViewBuilder destination: @escaping (Step) -> Destination) {
          self.steps = steps
          self.root = root
          self.destination = destination
        }
        var body: some View {
          NavigationStack(path: $steps.path) {
            root().navigationDestination(for: Step.self) { step in destination(step).navigationBarTitleDisplayMode(.inline) }
          }
        }
      }
      enum ClubStep: Hashable { case book, invite }
      @Observable final class ClubModel {
        let steps = StepPath<ClubStep>()
        func didFinishBasics() { steps.push(.book) }
        func didChoose() { steps.push(.invite) }
      }
      struct ClubFlow: View {
        @State private var model = ClubModel()
        var body: some View {
          FlowCoordinator(model.steps) {
            BasicsView(onContinue: model.didFinishBasics)
          } destination: { step in
            switch step {
            case .book: BookView { model.didChoose() }
            case .invite: InviteView()
            }
          }
        }
      }
      @Observable final class GoalModel {
        enum Step: Hashable { case reminder, summary }
        let steps = StepPath<Step>()
        func setTarget() { steps.push(.reminder) }
        func setReminder() { steps.push(.summary) }
      }
      struct GoalFlow: View {
        @State private var model = GoalModel()
        var body: some View {
          FlowCoordinator(model.steps) {
            TargetView(onNext: model.setTarget)
          } destination: { step in
            view(for: step)
          }
        }
        @ViewBuilder private func view(for step: GoalModel.Step) -> some View {
          switch step {
          case .reminder: ReminderView(onSet: model.setReminder)
          case .summary: SummaryView()
          }
        }
      }
      struct BasicsView: View { let onContinue: () -> Void; var body: some View { Button("Next", action: onContinue) } }
      struct BookView: View { let onSelect: () -> Void; var body: some View { Button("Next") { onSelect() } } }
      struct InviteView: View { var body: some View { Text("Invite") } }
      struct TargetView: View { let onNext: () -> Void; var body: some View { Button("Next", action: onNext) } }
      struct ReminderView: View { let onSet: () -> Void; var body: some View { Button("Next", action: onSet) } }
      struct SummaryView: View { var body: some View { Text("Done") } }
      @main struct ClubApp: App {
        var body: some Scene { WindowGroup { TabView { ClubFlow().tabItem { Text("Club") }; GoalFlow().tabItem { Text("Goal") } } } }
      }
      """,
      """
      ClubFlow entry
      > start -root-> BasicsView
        book -push-> BookView
        invite -push-> InviteView
        BasicsView -onContinue-> book
        BookView -onSelect-> invite
      GoalFlow entry
      > start -root-> TargetView
        reminder -push-> ReminderView
        summary -push-> SummaryView
        ReminderView -onSet-> summary
        TargetView -onNext-> reminder
      """)
  }
}
