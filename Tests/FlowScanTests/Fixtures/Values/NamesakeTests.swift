import Testing

/// Types of the app's own that have the name of a view of the system.
@Suite struct NamesakeTests {
  @Test(arguments: [
    "enum Section: String, CaseIterable { case lent, owned }",
    "struct Section { let title: String; let books: [Book] }\nstruct Book { let name: String }",
  ])
  func aTypeThatCannotTakeTheClosureIsNotMeant(type: String) {
    expectGraph(
      """
      \(type)
      final class ShelfCoordinator {
        let navigation = UINavigationController()
        let sections: [Section] = []
        func start() {
          let shelf = ShelfView(onAdd: { [weak self] in self?.add() })
          navigation.setViewControllers([UIHostingController(rootView: shelf)], animated: false)
        }
        func add() { navigation.pushViewController(AddController(), animated: true) }
      }
      struct ShelfView: View {
        let onAdd: () -> Void
        var body: some View {
          List {
            Section { row("Add") } header: { Text("Books") }
          }
        }
        private func row(_ title: String) -> some View { Button(title) { onAdd() } }
      }
      final class AddController: UIViewController {}
      """,
      """
      ShelfCoordinator
      > start -root-> ShelfView
        add -push-> AddController
        ShelfView -onAdd-> add
      """)
  }
}
