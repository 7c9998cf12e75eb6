import Testing

@testable import FlowScan

/// Scans run again and again in one process: what a play made must go with it.
@Suite struct LifetimeTests {
  private final class Weak {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  /// Closures that hold their own block, screens that hold the flow, children that hold their parent.
  private let source = """
    final class AppCoordinator: HomeDelegate {
      let navigation = UINavigationController()
      var children: [HelpCoordinator] = []
      var again: (() -> Void)?
      func start() {
        let home = HomeController()
        home.delegate = self
        home.onHelp = { [weak self] in
          let help = HelpCoordinator(parent: self)
          let open = { help.start() }
          func later() { open(); later() }
          self?.again = { open(); later() }
          self?.children.append(help)
          later()
        }
        navigation.pushViewController(home, animated: true)
      }
      func homeDidClose() { again?() }
    }
    protocol HomeDelegate: AnyObject { func homeDidClose() }
    final class HomeController: UIViewController {
      weak var delegate: HomeDelegate?
      var onHelp: (() -> Void)?
      func close() { delegate?.homeDidClose() }
    }
    final class HelpCoordinator {
      let parent: AppCoordinator?
      let navigation = UINavigationController()
      init(parent: AppCoordinator?) { self.parent = parent }
      func start() { navigation.pushViewController(HelpController(), animated: true) }
    }
    final class HelpController: UIViewController {}
    """

  @Test func aPlayIsLetGoWhole() throws {
    let program = Program([SourceFile(parsing: source, path: "App.swift").facts])
    let conventions = ConventionReading([], importing: []).read().0
    let knowledge = Knowledge(
      program, conventions, declared: DeclaredAddresses([]), includesViews: false)
    var player: Player? = FlowPlay(
      try #require(program.named("AppCoordinator", from: "")), knowledge: knowledge
    )
    .run()
    let things = player?.arena.things.map(Weak.init) ?? []
    let closures = player?.arena.closures.map(Weak.init) ?? []
    #expect(player?.sightings.isEmpty == false)
    #expect(things.count > 5 && closures.count > 2)
    player = nil
    #expect(things.count { $0.object != nil } == 0)
    #expect(closures.count { $0.object != nil } == 0)
  }
}
