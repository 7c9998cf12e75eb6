import Testing

/// Pages of the app's own that are called as the cases of Swift's `Result` are.
@Suite struct SuccessPageTests {
  @Test func aPageMayBeCalledSuccess() {
    expectGraph(
      """
      enum CardPage: Hashable { case form, address(String), success(Card) }
      struct Card: Hashable { let number: String }
      final class CardCoordinator: ObservableObject {
        @Published var path: [CardPage] = []
        func push(_ page: CardPage) { path.append(page) }
      }
      struct CardCoordinatorView: View {
        @StateObject var coordinator = CardCoordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            FormView(coordinator: coordinator)
              .navigationDestination(for: CardPage.self) { page in
                switch page {
                case .form: FormView(coordinator: coordinator)
                case .address: AddressView(coordinator: coordinator)
                case .success: DoneView()
                }
              }
          }
        }
      }
      struct FormView: View {
        let coordinator: CardCoordinator
        var body: some View { Button("Next") { coordinator.push(.address("1")) } }
      }
      struct AddressView: View {
        let coordinator: CardCoordinator
        var body: some View { Button("Save") { Task { await save() } } }
        func save() async { coordinator.push(.success(Card(number: "1"))) }
      }
      struct DoneView: View { var body: some View { Text("Done") } }
      """,
      """
      CardCoordinator
      > start -root-> FormView
        form -push-> FormView
        address(value: String) -push-> AddressView
        success(value: Card) -push-> DoneView
        AddressView -success-> success
        FormView -address-> address
      """)
  }
}
