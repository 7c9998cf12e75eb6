import Testing

/// Views and view controllers that are flows themselves, by their names.
@Suite struct FlowViewTests {
  @Test func aViewWithAStackOfItsOwnShowsWhatItsStoreIsSetTo() {
    expectGraph(
      """
      struct AuthCoordinatorView: View {
        let onDone: () -> Void
        @StateObject private var store = AuthStore()
        var body: some View {
          NavigationStack(path: $store.path) {
            LoginView(onRegister: { store.path.append(.register) }, onLogin: onDone)
              .navigationDestination(for: AuthStore.Destination.self) { destination in
                switch destination {
                case .register: RegisterView(onRegistered: store.registered)
                case .verify: VerifyView()
                }
              }
          }
          .sheet(isPresented: $store.isHelpShown) { HelpView() }
        }
      }
      final class AuthStore: ObservableObject {
        enum Destination: Hashable { case register, verify }
        @Published var path: [Destination] = []
        @Published var isHelpShown = false
        func registered() { path.append(.verify) }
        func help() { isHelpShown = true }
      }
      struct LoginView: View {
        let onRegister: () -> Void
        let onLogin: () -> Void
        var body: some View {
          Button("Register", action: onRegister)
          Button("Log in") { onLogin() }
        }
      }
      struct RegisterView: View {
        let onRegistered: () -> Void
        @EnvironmentObject var store: AuthStore
        var body: some View {
          Button("Done") { onRegistered() }
          Button("Help") { store.help() }
        }
      }
      struct VerifyView: View { var body: some View { Text("Verify") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """,
      """
      AuthCoordinatorView
      > start -root-> LoginView
        register -push-> RegisterView
        verify -push-> VerifyView
        help -present-> HelpView
        LoginView -onRegister-> register
        RegisterView -help-> help
        RegisterView -onRegistered-> verify
      """)
  }

  @Test func whatABodyChoosesIsOnScreenByItself() {
    expectGraph(
      """
      final class Session: ObservableObject {
        enum Phase { case loading, signedIn }
        @Published var phase: Phase = .loading
        func open() { phase = .signedIn }
      }
      struct RootFlow: View {
        @StateObject private var session = Session()
        var body: some View {
          Group {
            switch session.phase {
            case .loading: SplashView(onReady: session.open)
            case .signedIn: HomeFlow()
            }
          }
        }
      }
      struct HomeFlow: View {
        @State private var isHelpShown = false
        var body: some View {
          NavigationStack { HomeView(onHelp: { isHelpShown = true }) }
            .sheet(isPresented: $isHelpShown, content: HelpView.init)
        }
      }
      struct SplashView: View {
        let onReady: () -> Void
        var body: some View { Button("Go") { onReady() } }
      }
      struct HomeView: View {
        let onHelp: () -> Void
        var body: some View { Button("Help") { onHelp() } }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { RootFlow() } }
      }
      """,
      """
      RootFlow entry
      > loading -root-> SplashView
        signedIn -root-> [HomeFlow]
        SplashView -onReady-> signedIn
      HomeFlow
      > start -root-> HomeView
        onHelp -present-> HelpView
        HomeView -onHelp-> onHelp
      """)
  }

  @Test func theViewOfACoordinatorIsNoFlowBesideIt() {
    expectGraph(
      """
      final class TripCoordinator: ObservableObject {
        @Published var isMapShown = false
        func showMap() { isMapShown = true }
      }
      struct TripCoordinatorView: View {
        @StateObject private var coordinator = TripCoordinator()
        var body: some View {
          TripView(coordinator: coordinator)
            .sheet(isPresented: $coordinator.isMapShown) { MapView() }
        }
      }
      struct TripView: View {
        let coordinator: TripCoordinator
        var body: some View { Button("Map") { coordinator.showMap() } }
      }
      struct MapView: View { var body: some View { Text("Map") } }
      """,
      """
      TripCoordinator
        showMap -present-> MapView
      > start -root-> TripView
        TripView -showMap-> showMap
      """)
  }

