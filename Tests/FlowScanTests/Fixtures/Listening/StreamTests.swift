import Testing

/// Flows that wait for the events of a stream, `for await event in model.events`.
@Suite struct StreamTests {
  @Test(arguments: [
    "let (events, continuation) = AsyncStream.makeStream(of: Event.self)",
    """
    let events: AsyncStream<Event>
      private let continuation: AsyncStream<Event>.Continuation
      init() { (events, continuation) = AsyncStream.makeStream(of: Event.self) }
    """,
    """
    private let pair = AsyncStream.makeStream(of: Event.self)
      var events: AsyncStream<Event> { pair.stream }
      private var continuation: AsyncStream<Event>.Continuation { pair.continuation }
    """,
  ])
  func whoeverSendsAnEventAsksForWhatItLeadsTo(stream: String) {
    expectGraph(
      """
      import UIKit
      class AppDelegate: NSObject, UIApplicationDelegate {
        let coordinator = OrderCoordinator()
        func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
      }
      enum Event { case paid, cancelled }
      final class OrderModel {
        \(stream)
        func pay() { continuation.yield(.paid) }
        func cancel() { continuation.yield(.cancelled) }
      }
      final class OrderCoordinator {
        private let navigation = UINavigationController()
        func start() {
          let model = OrderModel()
          navigation.pushViewController(OrderController(model: model), animated: false)
          Task { [weak self] in
            for await event in model.events {
              switch event {
              case .paid: self?.navigation.pushViewController(ReceiptController(), animated: true)
              case .cancelled: self?.navigation.popViewController(animated: true)
              }
            }
          }
        }
      }
      class OrderController: UIViewController {
        private let model: OrderModel
        init(model: OrderModel) { self.model = model }
        @objc func payTapped() { model.pay() }
        @objc func cancelTapped() { model.cancel() }
      }
      class ReceiptController: UIViewController {}
      """,
      """
      OrderCoordinator entry
      > start -push-> OrderController
        paid -push-> ReceiptController
        OrderController -cancelled-> <
        OrderController -paid-> paid
      """)
  }
}
