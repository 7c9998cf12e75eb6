import Testing

/// Children that show nothing by themselves: they take what a screen reports and pass it on.
@Suite struct DelegatingChildTests {
  private let base = """
    class BaseCoordinator {
      var children: [BaseCoordinator] = []
      func add(child: BaseCoordinator) { children.append(child) }
    }
    final class NotesController: UIViewController {
      weak var handler: NotesHandling?
      @objc func open() { handler?.open() }
    }
    protocol NotesHandling: AnyObject { func open() }
    final class LibraryController: UIViewController {}
    """

  @Test func aChildThatOnlyPassesOnIsAFlow() {
    expectGraph(
      """
      \(base)
      protocol NotesParent: AnyObject { func showPage() }
      final class PageController: UIViewController {}
      final class NotesCoordinator: BaseCoordinator, NotesHandling {
        private weak var parent: NotesParent?
        init(parent: NotesParent) { self.parent = parent }
        func open() { parent?.showPage() }
      }
      final class LibraryCoordinator: BaseCoordinator, NotesParent {
        let navigation = UINavigationController()
        func start() {
          let notes = NotesController()
          let child = NotesCoordinator(parent: self)
          add(child: child)
          notes.handler = child
          navigation.viewControllers = [notes]
        }
        func showPage() { navigation.pushViewController(PageController(), animated: true) }
      }
      """,
      """
      NotesCoordinator
        NotesController -open-> !showPage
      LibraryCoordinator
      > start.NotesCoordinator -start-> [NotesCoordinator]
      > start.NotesController -root-> NotesController
        showPage -push-> PageController
        [NotesCoordinator] -showPage-> showPage
      """)
  }

  @Test func aGenericWrapperIsNone() {
    expectGraph(
      """
      \(base)
      class AnyCoordinator<Route>: BaseCoordinator {
        private let perform: (Route) -> Void
        init(_ perform: @escaping (Route) -> Void) { self.perform = perform }
        func navigate(to route: Route) { perform(route) }
      }
      enum LibraryRoute { case notes }
      final class LibraryCoordinator: BaseCoordinator {
        let navigation = UINavigationController()
        func start() {
          let any = AnyCoordinator<LibraryRoute> { [weak self] route in self?.show(route) }
          add(child: any)
          any.navigate(to: .notes)
        }
        private func show(_ route: LibraryRoute) {
          switch route { case .notes: navigation.viewControllers = [NotesController()] }
        }
      }
      """,
      """
      LibraryCoordinator
      > notes -root-> NotesController
      """)
  }
}
