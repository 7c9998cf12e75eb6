import Foundation
import Testing

/// Dialogs in the view of a flow: what their buttons do is requested by the screen that had the dialog shown.
@Suite struct OpenedDialogTests {
  private static let app = """
    @Observable final class GardenCoordinator {
      enum Sheet: Identifiable { case move, compost; var id: Self { self } }
      var path: [Plant] = []
      var sheet: Sheet?
      var plantToChange: Plant?
      var isLeaving = false
      let onEnd: () -> Void
      init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
      func open(_ plant: Plant) { path.append(plant) }
      func change(_ plant: Plant) { plantToChange = plant }
      func moveTapped() { plantToChange = nil; sheet = .move }
      func compostTapped() { plantToChange = nil; sheet = .compost }
      func leave() { isLeaving = true }
      func left() { onEnd() }
    }
    struct Plant: Hashable { let name: String }
    struct GardenCoordinatorView: View {
      @Bindable var coordinator: GardenCoordinator
      var body: some View {
        NavigationStack(path: $coordinator.path) {
          BedsView(onPlant: coordinator.open, onLeave: coordinator.leave)
            .navigationDestination(for: Plant.self) { plant in
              PlantView(plant: plant, onChange: { coordinator.change(plant) })
            }
        }
        .sheet(item: $coordinator.sheet) { sheet in
          switch sheet {
          case .move: MoveView()
          case .compost: CompostView()
          }
        }
        DIALOGS
      }
    }
    struct BedsView: View {
      let onPlant: (Plant) -> Void
      let onLeave: () -> Void
      var body: some View {
        Button("Rose") { onPlant(Plant(name: "Rose")) }
        Button("Leave", action: onLeave)
      }
    }
    struct PlantView: View {
      let plant: Plant
      let onChange: () -> Void
      var body: some View { Button("Change", action: onChange) }
    }
    struct MoveView: View { var body: some View { Text("Move") } }
    struct CompostView: View { var body: some View { Text("Compost") } }

    """

  @Test(arguments: [
    """
    .confirmationDialog("Change", isPresented: Binding(
      get: { coordinator.plantToChange != nil }, set: { if !$0 { coordinator.plantToChange = nil } }
    ), presenting: coordinator.plantToChange) { plant in
      Button("Move") { coordinator.moveTapped() }
      if plant.name == "Rose" { Button("Compost", action: coordinator.compostTapped) }
    }
    .alert("Leave?", isPresented: $coordinator.isLeaving) {
      Button("Leave", role: .destructive) { Task { coordinator.left() } }
      Button("Stay", role: .cancel) {}
    }
    """,
    """
    .alert(item: $coordinator.plantToChange) { plant in
      Alert(title: Text("Change"), primaryButton: .default(Text("Move")) { coordinator.moveTapped() },
        secondaryButton: .destructive(Text("Compost"), action: coordinator.compostTapped))
    }
    .confirmationDialog("Leave?", isPresented: $coordinator.isLeaving, titleVisibility: .visible) {
      Button("Leave", role: .destructive, action: coordinator.left)
    }
    """,
  ])
  func theScreenThatHadItShownAsksForWhatItsButtonsDo(dialogs: String) {
    expectGraph(
      Self.app.replacingOccurrences(of: "DIALOGS", with: dialogs),
      """
      GardenCoordinator
        open(plant: Plant) -push-> PlantView
      > start -root-> BedsView
        move -present-> MoveView
        compost -present-> CompostView
        BedsView -onLeave-> !onEnd
        BedsView -onPlant-> open
        PlantView -onChange-> compost
        PlantView -onChange-> move
      """)
  }
}