  @Test func aContainerControllerNamedAsAFlowIsOne() {
    expectGraph(
      """
      final class RootCoordinator: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          viewControllers = [MusicCoordinator(), RadioFlowController()]
        }
      }
      final class MusicCoordinator: UINavigationController, AlbumsDelegate {
        init() {
          super.init(nibName: nil, bundle: nil)
          let albums = AlbumsViewController()
          albums.delegate = self
          setViewControllers([albums], animated: false)
        }
        func didSelect(_ album: String) { pushViewController(AlbumViewController(), animated: true) }
      }
      final class RadioFlowController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let stations = StationsViewController()
          addChild(stations)
          view.addSubview(stations.view)
          stations.didMove(toParent: self)
        }
      }
      protocol AlbumsDelegate: AnyObject { func didSelect(_ album: String) }
      final class AlbumsViewController: UIViewController {
        weak var delegate: AlbumsDelegate?
        @objc func albumTapped() { delegate?.didSelect("1") }
      }
      final class AlbumViewController: UIViewController {}
      final class StationsViewController: UIViewController {}
      """,
      """
      RootCoordinator
      > viewDidLoad.MusicCoordinator -tab-> [MusicCoordinator]
      > viewDidLoad.RadioFlowController -tab-> [RadioFlowController]
      MusicCoordinator
      > start -root-> AlbumsViewController
        didSelect(album: String) -push-> AlbumViewController
        AlbumsViewController -didSelect-> didSelect
      RadioFlowController
      > viewDidLoad -embed-> StationsViewController
      """)
  }

  @Test func otherViewsThatNavigateAreFlowsIfTheyAreIncluded() {
    let source = """
      struct HomeView: View {
        @State private var isHelpShown = false
        var body: some View {
          NavigationStack { ListView(onHelp: { isHelpShown = true }) }
            .sheet(isPresented: $isHelpShown) { HelpView() }
        }
      }
      struct ListView: View {
        let onHelp: () -> Void
        var body: some View { Button("Help") { onHelp() } }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      """
    expectGraph(source, "")
    expectGraph(
      source, includingViews: true,
      """
      HomeView
      > start -root-> ListView
        onHelp -present-> HelpView
        ListView -onHelp-> onHelp
      """)
  }

  @Test func aViewThatOnlyLaysOutItsPartsIsNoFlow() {
    expectGraph(
      """
      struct TagFlow: View {
        let tags: [String]
        var body: some View { ForEach(tags, id: \\.self) { TagView(tag: $0) } }
      }
      struct TagView: View {
        let tag: String
        var body: some View { Text(tag) }
      }
      @main struct TagApp: App {
        var body: some Scene { WindowGroup { TagFlow(tags: ["a"]) } }
      }
      """,
      "")
  }

  @Test func aTabBarControllerMakesFlowsForTheFlowThatShowsIt() {
    expectGraph(
      """
      final class AppCoordinator {
        let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func start() { window.rootViewController = MainTabsController() }
      }
      final class MainTabsController: UITabBarController {
        let news = NewsCoordinator(navigation: UINavigationController())
        override func viewDidLoad() {
          super.viewDidLoad()
          news.start()
          viewControllers = [news.navigation]
        }
        @objc func warn() { present(UIAlertController(title: "", message: "", preferredStyle: .alert), animated: true) }
      }
      final class NewsCoordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.viewControllers = [NewsController()] }
      }
      final class NewsController: UIViewController {}
      """,
      """
      AppCoordinator
      > start.MainTabsController -root-> MainTabsController
      > start.NewsCoordinator -tab-> [NewsCoordinator]
      NewsCoordinator
      > start -root-> NewsController
      """)
  }

