import Testing

/// Factories that make a screen for the case which a flow was given: `navigation.push(factory.page(for: route))`.
@Suite struct FactoryOfCasesTests {
  @Test(arguments: [
    """
    private func open(_ route: Route) {
      navigation.pushViewController(factory.page(for: route), animated: true)
    }
    """,
    """
    private func page(for route: Route) -> UIViewController { factory.page(for: route) }
    private func open(_ route: Route) {
      let page = page(for: route)
      navigation.pushViewController(page, animated: true)
    }
    """,
    """
    private struct Entry {
      let route: Route
      let page: UIViewController
    }
    private func open(_ route: Route) {
      let added = [route].map { Entry(route: $0, page: factory.page(for: $0)) }
      navigation.pushViewController(added[0].page, animated: true)
    }
    """,
  ])
  func whoeverSendsTheCaseAsksForItsScreen(opening: String) {
    expectGraph(
      """
      enum Route { case song(Int), artist, lyrics }
      final class Player { @Published var routes: [Route] = [] }
      final class MusicCoordinator {
        private let navigation = UINavigationController()
        private let player = Player()
        private lazy var factory = PageFactory(player: player)
        private var bag = Set<AnyCancellable>()
        func start() {
          navigation.viewControllers = [AlbumController(player: player)]
          player.$routes.sink { [weak self] routes in
            if let last = routes.last { self?.open(last) }
          }.store(in: &bag)
        }
        \(opening)
      }
      struct PageFactory {
        let player: Player
        func page(for route: Route) -> UIViewController {
          switch route {
          case .song: return SongController(player: player)
          case .artist: return ArtistController()
          case .lyrics: return lyrics()
          }
        }
        private func lyrics() -> UIViewController { LyricsController() }
      }
      class PlayerController: UIViewController {
        let player: Player
        init(player: Player) { self.player = player }
      }
      final class AlbumController: PlayerController {
        @objc func rowTapped() { player.routes.append(.song(1)) }
      }
      final class SongController: PlayerController {
        @objc func artistTapped() { player.routes.append(.artist) }
        @objc func lyricsTapped() { player.routes.append(.lyrics) }
      }
      final class ArtistController: UIViewController {}
      final class LyricsController: UIViewController {}
      """,
      """
      MusicCoordinator
      > start -root-> AlbumController
        open.ArtistController(route: Route) -push-> ArtistController
        open.LyricsController(route: Route) -push-> LyricsController
        open.SongController(route: Route) -push-> SongController
        AlbumController -song-> open.SongController
        SongController -artist-> open.ArtistController
        SongController -lyrics-> open.LyricsController
      """)
  }
}
