import Testing

/// Machines of libraries, which call closures for the events that they are sent.
@Suite struct MachineEventTests {
  @Test func whoeverSendsAnEventAsksForWhatItIsRegisteredFor() {
    expectGraph(
      """
      import SwiftState
      final class BookCoordinator {
        enum State: StateType { case books, book }
        enum Event: EventType { case start, open }
        private let navigation = UINavigationController()
        private let machine: StateMachine<State, Event>
        init() {
          machine = .init(state: .books)
          machine.addRoutes(event: .start, transitions: [.books => .books]) { [weak self] _ in self?.showBooks() }
          machine.addRoutes(event: .open, transitions: [.books => .book]) { [weak self] _ in self?.showBook() }
        }
        func start() { machine.tryEvent(.start) }
        private func showBooks() {
          let books = BooksController()
          books.onBook = { [weak self] in self?.machine.tryEvent(.open) }
          navigation.setViewControllers([books], animated: false)
        }
        private func showBook() { navigation.pushViewController(BookController(), animated: true) }
      }
      final class BooksController: UIViewController {
        var onBook: (() -> Void)?
        @objc func tapped() { onBook?() }
      }
      final class BookController: UIViewController {}
      """,
      """
      BookCoordinator
      > showBooks -root-> BooksController
        showBook -push-> BookController
        BooksController -open-> showBook
      """)
  }
}