  @Test func aViewThatGoesFromStepToStepByItselfIsOne() {
    expectGraph(
      """
      struct ShopCoordinator: View {
        @State private var adds = false
        var body: some View {
          NavigationStack {
            ListView(onAdd: { adds = true })
          }
          .sheet(isPresented: $adds) { AddCoordinator { adds = false } }
        }
      }
      struct AddCoordinator: View {
        let onSaved: () -> Void
        @State private var step: Step = .scan
        enum Step { case scan, form(String) }
        init(onSaved: @escaping () -> Void) { self.onSaved = onSaved }
        var body: some View {
          switch step {
          case .scan: ScanView(onCode: { step = .form($0) })
          case .form(let code): FormView(code: code)
          }
        }
      }
      struct ListView: View {
        let onAdd: () -> Void
        var body: some View { Button("Add", action: onAdd) }
      }
      struct ScanView: View {
        let onCode: (String) -> Void
        var body: some View { Button("Scan") { onCode("1") } }
      }
      struct FormView: View {
        let code: String
        var body: some View { Text(code) }
      }
      """,
      """
      ShopCoordinator
      > start -root-> ListView
        onAdd -present-> [AddCoordinator]
        [AddCoordinator] -onSaved-> <
        ListView -onAdd-> onAdd
      AddCoordinator
      > scan -root-> ScanView
        form(value: String) -root-> FormView
        ScanView -onCode-> form
      """)
  }

  @Test(arguments: [
    "@ObservedObject var model: RepairModel", "@Bindable var model: RepairModel", "let model: any Repairing",
  ])
  func aViewThatGoesFromStepToStepWithAModelIsOne(_ property: String) {
    expectGraph(
      """
      struct WorkshopCoordinator: View {
        @StateObject private var store = WorkshopStore()
        var body: some View {
          NavigationStack {
            BikesView(onRepair: store.startRepair)
          }
          .sheet(item: $store.repair) { RepairCoordinator(model: $0) }
        }
      }
      struct RepairCoordinator: View {
        \(property)
        var body: some View {
          NavigationView {
            Group {
              switch model.step {
              case .part: PartsView(onPart: model.choose)
              case .offer(let part): OfferView(part: part, onBack: model.back, onAccept: model.accept)
              }
            }
          }
        }
      }
      final class WorkshopStore: ObservableObject {
        @Published var repair: RepairModel?
        func startRepair() { repair = RepairModel(onClose: { [weak self] in self?.repair = nil }) }
      }
      protocol Repairing: AnyObject {
        var step: RepairStep { get }
        func choose(_ part: String)
        func back()
        func accept()
      }
      enum RepairStep { case part, offer(String) }
      final class RepairModel: ObservableObject, Identifiable, Repairing {
        @Published private(set) var step: RepairStep = .part
        private let onClose: () -> Void
        init(onClose: @escaping () -> Void) { self.onClose = onClose }
        func choose(_ part: String) { step = .offer(part) }
        func back() { step = .part }
        func accept() { onClose() }
      }
      struct BikesView: View {
        let onRepair: () -> Void
        var body: some View { Button("Repair", action: onRepair) }
      }
      struct PartsView: View {
        let onPart: (String) -> Void
        var body: some View { Button("Chain") { onPart("chain") } }
      }
      struct OfferView: View {
        let part: String
        let onBack: () -> Void
        let onAccept: () -> Void
        var body: some View {
          Button("Back", action: onBack)
          Button("Accept", action: onAccept)
        }
      }
      """,
      """
      WorkshopCoordinator
      > start -root-> BikesView
        startRepair -present-> [RepairCoordinator]
        [RepairCoordinator] -onClose-> <
        BikesView -onRepair-> startRepair
      RepairCoordinator
      > part -root-> PartsView
        offer(value: String) -root-> OfferView
        OfferView -onAccept-> !onClose
        OfferView -onBack-> part
        PartsView -onPart-> offer
      """)
  }

