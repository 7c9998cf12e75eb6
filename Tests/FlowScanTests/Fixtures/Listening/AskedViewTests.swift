import Testing

/// A function of a base class that shows any view and returns its answer is no container of objects, though it is generic in both.
@Suite struct AskedViewTests {
  private func app(_ asking: String) -> String {
    """
    class Dialog<Outcome> {
      func run() async -> Outcome { fatalError() }
      func run<Other>(_ child: Dialog<Other>) async -> Other { await child.run() }
      \(asking)
    }
    final class TripCoordinator: Dialog<Bool> {
      private let stack: UINavigationController
      init(stack: UINavigationController) { self.stack = stack }
      override func run() async -> Bool {
        let place: String = await ask(on: stack, title: "Where to?") { pick in PlaceView(onPick: pick) }
        let isFine: Bool = await ask(on: stack) { SummaryView(place: place, decide: $0) }
        let isPaid = await run(FareCoordinator(stack: stack))
        return isFine && isPaid
      }
    }
    final class FareCoordinator: Dialog<Bool> {
      private let stack: UINavigationController
      init(stack: UINavigationController) { self.stack = stack }
      override func run() async -> Bool {
        await ask(on: stack) { done in
          FareView(done: done)
        }
      }
    }
    struct PlaceView: View {
      let onPick: (String) -> Void
      var body: some View { Button("Here") { onPick("here") } }
    }
    struct SummaryView: View {
      let place: String
      let decide: (Bool) -> Void
      var body: some View { Button("Fine") { decide(true) } }
    }
    struct FareView: View {
      let done: (Bool) -> Void
      var body: some View { Button("Pay") { done(true) } }
    }
    final class MapCoordinator {
      let stack = UINavigationController()
      func start() {
        let map = MapController()
        map.onTrip = { [weak self] in self?.trip() }
        stack.setViewControllers([map], animated: false)
      }
      private func trip() {
        Task { _ = await TripCoordinator(stack: stack).run() }
      }
    }
    final class MapController: UIViewController {
      var onTrip: (() -> Void)?
      @objc func tripTapped() { onTrip?() }
    }
    """
  }

  @Test(arguments: [
    CodeForm(
      testDescription: "by a continuation",
      code: """
        func ask<Answer, Page: View>(
          on stack: UINavigationController, title: String? = nil,
          @ViewBuilder page: (@escaping (Answer) -> Void) -> Page
        ) async -> Answer {
          await withCheckedContinuation { continuation in
            let host = UIHostingController(rootView: page({ continuation.resume(returning: $0) }))
            host.title = title
            stack.pushViewController(host, animated: true)
          }
        }
        """),
    CodeForm(
      testDescription: "in a task",
      code: """
        func ask<Answer, Page>(
          on stack: UINavigationController, title: String? = nil,
          page: @escaping (@escaping (Answer) -> Void) -> Page
        ) async -> Answer where Page: View {
          await withUnsafeContinuation { waiting in
            Task { @MainActor in
              stack.pushViewController(UIHostingController(rootView: page(waiting.resume(returning:))), animated: true)
            }
          }
        }
        """),
  ]) func aFunctionThatShowsAnyViewAndReturnsItsAnswer(form: CodeForm) {
    expectGraph(
      app(form.code),
      """
      TripCoordinator
      > ask.PlaceView(stack: UINavigationController, title: String?) -push-> PlaceView
        ask.SummaryView(stack: UINavigationController, title: String?) -push-> SummaryView
        run -start-> [FareCoordinator]
        [FareCoordinator] -run-> !run
        PlaceView -onPick-> ask.SummaryView
        SummaryView -decide-> run
      FareCoordinator
      > ask(stack: UINavigationController, title: String?) -push-> FareView
        FareView -done-> !run
      MapCoordinator
      > start -root-> MapController
        trip -start-> [TripCoordinator]
        MapController -onTrip-> trip
      """)
  }

  /// Nothing is returned, but the function beside it still is generic in its result.
  @Test func aFunctionThatOnlyShowsAnyView() {
    expectGraph(
      """
      class Desk<Outcome> {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func run() async -> Outcome { fatalError() }
        func run<Other>(_ child: Desk<Other>) async -> Other { await child.run() }
        func show<Page: View>(@ViewBuilder page: @escaping () -> Page) {
          stack.pushViewController(UIHostingController(rootView: page()), animated: true)
        }
      }
      final class StaffCoordinator: Desk<Void> {
        override func run() async {
          show { RosterView() }
          await run(ShiftCoordinator(stack: stack))
        }
      }
      final class ShiftCoordinator: Desk<Void> {
        override func run() async { show { ShiftView() } }
      }
      final class AppCoordinator {
        let stack = UINavigationController()
        func start() { Task { await StaffCoordinator(stack: stack).run() } }
      }
      struct RosterView: View { var body: some View { Text("Roster") } }
      struct ShiftView: View { var body: some View { Text("Shift") } }
      """,
      """
      StaffCoordinator
      > run.RosterView -push-> RosterView
      > run.ShiftCoordinator -start-> [ShiftCoordinator]
      ShiftCoordinator
      > run -push-> ShiftView
      AppCoordinator
      > start -start-> [StaffCoordinator]
      """)
  }
}
