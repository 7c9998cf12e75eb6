import Combine
import FlowKit
import SwiftUI
import Testing

/// The code of Documentation/ComingFrom/Paths.md.
enum FromPaths {
  struct Item: Hashable, Identifiable, Sendable {
    let name: String
    var id: String { name }
  }

  enum ItemsRoute: Hashable {
    case item(Item)
    case reviews(of: Item)
  }

  struct ItemsView: View, Presentable {
    let onItem: @MainActor (Item) -> Void
    let onNew: @MainActor () -> Void
    var body: some View { Text("Items") }
  }

  struct ItemView: View, Presentable {
    let item: Item
    let onReviews: @MainActor () -> Void
    var body: some View { Text(item.name) }
  }

  struct ReviewsView: View, Presentable {
    let item: Item
    let onDone: @MainActor () -> Void
    var body: some View { Text("Reviews of \(item.name)") }
  }

  struct NewItemView: View, Presentable {
    let onSave: @MainActor (Item) -> Void
    var body: some View { Text("New") }
  }

  @MainActor final class ItemsCoordinator: ObservableObject {
    @Published var path: [ItemsRoute] = []
    @Published var new: NewItem?
    private(set) var saved: [Item] = []

    struct NewItem: Identifiable { let id = 0 }

    func show(_ route: ItemsRoute) { path.append(route) }
    func popToRoot() { path.removeAll() }
    func save(_ item: Item) {
      saved.append(item)
      new = nil
    }

    @ViewBuilder func view(for route: ItemsRoute) -> some View {
      switch route {
      case .item(let item): ItemView(item: item) { [weak self] in self?.show(.reviews(of: item)) }
      case .reviews(let item): ReviewsView(item: item) { [weak self] in self?.popToRoot() }
      }
    }
  }

  struct ItemsCoordinatorView: View {
    @ObservedObject var coordinator: ItemsCoordinator

    var body: some View {
      NavigationStack(path: $coordinator.path) {
        ItemsView(onItem: { coordinator.show(.item($0)) }, onNew: { coordinator.new = .init() })
          .navigationDestination(for: ItemsRoute.self) { coordinator.view(for: $0) }
      }
      .sheet(item: $coordinator.new) { _ in NewItemView(onSave: coordinator.save) }
    }
  }

  final class ItemsFlow: Coordinator {
    struct Routes: RouteTable {
      let items = Root { (flow: ItemsFlow) in
        ItemsView(
          onItem: { [weak flow] in flow?.go(\.item, $0) }, onNew: { [weak flow] in flow?.go(\.newItem) })
      }
      let item = Push { (flow: ItemsFlow, item: Item) in
        ItemView(item: item) { [weak flow] in flow?.go(\.reviews, item) }
      }
      let reviews = Push { (flow: ItemsFlow, item: Item) in
        ReviewsView(item: item) { [weak flow] in flow?.popToRoot() }
      }
      let newItem = Sheet { (_: ItemsFlow) in NewItemFlow() }
        .onFinish { flow, item in flow.saved.append(item) }
    }

    private(set) var saved: [Item] = []
  }

  final class NewItemFlow: Coordinator {
    struct Routes: RouteTable {
      let new = Root { (flow: NewItemFlow) in NewItemView(onSave: { [weak flow] in flow?.finish($0) }) }
    }
    typealias Outcome = Item
  }

  @MainActor final class RunningApp {
    let flow = ItemsFlow()
    let navigator = SwiftUINavigator()
    var view: FlowView { FlowView(navigator) }

    init() { flow.launch(in: navigator) }
  }
}

@MainActor @Suite struct FromPathsTests {
  private let tea = FromPaths.Item(name: "Tea")

  @Test func theSameWayIsGoneBeforeAndAfter() {
    let before = FromPaths.ItemsCoordinator()
    before.show(.item(tea))
    before.show(.reviews(of: tea))
    #expect(before.path == [.item(tea), .reviews(of: tea)])
    before.popToRoot()
    #expect(before.path.isEmpty)
    before.new = .init()
    before.save(tea)

    let app = FromPaths.RunningApp()
    let flow = app.flow
    flow.go(\.item, tea).shown?.onReviews()
    let screens = { app.navigator.entries.map(\.routeID.suffixAfterFlow) }
    #expect(screens() == ["items", "item", "reviews"])
    (app.navigator.entries.last?.content as? FromPaths.ReviewsView)?.onDone()
    #expect(screens() == ["items"])
    let new = flow.go(\.newItem).shown
    #expect(app.navigator.modals.count == 1)
    new?.finish(tea)
    #expect(app.navigator.modals.isEmpty)
    #expect(before.saved == [tea] && flow.saved == [tea])
  }
}

extension String {
  /// The route's name, without its flow's.
  fileprivate var suffixAfterFlow: String { split(separator: ".").last.map(String.init) ?? self }
}