  @Test(arguments: [
    ("page.animation(.default, value: step)", "private var page: some View"),
    ("VStack { page(step) }", "private func page(_ step: Step) -> some View"),
    ("VStack { self.page(for: self.step) }", "private func page(for now: Step) -> some View"),
  ])
  func aViewMayChooseItsStepOutsideOfItsBody(_ body: String, _ member: String) {
    let subject = member.contains("now") ? "now" : "step"
    expectGraph(
      """
      @main struct KilnApp: App { var body: some Scene { WindowGroup { FiringFlow() } } }
      struct FiringFlow: View {
        enum Step { case clay, glaze, done }
        @State private var step: Step = .clay
        var body: some View { \(body) }
        @ViewBuilder \(member) {
          switch \(subject) {
          case .clay: ClayView(onNext: { step = .glaze })
          case .glaze: GlazeView(onNext: { step = .done })
          case .done: DoneView()
          }
        }
      }
      struct ClayView: View { let onNext: () -> Void; var body: some View { Button("Next", action: onNext) } }
      struct GlazeView: View { let onNext: () -> Void; var body: some View { Button("Fire", action: onNext) } }
      struct DoneView: View { var body: some View { Text("Done") } }
      """,
      """
      FiringFlow entry
      > clay -root-> ClayView
        glaze -root-> GlazeView
        done -root-> DoneView
        ClayView -onNext-> glaze
        GlazeView -onNext-> done
      """)
  }

  @Test func theFlowsInsideAViewBelongToTheFlowThatShowsIt() {
    expectGraph(
      """
      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { RootCoordinator() } }
      }
      struct RootCoordinator: View {
        @State private var isSignedIn = false
        var body: some View {
          if isSignedIn { Tabs() } else { LoginView(onDone: { isSignedIn = true }) }
        }
      }
      struct Tabs: View {
        var body: some View {
          TabView {
            NewsCoordinator().tabItem { Text("News") }
            CartView().tabItem { Text("Cart") }
          }
        }
      }
      struct NewsCoordinator: View {
        @State private var isOpen = false
        var body: some View {
          NavigationStack {
            NewsView(onOpen: { isOpen = true })
              .navigationDestination(isPresented: $isOpen) { StoryView() }
          }
        }
      }
      struct LoginView: View {
        let onDone: () -> Void
        var body: some View { Button("Log in", action: onDone) }
      }
      struct NewsView: View {
        let onOpen: () -> Void
        var body: some View { Button("Open") { onOpen() } }
      }
      struct StoryView: View { var body: some View { Text("Story") } }
      struct CartView: View { var body: some View { Text("Cart") } }
      """,
      """
      RootCoordinator entry
      > start -root-> LoginView
        onDone.Tabs -root-> Tabs
        onDone.NewsCoordinator -tab-> [NewsCoordinator]
        LoginView -onDone-> onDone.NewsCoordinator
        LoginView -onDone-> onDone.Tabs
      NewsCoordinator
      > start -root-> NewsView
        onOpen -push-> StoryView
        NewsView -onOpen-> onOpen
      """)
  }

  @Test func aReportThatAScreenIsHandedEndsTheFlow() {
    expectGraph(
      """
      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { ShopCoordinator() } }
      }
      struct ShopCoordinator: View {
        @State private var orders = false
        var body: some View {
          NavigationStack {
            CatalogView(onOrder: { orders = true })
          }
          .sheet(isPresented: $orders) { OrderCoordinator(onOrdered: { orders = false }) }
        }
      }
      struct OrderCoordinator: View {
        let onOrdered: () -> Void
        @State private var pays = false
        var body: some View {
          NavigationStack {
            BasketView(onPay: { pays = true })
              .navigationDestination(isPresented: $pays) { PaymentView(onDone: onOrdered) }
          }
        }
      }
      struct CatalogView: View {
        let onOrder: () -> Void
        var body: some View { Button("Order", action: onOrder) }
      }
      struct BasketView: View {
        let onPay: () -> Void
        var body: some View { Button("Pay", action: onPay) }
      }
      struct PaymentView: View {
        let onDone: () -> Void
        var body: some View { Button("Done", action: onDone) }
      }
      """,
      """
      ShopCoordinator entry
      > start -root-> CatalogView
        onOrder -present-> [OrderCoordinator]
        [OrderCoordinator] -onOrdered-> <
        CatalogView -onOrder-> onOrder
      OrderCoordinator
      > start -root-> BasketView
        onPay -push-> PaymentView
        BasketView -onPay-> onPay
        PaymentView -onDone-> !onOrdered
      """)
  }

