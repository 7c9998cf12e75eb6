import Testing

/// Lists whose elements are paired: `zip(screens, titles)`.
@Suite struct ZippedListTests {
  @Test(arguments: [
    "for (screen, title) in zip(screens, titles) { screen.title = title; show(screen) }",
    "for pair in zip(titles, screens) { show(pair.1) }",
    "zip(screens, titles).forEach { show($0.0) }",
    "zip(titles, screens).forEach { title, screen in show(screen) }",
    "zip(titles, screens).map { named($1, $0) }.forEach { show($0) }",
    """
    let rows: [(String, UIViewController)] = [("Name", NameController()), ("Mail", MailController())]
    for screen in rows.map({ title, screen -> UIViewController in named(screen, title) }) { show(screen) }
    """,
  ])
  func partsOfPairsAreTheElements(statement: String) {
    expectGraph(
      """
      final class SetupCoordinator {
        private let navigation = UINavigationController()
        func start() {
          let screens = [NameController(), MailController()]
          let titles = ["Name", "Mail"]
          \(statement)
        }
        private func named(_ screen: UIViewController, _ title: String) -> UIViewController {
          screen.title = title
          return screen
        }
        private func show(_ screen: UIViewController) { navigation.pushViewController(screen, animated: true) }
      }
      final class NameController: UIViewController {}
      final class MailController: UIViewController {}
      """,
      """
      SetupCoordinator
      > start.NameController -push-> NameController
      > start.MailController -push-> MailController
      """)
  }
}
