import FlowModel
import Testing

/// Streams that an app writes itself.
@Suite struct StreamClassTests {
  /// A stream in the manner of reactive libraries, named `Feed`.
  private static let feed = """
    final class Feed<Value> {
      private var hearers: [(Value) -> Void] = []
      init() {}
      init(_ fill: (Feed<Value>) -> Void) { fill(self) }
      func send(_ value: Value) { hearers.forEach { $0(value) } }
      func listen(_ hearer: @escaping (Value) -> Void) { hearers.append(hearer) }
    }
    extension Feed {
      func map<Other>(_ change: @escaping (Value) -> Other) -> Feed<Other> {
        Feed<Other> { feed in self.listen { feed.send(change($0)) } }
      }
      func filter(_ isMeant: @escaping (Value) -> Bool) -> Feed<Value> {
        Feed { feed in self.listen { if isMeant($0) { feed.send($0) } } }
      }
      func onMain(_ work: @escaping () -> Void) -> Feed<Value> {
        Feed { feed in self.listen { value in DispatchQueue.main.async { feed.send(value) } } }
      }
    }

    """

  @Test func eachStreamDeliversOnlyWhatItIsGiven() {
    let pages = (1...20).map { number in
      """
      final class Model\(number) {
        let opened = Feed<String>()
        lazy var shown = opened.filter { !$0.isEmpty }.map { $0.uppercased() }.onMain {}
        func tap() { opened.send("x") }
      }
      class Page\(number): UIViewController {
        let model: Model\(number)
        init(model: Model\(number)) { self.model = model }
        @objc func tapped() { model.tap() }
      }
      class Detail\(number): UIViewController {}
      """
    }
    let shows = (1...20).map { number in
      """
          let model\(number) = Model\(number)()
          navigation.pushViewController(Page\(number)(model: model\(number)), animated: true)
          model\(number).shown.listen { [weak self] _ in
            self?.navigation.pushViewController(Detail\(number)(), animated: true)
          }
      """
    }
    let graph = Fixture(
      """
      import UIKit
      class AppDelegate: NSObject, UIApplicationDelegate {
        let coordinator = PageCoordinator()
        func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
      }
      \(Self.feed)
      \(pages.joined(separator: "\n"))
      final class PageCoordinator {
        let navigation = UINavigationController()
        func start() {
      \(shows.joined(separator: "\n"))
        }
      }
      """
    ).scan()
    let moves = graph.transitions.filter { $0.kind == .route && !$0.from.id.isEmpty }
    #expect(
      moves.map { "\($0.from.id) -> \($0.route)" }.sorted()
        == (1...20).map { "Page\($0) -> PageCoordinator.start.Detail\($0)" }.sorted())
  }
}