  @Test func aChildThatHandsAReportToItsScreenAsksItsParent() {
    expectGraph(
      """
      struct ShopCoordinator: View {
        @State private var adds = false
        @State private var isDone = false
        var body: some View {
          NavigationStack {
            ListView(onAdd: { adds = true })
              .navigationDestination(isPresented: $isDone) { ReceiptView() }
          }
          .sheet(isPresented: $adds) { AddCoordinator(onSaved: { isDone = true }) }
        }
      }
      struct AddCoordinator: View {
        let onSaved: () -> Void
        @State private var isScanned = false
        var body: some View {
          if isScanned { FormView(onSave: onSaved) } else { ScanView(onCode: { isScanned = true }) }
        }
      }
      struct ListView: View {
        let onAdd: () -> Void
        var body: some View { Button("Add", action: onAdd) }
      }
      struct ScanView: View {
        let onCode: () -> Void
        var body: some View { Button("Scan", action: onCode) }
      }
      struct FormView: View {
        let onSave: () -> Void
        var body: some View { Button("Save", action: onSave) }
      }
      struct ReceiptView: View { var body: some View { Text("Receipt") } }
      """,
      """
      ShopCoordinator
      > start -root-> ListView
        onAdd -present-> [AddCoordinator]
        onSaved -push-> ReceiptView
        [AddCoordinator] -onSaved-> onSaved
        ListView -onAdd-> onAdd
      AddCoordinator
      > start -root-> ScanView
        onCode -root-> FormView
        FormView -onSave-> !onSaved
        ScanView -onCode-> onCode
      """)
  }

  @Test func aTabBarControllerThatAssignsItsTabsIsAFlowIfAskedFor() {
    expectGraph(
      """
      final class AppCoordinator {
        func start(in window: UIWindow) { window.rootViewController = TabsController() }
      }
      final class TabsController: UITabBarController {
        override func viewDidLoad() { viewControllers = [HomeController(), CartController()] }
      }
      final class HomeController: UIViewController {}
      final class CartController: UIViewController {}
      """, includingViews: true,
      """
      AppCoordinator
      > start(window: UIWindow) -root-> [TabsController]
      TabsController
      > viewDidLoad.HomeController -tab-> HomeController
      > viewDidLoad.CartController -tab-> CartController
      """)
  }

  @Test func theFirstViewOfTheAppAroundFlowsIsOne() {
    expectGraph(
      """
      enum AppTab { case home, browse }
      struct RootView: View {
        @State private var tab = AppTab.home
        @State private var sheet: Sheet?
        enum Sheet: Identifiable { case player, signIn; var id: Self { self } }
        var body: some View {
          TabView(selection: $tab) {
            Tab("Home", systemImage: "house", value: AppTab.home) { HomeCoordinatorView(play: { sheet = .player }) }
            Tab("Browse", systemImage: "house", value: AppTab.browse) { BrowseCoordinatorView() }
          }
          .sheet(item: $sheet) { sheet in
            switch sheet {
            case .player: PlayerView()
            case .signIn: SignInView()
            }
          }
        }
      }
      struct HomeCoordinatorView: View {
        @State private var path: [Int] = []
        let play: () -> Void
        var body: some View {
          NavigationStack(path: $path) {
            HomeView(play: play, next: { path.append(1) }).navigationDestination(for: Int.self) { ItemView(id: $0) }
          }
        }
      }
      struct HomeView: View { let play: () -> Void; let next: () -> Void; var body: some View { Button("x", action: play); Button("y", action: next) } }
      struct ItemView: View { let id: Int; var body: some View { Text("") } }
      struct PlayerView: View { var body: some View { Text("") } }
      struct SignInView: View { var body: some View { Text("") } }
      struct BrowseCoordinatorView: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            BrowseView().navigationDestination(for: Int.self) { ItemView(id: $0) }
          }
        }
      }
      struct BrowseView: View { var body: some View { NavigationLink("a", value: 1) } }
      @main struct MyApp: App { var body: some Scene { WindowGroup { RootView() } } }
      """,
      """
      RootView entry
      > start.HomeCoordinatorView -tab-> [HomeCoordinatorView]
      > start.BrowseCoordinatorView -tab-> [BrowseCoordinatorView]
        player -present-> PlayerView
        signIn -present-> SignInView
        [HomeCoordinatorView] -play-> player
      HomeCoordinatorView
      > start -root-> HomeView
        next -push-> ItemView
        int -push-> ItemView
        HomeView -play-> !play
        HomeView -next-> next
      BrowseCoordinatorView
      > start -root-> BrowseView
        int -push-> ItemView
        BrowseView -int-> int
      """)
  }

