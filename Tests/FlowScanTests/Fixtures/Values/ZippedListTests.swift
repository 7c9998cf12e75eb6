import Testing

/// Lists whose elements are paired: `zip(screens, titles)`.
@Suite struct ZippedListTests {
  @Test(arguments: [
    "for (screen, title) in zip(screens, titles) { screen.title = title; show(screen) }",
    "for pair in zip(titles, screens) { show(pair.1) }",
    "zip(screens, titles).forEach { show($0.0) }",
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
