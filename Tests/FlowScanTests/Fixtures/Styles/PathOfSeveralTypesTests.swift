import Testing

/// One path for values of several types: each value leads to the destination for its type alone.
@Suite struct PathOfSeveralTypesTests {
  @Test(arguments: [
    "path.append(FarmPage.animal(id))", "let page = FarmPage.animal(id); path.append(page)",
    "path.append(page(of: id))",
  ])
  func aCaseLeadsToTheDestinationForItsEnum(appending: String) {
    expectGraph(
      """
      enum FarmPage: Hashable { case animal(Int), stable }
      struct Visit: Hashable { let day: Int }
      @Observable final class FarmCoordinator {
        var path = NavigationPath()
        func showAnimal(_ id: Int) { \(appending) }
        func page(of id: Int) -> FarmPage { .animal(id) }
        func makeActions(for id: Int) -> AnimalActions {
          AnimalActions(
            onStable: { [weak self] in self?.path.append(FarmPage.stable) },
            onVisit: { [weak self] in self?.path.append(Visit(day: id)) })
        }
      }
      struct AnimalActions { let onStable: () -> Void; let onVisit: () -> Void }
      struct FarmCoordinatorView: View {
        @Bindable var coordinator: FarmCoordinator
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            AnimalsView(onAnimal: coordinator.showAnimal)
              .navigationDestination(for: FarmPage.self) { page in
                switch page {
                case .animal(let id): AnimalView(actions: coordinator.makeActions(for: id))
                case .stable: StableView()
                }
              }
              .navigationDestination(for: Visit.self) { visit in VisitView(visit: visit) }
          }
        }
      }
      struct AnimalsView: View { let onAnimal: (Int) -> Void; var body: some View { Button("Cow") { onAnimal(1) } } }
      struct AnimalView: View {
        let actions: AnimalActions
        var body: some View {
          Button("Stable", action: actions.onStable)
          Button("Visit", action: actions.onVisit)
        }
      }
      struct StableView: View { var body: some View { Text("Stable") } }
      struct VisitView: View { let visit: Visit; var body: some View { Text("Visit") } }
      """,
      """
      FarmCoordinator
        onVisit -push-> VisitView
      > start -root-> AnimalsView
        animal(value: Int) -push-> AnimalView
        stable -push-> StableView
        AnimalView -onVisit-> onVisit
        AnimalView -onStable-> stable
        AnimalsView -onAnimal-> animal
      """)
  }
}
