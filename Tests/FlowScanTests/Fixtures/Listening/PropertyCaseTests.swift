import Testing

/// Cases that a value computes, and that several flows read from it.
@Suite struct PropertyCaseTests {
  @Test func whoHandsOverTheValueAsks() {
    expectGraph(
      """
      import UIKit
      enum Page { case ticket, seat }
      struct Notice {
        let kind: String
        var page: Page {
          switch kind {
          case "ticket": return .ticket
          default: return .seat
          }
        }
      }
      struct Envelope {
        let notice: Notice
        var page: Page? { notice.page }
      }
      final class InboxController: UIViewController {
        var onOpen: ((Envelope) -> Void)?
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          onOpen?(Envelope(notice: Notice(kind: "ticket")))
        }
      }
      final class TicketController: UIViewController {}
      final class SeatController: UIViewController {}
      final class InboxCoordinator {
        let navigation = UINavigationController()
        func start() {
          let inbox = InboxController()
          inbox.onOpen = { [weak self] in self?.open($0) }
          navigation.pushViewController(inbox, animated: false)
        }
        func open(_ envelope: Envelope) {
          let tickets = TicketCoordinator(navigation)
          if envelope.page == .ticket { tickets.start(with: envelope) }
          let seats = SeatCoordinator(navigation)
          seats.start(with: envelope)
        }
      }
      final class TicketCoordinator {
        let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func start(with envelope: Envelope?) {
          switch envelope?.page {
          case .ticket?: navigation.pushViewController(TicketController(), animated: true)
          default: break
          }
        }
      }
      final class SeatCoordinator {
        let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func start(with envelope: Envelope?) {
          handle(envelope?.page)
        }
        private func handle(_ page: Page?) {
          switch page {
          case .seat?: navigation.pushViewController(SeatController(), animated: true)
          default: break
          }
        }
      }
      """,
      """
      InboxCoordinator
      > start -push-> InboxController
        open.TicketCoordinator(envelope: Envelope) -start-> [TicketCoordinator]
        open.SeatCoordinator(envelope: Envelope) -start-> [SeatCoordinator]
        InboxController -onOpen-> open.SeatCoordinator
        InboxController -onOpen-> open.TicketCoordinator
      TicketCoordinator
      > ticket -push-> TicketController
      SeatCoordinator
      > seat -push-> SeatController
      """)
  }
}
