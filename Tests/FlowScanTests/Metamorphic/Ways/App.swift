import Testing

/// An app of one flow, written in one way of making, one of showing and one of asking.
struct App {
  var making = MakingWay.plain
  var showing = ShowingWay.plain
  var asking = AskingWay.plain

  var name: String { "\(making.name), \(showing.name), \(asking.name)" }

  var source: String {
    """
    \(making.types)
    \(showing.types)
    \(asking.types)
    final class ListController: UIViewController {
      \(asking.screen)
    }
    final class DetailController: UIViewController {}
    final class HelpController: UIViewController {}

    final class AppCoordinator {
      \(making.members)
      \(showing.members)
      \(asking.members)

      func start() {
        let list = \(making.list)
        \(asking.listening)
        \(showing.show("list"))
      }
      private func showDetail() { \(showing.show(making.detail)) }
      private func showHelp() { \(showing.show("HelpController()")) }
    }
    """
  }

  /// What every one of them must give.
  var graph: String {
    """
    AppCoordinator
    > start -push-> ListController
      showDetail -push-> DetailController
      showHelp -push-> HelpController
      ListController -\(asking.trigger)-> showDetail
    """
  }
}
