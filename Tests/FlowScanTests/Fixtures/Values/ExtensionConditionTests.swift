import Testing

/// Functions of extensions with a `where` clause, of which a type has those whose conditions it meets.
@Suite struct ExtensionConditionTests {
  private func expectDone(_ extensions: String, at place: Testing.SourceLocation = #_sourceLocation) {
    expectGraph(
      """
      protocol Coordinator: AnyObject {
        associatedtype Event
        func handle(_ event: Event)
      }
      \(extensions)
      protocol Forwarding { var router: SetupRouter { get } }
      protocol Silent {}
      enum SetupEvent { case done }
      final class SetupRouter {
        weak var coordinator: SetupCoordinator?
        func route(_ event: SetupEvent) {
          switch event { case .done: coordinator?.showSummary() }
        }
      }
      final class SetupCoordinator: Coordinator, Forwarding {
        typealias Event = SetupEvent
        let router = SetupRouter()
        private let navigation = UINavigationController()
        func start() {
          router.coordinator = self
          navigation.setViewControllers([SetupController(coordinator: self)], animated: false)
        }
        func showSummary() { navigation.pushViewController(SummaryController(), animated: true) }
      }
      final class SetupController: UIViewController {
        private let coordinator: SetupCoordinator
        init(coordinator: SetupCoordinator) { self.coordinator = coordinator }
        @objc func tapDone() { coordinator.handle(.done) }
      }
      final class SummaryController: UIViewController {}
      """,
      """
      SetupCoordinator
      > start -root-> SetupController
        showSummary -push-> SummaryController
        SetupController -done-> showSummary
      """, at: place)
  }

  @Test(arguments: [
    "extension Coordinator where Self.Event == Void { func handle(_ event: Void) {} }",
    "extension Coordinator where Event == Never { func handle(_ event: Event) {} }",
    "extension Coordinator where Self: Silent { func handle(_ event: Event) {} }",
    "extension Coordinator { func handle(_ event: Event) {} }",
  ])
  func theConditionsOfTheOtherExtensionAreNotMet(other: String) {
    let forwarding = """
      extension Coordinator where Self: Forwarding, Event == SetupEvent {
        func handle(_ event: Event) { router.route(event) }
      }
      """
    expectDone(other + "\n" + forwarding)
    expectDone(forwarding + "\n" + other)
  }

  /// The class that it builds on, whose source is not scanned, may be one that forwards.
  @Test func aClassWithoutSourceMayMeetACondition() {
    expectGraph(
      """
      protocol Coordinator: AnyObject { func start() }
      protocol Forwarding { func forward() }
      extension Coordinator where Self: Forwarding { func handle() { forward() } }
      final class SetupCoordinator: SharedCoordinator, Coordinator {
        private let navigation = UINavigationController()
        func start() { navigation.setViewControllers([SetupController(coordinator: self)], animated: false) }
        func forward() { navigation.pushViewController(SummaryController(), animated: true) }
      }
      final class SetupController: UIViewController {
        private let coordinator: SetupCoordinator
        init(coordinator: SetupCoordinator) { self.coordinator = coordinator }
        @objc func tapDone() { coordinator.handle() }
      }
      final class SummaryController: UIViewController {}
      """,
      """
      SetupCoordinator
      > start -root-> SetupController
        forward -push-> SummaryController
        SetupController -handle-> forward
      """)
  }

  /// The source says nowhere what the event is.
  @Test func aConditionThatMayBeMetGivesWayToOneThatIs() {
    expectGraph(
      """
      protocol Coordinator: AnyObject {
        associatedtype Event
        func handle(_ event: Event)
        func start()
      }
      extension Coordinator where Event == Void { func handle(_ event: Void) {} }
      extension Coordinator where Self: Forwarding { func handle(_ event: Event) { forward() } }
      protocol Forwarding { func forward() }
      final class SetupCoordinator: Coordinator, Forwarding {
        private let navigation = UINavigationController()
        func start() { navigation.setViewControllers([SetupController(coordinator: self)], animated: false) }
        func forward() { navigation.pushViewController(SummaryController(), animated: true) }
      }
      final class SetupController: UIViewController {
        private let coordinator: SetupCoordinator
        init(coordinator: SetupCoordinator) { self.coordinator = coordinator }
        @objc func tapDone() { coordinator.handle("done") }
      }
      final class SummaryController: UIViewController {}
      """,
      """
      SetupCoordinator
      > start -root-> SetupController
        forward -push-> SummaryController
        SetupController -handle-> forward
      """)
  }
}
