import Testing

/// What the closure of a list is given is an element, and not a view that it has built of another one.
@Suite struct ListElementTests {
  /// The rows' buttons would reach the page as part of its `id`, and the page would ask in their place.
  @Test(arguments: [
    "List(items, id: \\.self) { item in", "ForEach(items) { item in", "List(model.items) { item in",
    "LazyVStack { ForEach(items, id: \\.self) { item in",
  ]) func anElementIsNoRow(list: String) {
    let end = list.hasPrefix("Lazy") ? "}" : ""
    expectGraph(
      """
      enum Page: Hashable { case item(id: String) }
      enum Sheet: Identifiable { case share(String), filters; var id: String { "" } }
      final class NavigationRouter: ObservableObject {
        @Published var path = NavigationPath()
        @Published var sheet: Sheet?
        func navigate(to page: Page) { path.append(page) }
        func present(_ sheet: Sheet) { self.sheet = sheet }
      }
      struct RootView: View {
        @StateObject var router = NavigationRouter()
        var body: some View {
          NavigationStack(path: $router.path) {
            HomeView(model: HomeModel()).navigationDestination(for: Page.self) { view(for: $0) }
          }
          .sheet(item: $router.sheet) { sheet in view(for: sheet) }
          .environmentObject(router)
        }
        func view(for page: Page) -> AnyView {
          switch page { case .item(let id): return AnyView(ItemView(model: .init(id: id))) }
        }
        func view(for sheet: Sheet) -> AnyView {
          switch sheet {
          case .share(let item): return AnyView(ShareView(item: item))
          case .filters: return AnyView(FiltersView())
          }
        }
      }
      final class HomeModel: ObservableObject { @Published var items = ["a", "b"] }
      struct HomeView: View {
        @EnvironmentObject var router: NavigationRouter
        @StateObject var model: HomeModel
        var items: [String] { model.items }
        var body: some View {
          \(list)
            Text(item).onTapGesture { router.navigate(to: .item(id: item)) }
            Button("Share") { router.present(.share(item)) }
          } \(end)
          .toolbar { Button("Filters") { router.present(.filters) } }
        }
      }
      final class ItemModel: ObservableObject { let id: String; init(id: String) { self.id = id } }
      struct ItemView: View { @ObservedObject var model: ItemModel; var body: some View { Text(model.id) } }
      struct ShareView: View { let item: String; var body: some View { Text(item) } }
      struct FiltersView: View { var body: some View { Text("") } }
      """,
      """
      NavigationRouter
      > start -root-> HomeView
        item(id: String) -push-> ItemView
        share(value: String) -present-> ShareView
        filters -present-> FiltersView
        HomeView -filters-> filters
        HomeView -item-> item
        HomeView -share-> share
      """)
  }

  /// The row that is made has the item that the block puts into it, and hands it on.
  @Test func aBlockWithoutAResultIsGivenTheObjectThatIsMade() {
    expectGraph(
      """
      enum Item { case export, copy
        var title: String { switch self { case .export: return "e"; case .copy: return "c" } } }
      struct InfoModel { let items: [Item] = [.export, .copy] }
      protocol InfoDelegate: AnyObject { func didPress(item: Item) }
      final class InfoController: FormViewController {
        weak var delegate: InfoDelegate?
        let model = InfoModel()
        override func viewDidLoad() {
          let section = Section()
          for item in model.items { section.append(row(for: item)) }
          form +++ section
        }
        private func row(for item: Item) -> ButtonRow {
          let button = ButtonRow(item.title) {
            $0.title = item.title
            $0.value = item
          }.onCellSelection { [weak self] _, row in
            guard let item = row.value else { return }
            self?.delegate?.didPress(item: item)
          }
          return button
        }
      }
      final class InfoCoordinator: InfoDelegate {
        let navigation = UINavigationController()
        func start() {
          let info = InfoController()
          info.delegate = self
          navigation.pushViewController(info, animated: true)
        }
        func didPress(item: Item) {
          switch item {
          case .export: export()
          case .copy: copy()
          }
        }
        private func export() { navigation.pushViewController(ExportController(), animated: true) }
        private func copy() { navigation.pushViewController(CopyController(), animated: true) }
      }
      final class ExportController: UIViewController {}
      final class CopyController: UIViewController {}
      """,
      """
      InfoCoordinator
      > start -push-> InfoController
        export -push-> ExportController
        copy -push-> CopyController
        InfoController -copy-> copy
        InfoController -export-> export
      """)
  }
}
