import Testing

/// Views of flows that close themselves.
@Suite struct DismissedFlowTests {
  @Test(arguments: [
    ("@Environment(\\.dismiss) private var dismiss", "dismiss()", "dismiss"),
    ("@Environment(\\.dismiss) var close", "self.close()", "close"),
    ("@Environment(\\.presentationMode) var mode", "mode.wrappedValue.dismiss()", "dismiss"),
  ])
  func aFlowEndsWhereItsViewClosesItself(property: String, call: String, outcome: String) {
    expectGraph(
      """
      import SwiftUI
      @main struct TaxiApp: App { var body: some Scene { WindowGroup { RidesFlow() } } }
      struct RidesFlow: View {
        @State private var isOrdering = false
        var body: some View {
          NavigationStack { RidesView(onOrder: { isOrdering = true }) }
            .fullScreenCover(isPresented: $isOrdering) { OrderFlow() }
        }
      }
      struct OrderFlow: View {
        @State private var path: [Step] = []
        \(property)
        enum Step { case sent }
        var body: some View {
          NavigationStack(path: $path) {
            PlaceView(onCancel: { \(call) }, onSend: { path = [.sent] })
              .navigationDestination(for: Step.self) { _ in SentView(onClose: leave) }
          }
        }
        private func leave() { \(call) }
      }
      struct RidesView: View { let onOrder: () -> Void; var body: some View { Button("Order", action: onOrder) } }
      struct PlaceView: View {
        let onCancel: () -> Void
        let onSend: () -> Void
        var body: some View { Button("Cancel", action: onCancel); Button("Send", action: onSend) }
      }
      struct SentView: View { let onClose: () -> Void; var body: some View { Button("Close", action: onClose) } }
      """,
      """
      RidesFlow entry
      > start -root-> RidesView
        onOrder -present-> [OrderFlow]
        RidesView -onOrder-> onOrder
      OrderFlow
      > start -root-> PlaceView
        onSend -push-> SentView
        PlaceView -onCancel-> !\(outcome)
        PlaceView -onSend-> onSend
        SentView -onClose-> !\(outcome)
      """)
  }
}
