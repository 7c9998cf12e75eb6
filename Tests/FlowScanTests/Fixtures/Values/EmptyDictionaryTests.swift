import Testing

/// Children in a dictionary, which is empty for flows that have none.
@Suite struct EmptyDictionaryTests {
  @Test(arguments: ["[ObjectIdentifier: Coordinating] = [:]", "= [ObjectIdentifier: Coordinating]()"])
  func aFlowWithoutChildrenTellsNone(children: String) {
    expectGraph(
      """
      enum Wish { case opera }
      protocol Coordinating: AnyObject {
        func start()
        func fulfil(_ wish: Wish)
      }
      class StackCoordinator: Coordinating {
        let navigation: UINavigationController
        private var children\(children.hasPrefix("=") ? " " : ": ")\(children)
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {}
        func fulfil(_ wish: Wish) { children.values.forEach { $0.fulfil(wish) } }
        func run(_ child: Coordinating) {
          children[ObjectIdentifier(child)] = child
          child.start()
        }
      }
      final class CityCoordinator: StackCoordinator {
        override func start() { run(StageCoordinator(navigation: navigation)) }
        func help() { run(HelpCoordinator(navigation: navigation)) }
      }
      final class StageCoordinator: StackCoordinator {
        override func start() {
          let plays = PlaysController()
          plays.onOpera = { [weak self] in self?.fulfil(.opera) }
          navigation.pushViewController(plays, animated: true)
        }
        override func fulfil(_ wish: Wish) { navigation.pushViewController(OperaController(), animated: true) }
      }
      final class HelpCoordinator: StackCoordinator {
        override func start() {
          let help = HelpController()
          help.onOpera = { [weak self] in self?.fulfil(.opera) }
          navigation.pushViewController(help, animated: true)
        }
      }
      final class PlaysController: UIViewController {
        var onOpera: (() -> Void)?
        @objc func tapped() { onOpera?() }
      }
      final class HelpController: UIViewController {
        var onOpera: (() -> Void)?
        @objc func tapped() { onOpera?() }
      }
      final class OperaController: UIViewController {}
      """,
      """
      CityCoordinator
      > start -start-> [StageCoordinator]
        help -start-> [HelpCoordinator]
      StageCoordinator
      > start -push-> PlaysController
        fulfil(wish: Wish) -push-> OperaController
        PlaysController -onOpera-> fulfil
      HelpCoordinator
      > start -push-> HelpController
      """)
  }
}
