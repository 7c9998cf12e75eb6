import Testing

/// Coordinators that describe each destination by a case with a screen, which shared code shows.
@Suite struct ScreenInCaseTests {
  @Test(arguments: [
    (
      """
      class StackCoordinator<Destination: Hashable> {
        let navigation = UINavigationController()
        func makeScene(for destination: Destination) -> Scene { .nothing }
      """,
      "StackCoordinator<MuseumDestination>", "override "
    ),
    (
      """
      protocol SceneMaking: AnyObject {
        associatedtype Destination: Hashable
        var navigation: UINavigationController { get }
        func makeScene(for destination: Destination) -> Scene
      }
      extension SceneMaking {
      """,
      "SceneMaking", ""
    ),
  ])
  func eachCaseIsShownByItself(base: String, parent: String, overriding: String) {
    let kept = overriding.isEmpty ? "let navigation = UINavigationController()" : ""
    expectGraph(
      """
      enum Style { case entry, push, sheet }
      enum Scene {
        case page(UIViewController, Style)
        case back
        case nothing
        static func hosting<Content: View>(_ content: Content, title: String? = nil, _ style: Style = .push) -> Scene {
          .page(UIHostingController(rootView: content), style)
        }
      }
      \(base)
        func trigger(_ destination: Destination, animated: Bool = true) {
          perform(makeScene(for: destination), animated: animated)
        }
        func perform(_ scene: Scene, animated: Bool) {
          switch scene {
          case let .page(page, style): show(page, style)
          case .back: navigation.popViewController(animated: animated)
          case .nothing: break
          }
        }
        private func show(_ page: UIViewController, _ style: Style) {
          switch style {
          case .entry: navigation.setViewControllers([page], animated: false)
          case .push: navigation.pushViewController(page, animated: true)
          case .sheet: navigation.present(page, animated: true)
          }
        }
      }
      enum MuseumDestination: Hashable { case rooms, room(Int), guide, leave }
      final class MuseumCoordinator: \(parent) {
        typealias Destination = MuseumDestination
        \(kept)
        func start() { trigger(.rooms) }
        \(overriding)func makeScene(for destination: MuseumDestination) -> Scene {
          switch destination {
          case .rooms: return .hosting(RoomsView(onPick: { [weak self] in self?.trigger(.room($0)) }), .entry)
          case .room: return .hosting(RoomView(onGuide: { [weak self] in self?.trigger(.guide) }), title: "Room")
          case .guide:
            let guide = GuideController()
            guide.onClose = { [weak self] in self?.trigger(.leave) }
            return .page(guide, .sheet)
          case .leave: return .back
          }
        }
      }
      struct RoomsView: View {
        let onPick: (Int) -> Void
        var body: some View { Button("Room") { onPick(1) } }
      }
      struct RoomView: View {
        let onGuide: () -> Void
        var body: some View { Button("Guide", action: onGuide) }
      }
      final class GuideController: UIViewController {
        var onClose: (() -> Void)?
        @IBAction func closeTapped() { onClose?() }
      }
      """,
      """
      MuseumCoordinator
        guide -present-> GuideController
        room(value: Int) -push-> RoomView
      > rooms -root-> RoomsView
        GuideController -onClose-> <
        RoomView -onGuide-> guide
        RoomsView -onPick-> room
      """)
  }
}
