import Testing

/// Classes of the app's own around the hosting controller: what they are made with is on screen.
@Suite struct HostClassTests {
  @Test(arguments: [
    """
    final class Frame<Content: View>: UIHostingController<Content> {
      convenience init(_ content: Content, title: String? = nil) {
        self.init(rootView: content)
        self.title = title
      }
    }
    """,
    """
    final class Frame: UIHostingController<AnyView> {
      convenience init<Content: View>(_ content: Content, title: String? = nil) {
        self.init(rootView: AnyView(content))
        self.title = title
      }
    }
    """,
    """
    final class Frame<Content: View>: UIHostingController<Content> {
      init(_ content: Content, title: String? = nil) {
        super.init(rootView: content)
        self.title = title
      }
    }
    """,
  ])
  func theInitialiserPassesTheView(frame: String) {
    expectGraph(
      """
      \(frame)
      final class PetCoordinator {
        let navigation = UINavigationController()
        func start() {
          let list = PetListView(onOpen: { [weak self] in self?.open() })
          navigation.setViewControllers([Frame(list, title: "Pets")], animated: false)
        }
        func open() { navigation.present(Frame(PetView()), animated: true) }
      }
      struct PetListView: View { let onOpen: () -> Void; var body: some View { Button("Open", action: onOpen) } }
      struct PetView: View { var body: some View { Text("Pet") } }
      """,
      """
      PetCoordinator
      > start -root-> PetListView
        open -present-> PetView
        PetListView -onOpen-> open
      """)
  }

  @Test func whatAHelperPushesIsAskedForWhereItIsMade() {
    expectGraph(
      """
      final class Frame<Content: View>: UIHostingController<Content> {
        convenience init(_ content: Content) { self.init(rootView: content) }
      }
      extension UINavigationController {
        func push<Content: View>(_ view: Content, hidesTabs: Bool = false) {
          let frame = Frame(view)
          frame.hidesBottomBarWhenPushed = hidesTabs
          pushViewController(frame, animated: true)
        }
      }
      final class PetFlowController: UINavigationController {
        let pets = PetsController()
        override func viewDidLoad() {
          setViewControllers([pets], animated: false)
          pets.onPet = { [weak self] in self?.push(PetView()) }
          pets.onVisit = { [weak self] in self?.push(VisitView(), hidesTabs: true) }
        }
      }
      final class PetsController: UIViewController {
        var onPet: (() -> Void)?
        var onVisit: (() -> Void)?
        @objc func tapPet() { onPet?() }
        @objc func tapVisit() { onVisit?() }
      }
      struct PetView: View { var body: some View { Text("Pet") } }
      struct VisitView: View { var body: some View { Text("Visit") } }
      """,
      """
      PetFlowController
      > viewDidLoad -root-> PetsController
        onPet -push-> PetView
        onVisit -push-> VisitView
        PetsController -onPet-> onPet
        PetsController -onVisit-> onVisit
      """)
  }
}
