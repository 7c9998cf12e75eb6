import Testing

/// View models that tell their events by a stream of a generic base class, `final class ShelfModel: EventModel<ShelfModel.Event>`, to flows that
/// go from step to step.
@Suite struct InheritedStreamTests {
  @Test(arguments: [
    (
      "events",
      """
      let events: AsyncStream<Told>
        private let continuation: AsyncStream<Told>.Continuation
        init() {
          var captured: AsyncStream<Told>.Continuation!
          events = AsyncStream(bufferingPolicy: .bufferingNewest(1)) { captured = $0 }
          continuation = captured
        }
        func send(_ event: Told) { continuation.yield(event) }
      """
    ),
    (
      "events",
      """
      let events: AsyncStream<Told>
        private let continuation: AsyncStream<Told>.Continuation
        init() { (events, continuation) = AsyncStream.makeStream(of: Told.self) }
        func send(_ event: Told) { continuation.yield(event) }
      """
    ),
    (
      "subject",
      """
      private let subject = PassthroughSubject<Told, Never>()
        var events: AsyncPublisher<AnyPublisher<Told, Never>> { subject.eraseToAnyPublisher().values }
        func send(_ event: Told) { subject.send(event) }
      """
    ),
  ])
  func whoeverSendsAnEventAsksForTheNextStep(stream: String, members: String) {
    expectGraph(
      """
      import UIKit
      final class LoanFlow {
        enum Outcome { case lent, dropped }
        private enum Step { case shelf, terms(Int), done(Outcome) }
        private let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func run() async -> Outcome {
          var step = Step.shelf
          while true {
            switch step {
            case .shelf: step = await chooseBook()
            case .terms(let book): step = await acceptTerms(of: book)
            case .done(let outcome): return outcome
            }
          }
        }
        private func chooseBook() async -> Step {
          let model = ShelfModel()
          navigation.setViewControllers([ShelfController(model: model)], animated: true)
          for await event in model.events {
            switch event {
            case .picked(let book): return .terms(book)
            case .closed: return .done(.dropped)
            }
          }
          return .done(.dropped)
        }
        private func acceptTerms(of book: Int) async -> Step {
          switch await TermsFlow(navigation).run() {
          case .picked: return .done(.lent)
          case .refused: return .shelf
          }
        }
      }
      final class TermsFlow {
        enum Answer { case picked(Int), refused }
        private let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func run() async -> Answer {
          await withCheckedContinuation { continuation in
            let page = TermsController()
            page.onWeeks = { weeks in continuation.resume(returning: .picked(weeks)) }
            page.onRefuse = { continuation.resume(returning: .refused) }
            navigation.pushViewController(page, animated: true)
          }
        }
      }
      final class LibraryCoordinator {
        let navigation = UINavigationController()
        func start() {
          Task {
            if await LoanFlow(navigation).run() == .lent {
              navigation.pushViewController(ThanksController(), animated: true)
            }
          }
        }
      }
      class EventModel<Told> {
        \(members)
      }
      final class ShelfModel: EventModel<ShelfModel.Event> {
        enum Event { case picked(Int), closed }
        func pick() { send(.picked(1)) }
        func close() { send(.closed) }
      }
      final class ShelfController: UIViewController {
        private let model: ShelfModel
        init(model: ShelfModel) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
        }
        @objc func bookTapped() { model.pick() }
        @objc func closeTapped() { model.close() }
      }
      final class TermsController: UIViewController {
        var onWeeks: ((Int) -> Void)?
        var onRefuse: (() -> Void)?
        @objc func acceptTapped() { onWeeks?(2) }
        @objc func refuseTapped() { onRefuse?() }
      }
      final class ThanksController: UIViewController {}
      """,
      """
      LoanFlow
      > chooseBook -root-> ShelfController
        acceptTerms(book: Int) -start-> [TermsFlow]
        [TermsFlow] -picked-> !lent
        [TermsFlow] -refused,run-> chooseBook
        ShelfController -closed,\(stream)-> !dropped
        ShelfController -picked-> acceptTerms
      TermsFlow
      > run -push-> TermsController
        TermsController -onWeeks-> !picked
        TermsController -onRefuse-> !refused
      LibraryCoordinator
      > start -start-> [LoanFlow]
        lent -push-> ThanksController
        [LoanFlow] -lent-> lent
      """)
  }
}
