import Testing

/// Functions that put another flow before a destination which they are handed.
@Suite struct GatedDestinationTests {
  @Test func theFlowBeforeADestinationAsksForIt() {
    expectGraph(
      """
      class StackCoordinator<Destination: Hashable> {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func page(for destination: Destination) -> UIViewController { UIViewController() }
        func trigger(_ destination: Destination) {
          navigation.pushViewController(page(for: destination), animated: true)
        }
      }
      protocol Gating: AnyObject { var isMember: Bool { get } }
      extension Gating {
        func gate<Destination: Hashable>(_ destination: Destination, on stack: StackCoordinator<Destination>) {
          if isMember { return stack.trigger(destination) }
          let joining = JoiningCoordinator(navigation: stack.navigation)
          joining.onJoined = { [weak stack] in stack?.trigger(destination) }
          joining.start()
        }
      }
      final class GymCoordinator: StackCoordinator<GymCoordinator.Destination>, Gating {
        enum Destination: Hashable { case hall, pool, sauna }
        var isMember = false
        func start() { trigger(.hall) }
        override func page(for destination: Destination) -> UIViewController {
          switch destination {
          case .hall:
            let hall = HallController()
            hall.onPool = { [weak self] in self?.open(.pool) }
            hall.onSauna = { [weak self] in self?.open(.sauna) }
            return hall
          case .pool: return PoolController()
          case .sauna: return SaunaController()
          }
        }
        private func open(_ destination: Destination) { gate(destination, on: self) }
      }
      final class JoiningCoordinator: StackCoordinator<JoiningCoordinator.Destination> {
        enum Destination: Hashable { case form }
        var onJoined: (() -> Void)?
        func start() { trigger(.form) }
        override func page(for destination: Destination) -> UIViewController {
          let form = FormController()
          form.onJoin = { [weak self] in self?.onJoined?() }
          return form
        }
      }
      final class HallController: UIViewController {
        var onPool: (() -> Void)?
        var onSauna: (() -> Void)?
        @objc func poolTapped() { onPool?() }
        @objc func saunaTapped() { onSauna?() }
      }
      final class FormController: UIViewController {
        var onJoin: (() -> Void)?
        @objc func joinTapped() { onJoin?() }
      }
      final class PoolController: UIViewController {}
      final class SaunaController: UIViewController {}
      """,
      """
      GymCoordinator
      > hall -push-> HallController
        pool -push-> PoolController
        sauna -push-> SaunaController
        gate(destination: Destination, stack: StackCoordinator<Destination>) -start-> [JoiningCoordinator]
        [JoiningCoordinator] -onJoined-> pool
        [JoiningCoordinator] -onJoined-> sauna
        HallController -onPool,onSauna-> gate
        HallController -onPool-> pool
        HallController -onSauna-> sauna
      JoiningCoordinator
      > trigger(destination: Destination) -push-> FormController
        FormController -onJoin-> !onJoined
      """)
  }
}
