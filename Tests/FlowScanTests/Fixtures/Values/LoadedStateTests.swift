import Testing

/// Views that show what they have once it is loaded, by code that shows nothing and therefore is not analysed.
@Suite struct LoadedStateTests {
  private func expectLoaded(_ model: String, at place: Testing.SourceLocation = #_sourceLocation) {
    expectGraph(
      """
      import SwiftUI

      final class FruitCoordinator {
        let navigation = UINavigationController()
        func start() {
          let model = FruitModel(coordinator: self)
          navigation.setViewControllers([UIHostingController(rootView: FruitView(model: model))], animated: false)
        }
        func showFruit() { navigation.pushViewController(FruitController(), animated: true) }
      }
      final class FruitController: UIViewController {}
      final class FruitStore { func fruits() async throws -> [String] { [] } }
      enum Loading<Value> { case waiting, loaded(Value), failed }
      struct LoadingView<Value, Content: View>: View {
        var state: Loading<Value>
        @ViewBuilder var content: (Value) -> Content
        var body: some View {
          switch state {
          case .waiting, .failed: ProgressView()
          case let .loaded(value): content(value)
          }
        }
      }
      \(model)
      struct FruitView: View {
        @ObservedObject var model: FruitModel
        var body: some View {
          LoadingView(state: model.state) { fruits in
            ForEach(fruits, id: \\.self) { fruit in Button(fruit) { model.fruitTapped() } }
          }
          .task { await model.load() }
        }
      }
      """,
      """
      FruitCoordinator
      > start -root-> FruitView
        showFruit -push-> FruitController
        FruitView -showFruit-> showFruit
      """, at: place)
  }

  @Test func byAFunctionOfTheModel() {
    expectLoaded(
      """
      final class FruitModel: ObservableObject {
        @Published var state: Loading<[String]> = .waiting
        private let coordinator: FruitCoordinator
        private let store = FruitStore()
        init(coordinator: FruitCoordinator) { self.coordinator = coordinator }
        func load() async {
          do { state = .loaded(try await store.fruits()) } catch { state = Loading.failed }
        }
        func fruitTapped() { coordinator.showFruit() }
      }
      """)
  }

  @Test func byAnExtensionThatMakesTheState() {
    expectLoaded(
      """
      extension FruitStore {
        func state() async -> Loading<[String]> {
          guard let fruits = try? await fruits() else { return .failed }
          return Loading.loaded(fruits)
        }
      }
      final class FruitModel: ObservableObject {
        @Published var state = Loading<[String]>.waiting
        private let coordinator: FruitCoordinator
        private let store = FruitStore()
        init(coordinator: FruitCoordinator) { self.coordinator = coordinator }
        func load() async { state = await store.state() }
        func fruitTapped() { coordinator.showFruit() }
      }
      """)
  }

  /// A type of the app may have the name of a wrapper of the system, which never is without the type that it wraps.
  @Test(arguments: ["State", "Result", "Phase"])
  func byAnEnumNamedLikeAWrapper(name: String) {
    expectGraph(
      """
      enum Page: Hashable { case fruit(Int) }
      @Observable final class FruitRouter {
        var path: [Page] = []
        func open(_ page: Page) { path.append(page) }
      }
      struct BasketView: View {
        @State private var router = FruitRouter()
        var body: some View {
          NavigationStack(path: $router.path) {
            FruitsView().navigationDestination(for: Page.self) { page in
              switch page {
              case .fruit(let id): FruitView(id: id)
              }
            }
          }
          .environment(router)
        }
      }
      @Observable final class FruitModel {
        enum \(name) { case waiting, loaded([Int]) }
        private(set) var state: \(name) = .waiting
        func load() async { state = .loaded([1, 2]) }
      }
      struct FruitsView: View {
        @State private var model = FruitModel()
        var body: some View {
          List {
            switch model.state {
            case .waiting: ProgressView()
            case .loaded(let fruits): ForEach(fruits, id: \\.self) { FruitRow(id: $0) }
            }
          }
          .task { await model.load() }
        }
      }
      struct FruitRow: View {
        @Environment(FruitRouter.self) private var router
        let id: Int
        var body: some View { Button("Fruit") { router.open(.fruit(id)) } }
      }
      struct FruitView: View { let id: Int; var body: some View { Text("Fruit") } }
      @main struct FruitApp: App { var body: some Scene { WindowGroup { BasketView() } } }
      """,
      """
      FruitRouter entry
      > start -root-> FruitsView
        fruit(value: Int) -push-> FruitView
        FruitsView -fruit-> fruit
      """)
  }
}
