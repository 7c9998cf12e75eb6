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
}
