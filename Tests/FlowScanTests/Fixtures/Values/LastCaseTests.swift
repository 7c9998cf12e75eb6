import Testing

/// An arm for everything else, if the arms before leave one case: it is that of the case.
@Suite struct LastCaseTests {
  @Test(arguments: [
    """
    if trip.stage == .ready {
      ReadyView(trip: trip)
    } else if trip.stage == .live {
      LiveView(trip: trip)
    } else {
      SummaryView(onResume: trip.begin)
    }
    """,
    """
    switch trip.stage {
    case .ready: ReadyView(trip: trip)
    case .live: LiveView(trip: trip)
    default: SummaryView(onResume: trip.begin)
    }
    """,
    """
    switch trip.stage {
    case .ready: ReadyView(trip: trip)
    case .live: LiveView(trip: trip)
    case .summary: SummaryView(onResume: trip.begin)
    }
    """,
  ])
  func whoSetsTheCaseAsksForIt(choice: String) {
    expectGraph(app(choice, stop: "stage = .summary"), expected(asked: true))
  }

  /// A case that nothing is seen to make is shown all the same.
  @Test func aCaseThatNothingMakesIsNotLost() {
    let choice = """
      if trip.stage == .ready {
        ReadyView(trip: trip)
      } else if trip.stage == .live {
        LiveView(trip: trip)
      } else {
        SummaryView(onResume: trip.begin)
      }
      """
    expectGraph(app(choice, stop: "stage = Storage.shared.load()"), expected(asked: false))
  }

  private func app(_ choice: String, stop: String) -> String {
    """
    import SwiftUI
    @main struct TripApp: App { var body: some Scene { WindowGroup { TripFlow() } } }
    enum Stage { case ready, live, summary }
    final class Trip: ObservableObject {
      @Published var stage = Stage.ready
      func begin() { stage = .live }
      func stop() { \(stop) }
    }
    struct TripFlow: View {
      @StateObject private var trip = Trip()
      var body: some View {
        NavigationStack {
          \(choice)
        }
      }
    }
    struct ReadyView: View { let trip: Trip; var body: some View { Button("Begin") { trip.begin() } } }
    struct LiveView: View { let trip: Trip; var body: some View { Button("Stop") { trip.stop() } } }
    struct SummaryView: View { let onResume: () -> Void; var body: some View { Button("Resume") { onResume() } } }
    """
  }

  private func expected(asked: Bool) -> String {
    """
    TripFlow entry
    > ready -root-> ReadyView
      live -root-> LiveView
      summary -root-> SummaryView
    \(asked ? "  LiveView -stop-> summary\n" : "")  ReadyView -begin-> live
      SummaryView -onResume-> live
    """
  }
}
