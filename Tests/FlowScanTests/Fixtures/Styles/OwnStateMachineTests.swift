import Testing

/// State machines of the app's own, whose transitions are values that code makes where it sets up the handler.
@Suite struct OwnStateMachineTests {
  private static let machine = """
    infix operator =>
    struct Transition<State: Hashable>: Hashable { let from: State; let to: State }
    func => <State: Hashable>(from: State, to: State) -> Transition<State> { Transition(from: from, to: to) }
    final class Machine<State: Hashable, Event: Hashable> {
      struct Context { let event: Event; let from: State; let to: State }
      private var state: State
      private var routes = [Event: [State: State]]()
      private var handlers = [(Context) -> Void]()
      init(state: State) { self.state = state }
      func addRoutes(event: Event, transitions: [Transition<State>]) {
        for transition in transitions { routes[event, default: [:]][transition.from] = transition.to }
      }
      func addAnyHandler(_ handler: @escaping (Context) -> Void) { handlers.append(handler) }
      func tryEvent(_ event: Event) {
        guard let next = routes[event]?[state] else { return }
        let context = Context(event: event, from: state, to: next)
        state = next
        handlers.forEach { $0(context) }
      }
    }

    """

  /// Only those ask that send an event, and not the code that says which states it leads to.
  @Test func whoSendsAnEventAsks() {
    expectGraph(
      Self.machine + """
        final class PlotCoordinator {
          enum State: Hashable { case initial, list, plot, help }
          enum Event: Hashable { case start, presentPlot, presentHelp }
          private let navigation: UINavigationController
          private let machine: Machine<State, Event>
          init(navigation: UINavigationController) {
            self.navigation = navigation
            machine = Machine(state: .initial)
            setUp()
          }
          func start() { machine.tryEvent(.start) }
          private func setUp() {
            machine.addRoutes(event: .start, transitions: [.initial => .list])
            machine.addRoutes(event: .presentPlot, transitions: [.list => .plot])
            machine.addRoutes(event: .presentHelp, transitions: [.list => .help, .plot => .help])
            machine.addAnyHandler { [weak self] context in
              guard let self else { return }
              switch (context.from, context.event, context.to) {
              case (.initial, .start, .list): presentList()
              case (.list, .presentPlot, .plot): presentPlot()
              case (_, .presentHelp, .help): presentHelp()
              default: break
              }
            }
          }
          private func presentList() {
            let list = ListController()
            list.onPlot = { [weak self] in self?.machine.tryEvent(.presentPlot) }
            navigation.setViewControllers([list], animated: false)
          }
          private func presentPlot() {
            let plot = PlotController()
            plot.onHelp = { [weak self] in self?.machine.tryEvent(.presentHelp) }
            navigation.pushViewController(plot, animated: true)
          }
          private func presentHelp() { navigation.present(HelpController(), animated: true) }
        }
        final class ListController: UIViewController {
          var onPlot: (() -> Void)?
          @objc func tapped() { onPlot?() }
        }
        final class PlotController: UIViewController {
          var onHelp: (() -> Void)?
          @objc func tapped() { onHelp?() }
        }
        final class HelpController: UIViewController {}
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          let plots = PlotCoordinator(navigation: UINavigationController())
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            plots.start()
          }
        }
        """,
      """
      PlotCoordinator entry
      > presentList -root-> ListController
        presentPlot -push-> PlotController
        presentHelp -present-> HelpController
        ListController -onPlot-> presentPlot
        PlotController -onHelp-> presentHelp
      """)
  }
}