  @Test func aViewThatAFlowMakesAndNothingElseShowsForTheFlow() {
    // The body of the flow has the dependencies, which its initial state cannot have.
    expectGraph(
      """
      @Observable final class BookingModel {
        enum Step: Hashable { case extras, summary }
        var path: [Step] = []
        private let finish: () -> Void
        init(api: Api, finish: @escaping () -> Void) { self.finish = finish }
        func pickedDates() { path.append(.extras) }
        func pickedExtras() { path.append(.summary) }
        func booked() { finish() }
      }
      struct BookingCoordinator: View {
        let onFinish: () -> Void
        @Environment(\\.api) private var api
        var body: some View {
          BookingStack(model: BookingModel(api: api, finish: onFinish)).interactiveDismissDisabled()
        }
      }
      private struct BookingStack: View {
        @State var model: BookingModel
        var body: some View {
          NavigationStack(path: $model.path) {
            DatesView(onPick: model.pickedDates)
              .navigationDestination(for: BookingModel.Step.self) { step in
                switch step {
                case .extras: ExtrasView(onPick: { model.pickedExtras() })
                case .summary: SummaryView(onBooked: { model.booked() })
                }
              }
          }
        }
      }
      struct DatesView: View {
        let onPick: () -> Void
        var body: some View { Button("Continue", action: onPick) }
      }
      struct ExtrasView: View {
        let onPick: () -> Void
        var body: some View { Button("Continue") { onPick() } }
      }
      struct SummaryView: View {
        let onBooked: () -> Void
        var body: some View { Button("Book") { onBooked() } }
      }
      """,
      """
      BookingCoordinator
      > start -root-> DatesView
        extras -push-> ExtrasView
        summary -push-> SummaryView
        DatesView -onPick-> extras
        ExtrasView -onPick-> summary
        SummaryView -onBooked-> !finish
      """)
  }

  @Test func aViewAroundAListIsAScreenOfItsOwn() {
    expectGraph(
      """
      struct NewsCoordinator: View {
        @State private var isHelpShown = false
        var body: some View {
          NavigationStack { NewsView(onHelp: { isHelpShown = true }) }
            .sheet(isPresented: $isHelpShown) { HelpFlow() }
        }
      }
      struct HelpFlow: View { var body: some View { HelpView() } }
      struct HelpView: View { var body: some View { List { Text("Help") } } }
      struct NewsView: View {
        let onHelp: () -> Void
        var body: some View { Button("Help", action: onHelp) }
      }
      """,
      """
      NewsCoordinator
      > start -root-> NewsView
        onHelp -present-> HelpFlow
        NewsView -onHelp-> onHelp
      """)
  }

