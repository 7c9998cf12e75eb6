import Testing

/// Functions that all flows inherit, and that listen for them to what several screens report.
@Suite struct HandedListenerTests {
  @Test(arguments: [
    (
      """
      func bind<Event>(_ feed: Feed<Event>, to handler: @escaping (Event) -> Void) {
        feed.events.receive(on: DispatchQueue.main).sink(receiveValue: handler).store(in: &subscriptions)
      }
      """,
      "bind(feed) { [weak self] in self?.answer($0) }", "events"
    ),
    (
      """
      func observe<Event>(_ events: AnyPublisher<Event, Never>, _ handler: @escaping (Event) -> Void) {
        events.sink { handler($0) }.store(in: &subscriptions)
      }
      """,
      "observe(feed.events) { [weak self] in self?.answer($0) }", "subject"
    ),
    (
      """
      func follow<Event>(_ feed: Feed<Event>, via next: @escaping (Event) -> Page?) {
        bind(feed) { [weak self] event in
          guard let page = next(event) else { return }
          self?.show(page)
        }
      }
      private func bind<Event>(_ feed: Feed<Event>, to handler: @escaping (Event) -> Void) {
        feed.events.sink(receiveValue: handler).store(in: &subscriptions)
      }
      """,
      "follow(feed) { Self.page(for: $0) }", "events"
    ),
  ])
  func eachScreenAsksForItself(base: String, call: String, heard: String) {
    expectGraph(
      """
      enum Page { case trees, tree, map }
      enum TreesEvent { case picked }
      enum TreeEvent { case mapWanted }
      final class Feed<Event> {
        private let subject = PassthroughSubject<Event, Never>()
        var events: AnyPublisher<Event, Never> { subject.eraseToAnyPublisher() }
        func send(_ event: Event) { subject.send(event) }
      }
      class ParkCoordinator {
        let navigation = UINavigationController()
        var subscriptions = Set<AnyCancellable>()
        func show(_ page: Page) {}
        \(base)
      }
      final class WalkCoordinator: ParkCoordinator {
        func start() { show(.trees) }
        override func show(_ page: Page) {
          switch page {
          case .trees:
            let feed = Feed<TreesEvent>()
            \(call.replacing("answer", with: "answerTrees").replacing("page", with: "pageOfTrees"))
            navigation.setViewControllers([TreesController(feed: feed)], animated: false)
          case .tree:
            let feed = Feed<TreeEvent>()
            \(call.replacing("answer", with: "answerTree").replacing("page", with: "pageOfTree"))
            navigation.pushViewController(TreeController(feed: feed), animated: true)
          case .map: navigation.present(MapController(), animated: true)
          }
        }
        private func answerTrees(_ event: TreesEvent) { show(.tree) }
        private func answerTree(_ event: TreeEvent) { show(.map) }
        private static func pageOfTrees(for event: TreesEvent) -> Page? { .tree }
        private static func pageOfTree(for event: TreeEvent) -> Page? { .map }
      }
      final class BenchCoordinator: ParkCoordinator {
        func start() { navigation.setViewControllers([BenchController()], animated: false) }
      }
      final class TreesController: UIViewController {
        let feed: Feed<TreesEvent>
        init(feed: Feed<TreesEvent>) { self.feed = feed }
        @objc func rowTapped() { feed.send(.picked) }
      }
      final class TreeController: UIViewController {
        let feed: Feed<TreeEvent>
        init(feed: Feed<TreeEvent>) { self.feed = feed }
        @objc func mapTapped() { feed.send(.mapWanted) }
      }
      final class MapController: UIViewController {}
      final class BenchController: UIViewController {}
      """,
      """
      WalkCoordinator
      > trees -root-> TreesController
        tree -push-> TreeController
        map -present-> MapController
        TreeController -\(heard)-> map
        TreesController -\(heard)-> tree
      BenchCoordinator
      > start -root-> BenchController
      """)
  }
}
