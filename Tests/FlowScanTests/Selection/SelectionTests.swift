import FlowTestSupport
import Testing

@testable import FlowScan

/// Which files of an app are parsed: the files are written one after the other, those that must be chosen have a star.
@Suite struct SelectionTests {
  @Test func flowsLeadToScreensAndWhatStandsBetween() {
    expect(
      """
      * LoginFlow: final class LoginFlow: BaseFlow, LoginViewModelDelegate { func start() { let m = LoginViewModel(service: s); go(LoginView(m), Cart()) } }
      * BaseFlow: class BaseFlow { func go(_ view: UIViewController) { navigation.pushViewController(view, animated: true) } }
      * LoginView: class LoginView: BaseScreen { init(_ model: LoginViewModel) {} }
      * BaseScreen: class BaseScreen: UIViewController { var theme: Theme }
      * LoginViewModel: final class LoginViewModel { weak var delegate: LoginViewModelDelegate?; let service: LoginService }
      * Delegate: protocol LoginViewModelDelegate: AnyObject {}
      * LoginView+Table: extension LoginView: UITableViewDataSource {}
      LoginService: final class LoginService { func login() -> Token {} }
      Cart: struct Cart { var items: [Item] }
      Item: struct Item { let name: String }
      Theme: struct Theme {}
      Cell: final class Cell: UITableViewCell { var item: Item }
      """)
  }

  @Test func factoriesAreFoundBehindTheirProtocols() {
    expect(
      """
      * MainFlow: class MainFlow { init(_ screens: ScreenMaking) {}; func start() { window.rootViewController = screens.makeMain() } }
      * ScreenMaking: protocol ScreenMaking { func makeMain() -> Presentable }
      * Factory: final class AppScreens: ScreenMaking { func makeMain() -> Presentable { MainController() } }
      * MainController: final class MainController: UIViewController {}
      * Assembly: struct MainAssembly { func register() { container.register { MainController() } } }
      Other: struct OtherAssembly { func register() { container.register { Api() } } }
      Api: struct Api {}
      """)
  }

  @Test func thoseWhoAskAFlowAreChosen() {
    expect(
      """
      * Home: enum HomeStep { case detail }
      * HomeFlow: final class HomeFlow { func navigate(to step: HomeStep) {} }
      * Caller: final class Feed { let flow: HomeFlow; func tap() { flow.navigate(to: .detail) } }
      * Helper: extension UIViewController { static func instantiate() -> Self {} }
      Text: extension String { var trimmed: String {} }
      Layout: final class Grid: UICollectionViewFlowLayout { }
      APIRouter: enum APIRouter: URLRequestConvertible { func request() -> URLRequest }
      Users: final class Users { func load() { send(APIRouter.users) } }
      """)
  }

  @Test func viewsThatShowSomethingAreChosen() {
    expect(
      """
      * App: @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      * Home: struct Home: View { var body: some View { NavigationStack { List { Row() } } } }
      * Detail: struct Detail: View { @State var isShown = false; var body: some View { Text("a").sheet(isPresented: $isShown) { Help() } } }
      * Help: struct Help: View { var body: some View { Line() } }
      * Row: struct Row: View { var body: some View { Line() } }
      Line: struct Line: View { var body: some View { Text("sheet(present(") } }
      """)
  }

  @Test func linksAreChosen() {
    expect(
      """
      * AppRouter: final class AppRouter {}
      * Scene: func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { Parser.parse(contexts) }
      * Link: enum DeepLink { case item(String) }
      * Schemes: struct URLSchemes { static let item = "shop://item" }
      * Router+Links: extension AppRouter { func register() { navigator.handle(URLSchemes.item) } }
      * Share: extension UIActivityViewController { static func make() -> Self {} }
      Client: struct Client { var components = URLComponents() }
      """)
  }

  @Test func conventionsNameWhatALibraryShowsWith() {
    var library = Conventions()
    library.library = "Stagecraft"
    library.flows = ["Conductor"]
    library.screens = ["Node"]
    library.triggers = [.init(name: "trigger", handler: "play", argument: "0")]
    library.links = [.init(name: "register", argument: "0")]
    var words = NavigationWords()
    words.add(library)
    expect(
      """
      * Play: final class Play: Conductor<Song> { func start() { Stage() } }
      * Stage: final class Stage: Node {}
      * Caller: func tap() { router.trigger(.play) }
      * Table: import Stagecraft; func load() { stage.register("app://play") }
      Rest: func fill() { tableView.register(Cell.self) }
      """, words)
  }

  @Test func theOrderOfTheFilesMakesNoDifference() throws {
    var random = SeededGenerator()
    let files = try Sources.all()
    let chosen = choose(files)
    #expect(!chosen.isEmpty && chosen.count < files.count)
    #expect(choose(files.shuffled(using: &random)) == chosen, "seed \(random.seed)")
  }

  private func expect(
    _ text: String, _ words: NavigationWords = ScanSettings().words,
    at location: Testing.SourceLocation = #_sourceLocation
  ) {
    var wanted: Set<String> = []
    let files = text.split(separator: "\n").map { line in
      let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
      if parts[0].hasPrefix("* ") { wanted.insert(String(parts[0].dropFirst(2))) }
      return (path: parts[0].hasPrefix("* ") ? String(parts[0].dropFirst(2)) : parts[0], text: parts[1])
    }
    #expect(choose(files, words).sorted() == wanted.sorted(), sourceLocation: location)
  }

  private func choose(
    _ files: [(path: String, text: String)], _ words: NavigationWords = ScanSettings().words
  )
    -> Set<String>
  {
    let sketches = files.map { FileSketch(of: $0.text.utf8) }
    return Set(Selection.files(of: sketches, words: words).map { files[$0].path })
  }
}