  @Test(arguments: ["TransferFlowView", "TransferView"]) func theRouterOfItsStackIsTheFlowWhateverItIsCalled(
    _ name: String
  ) {
    expectGraph(
      """
      import SwiftUI
      @main struct BankApp: App { var body: some Scene { WindowGroup { \(name)(router: TransferRouter()) } } }

      enum TransferStep: Hashable { case amount, done }
      @Observable final class TransferRouter {
        var path: [TransferStep] = []
        func picked() { path.append(.amount) }
        func sent() { path = [.done] }
      }
      struct \(name): View {
        @State var router: TransferRouter
        var body: some View {
          NavigationStack(path: $router.path) {
            ContactsView(router: router).navigationDestination(for: TransferStep.self) { step in
              switch step {
              case .amount: AmountView(router: router)
              case .done: DoneView()
              }
            }
          }
        }
      }
      struct ContactsView: View {
        let router: TransferRouter
        var body: some View { Button("Pick") { router.picked() } }
      }
      struct AmountView: View {
        let router: TransferRouter
        var body: some View { Button("Send") { router.sent() } }
      }
      struct DoneView: View { var body: some View { Text("Done") } }
      """,
      """
      TransferRouter entry
      > start -root-> ContactsView
        amount -push-> AmountView
        done -push-> DoneView
        AmountView -sent-> done
        ContactsView -picked-> amount
      """)
  }

  @Test func aViewCalledACoordinatorIsTheFlowAndItsRouterIsNot() {
    expectGraph(
      """
      import SwiftUI
      @main struct BankApp: App { var body: some Scene { WindowGroup { LoanCoordinatorView(router: LoanRouter()) } } }
      enum LoanStep: Hashable { case sum, done }
      final class LoanRouter: ObservableObject {
        @Published var path: [LoanStep] = []
        func picked() { path.append(.sum) }
        func sent() { path = [.done] }
      }
      struct LoanCoordinatorView: View {
        @ObservedObject var router: LoanRouter
        var body: some View {
          NavigationStack(path: $router.path) {
            OffersView(router: router).navigationDestination(for: LoanStep.self) { step in
              switch step {
              case .sum: SumView(router: router)
              case .done: DoneView()
              }
            }
          }
        }
      }
      struct OffersView: View { let router: LoanRouter; var body: some View { Button("Pick") { router.picked() } } }
      struct SumView: View { let router: LoanRouter; var body: some View { Button("Send") { router.sent() } } }
      struct DoneView: View { var body: some View { Text("Done") } }
      """,
      """
      LoanCoordinatorView entry
      > start -root-> OffersView
        sum -push-> SumView
        done -push-> DoneView
        OffersView -picked-> sum
        SumView -sent-> done
      """)
  }

  /// A view named as a flow is the view of the router that its stack is bound to, also if a class above the router has the path.
  @Test func theViewOfARouterWhosePathIsInherited() {
    expectGraph(
      """
      import SwiftUI
      @main struct BakeryApp: App {
        @State private var checkout = CheckoutRouter()
        var body: some Scene { WindowGroup { CheckoutFlowView(router: checkout) } }
      }
      @Observable class PageRouter<Page: Hashable> {
        var path: [Page] = []
        func show(_ page: Page) { path.append(page) }
      }
      enum CheckoutPage: Hashable { case payment }
      final class CheckoutRouter: PageRouter<CheckoutPage> {}
      struct CheckoutFlowView: View {
        @Bindable var router: CheckoutRouter
        var body: some View {
          NavigationStack(path: $router.path) {
            SummaryView(onPay: { router.show(.payment) })
              .navigationDestination(for: CheckoutPage.self) { page in
                switch page {
                case .payment: PaymentView()
                }
              }
          }
        }
      }
      struct SummaryView: View {
        let onPay: () -> Void
        var body: some View { Button("Pay", action: onPay) }
      }
      struct PaymentView: View { var body: some View { Text("Payment") } }
      """,
      """
      CheckoutRouter entry
      > start -root-> SummaryView
        payment -push-> PaymentView
        SummaryView -onPay-> payment
      """)
  }
}
