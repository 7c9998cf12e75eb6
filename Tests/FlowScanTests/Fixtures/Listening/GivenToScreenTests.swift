import Testing

/// Closures by which the screens of one flow ask another that it has nothing to do with but a store.
@Suite struct GivenToScreenTests {
  @Test func theScreenAsksThatRunsTheClosure() {
    expectGraph(
      """
      enum Sheet { case ticket, help }
      final class Desk { @Published var sheet: Sheet? }
      final class RootCoordinator {
        private let window = UIWindow()
        private let desk = Desk()
        private lazy var sheets = SheetCoordinator(desk: desk)
        private lazy var shows = ShowsCoordinator(desk: desk)
        func start() {
          sheets.start()
          shows.start()
          window.rootViewController = shows.navigation
        }
      }
      final class ShowsCoordinator {
        let navigation = UINavigationController()
        private let desk: Desk
        init(desk: Desk) { self.desk = desk }
        func start() {
          let page = ShowsController()
          page.onBuy = { [desk] in desk.sheet = .ticket }
          page.onHelp = { [weak self] in self?.help() }
          navigation.viewControllers = [page]
        }
        private func help() { desk.sheet = .help }
      }
      final class SheetCoordinator {
        private let desk: Desk
        private let host = UIViewController()
        private var bag = Set<AnyCancellable>()
        init(desk: Desk) { self.desk = desk }
        func start() {
          desk.$sheet.sink { [weak self] in $0.map { self?.show($0) } }.store(in: &bag)
        }
        private func show(_ sheet: Sheet) {
          switch sheet {
          case .ticket: host.present(TicketController(), animated: true)
          case .help: host.present(HelpController(), animated: true)
          }
        }
      }
      final class ShowsController: UIViewController {
        var onBuy: (() -> Void)?
        var onHelp: (() -> Void)?
        @objc func buyTapped() { onBuy?() }
        @objc func helpTapped() { onHelp?() }
      }
      final class TicketController: UIViewController {}
      final class HelpController: UIViewController {}
      """,
      """
      RootCoordinator
      > start.SheetCoordinator -start-> [SheetCoordinator]
      > start.ShowsCoordinator -root-> [ShowsCoordinator]
      ShowsCoordinator
      > start -root-> ShowsController
      SheetCoordinator
        ticket -present-> TicketController
        help -present-> HelpController
        ShowsController -onHelp-> help
        ShowsController -onBuy-> ticket
      """)
  }
}
