import Testing

/// Publishers of a page that a link opens: what the flow does when they deliver is asked by the page.
@Suite struct HeardLaterTests {
  @Test(arguments: ["sink {", "subscribe(onNext: {"])
  func aLinkDoesNotGoOnFromThem(hearing: String) {
    expectGraph(
      """
      enum Link { case book(String) }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        private let shelf = ShelfCoordinator()
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          guard let url = contexts.first?.url, url.scheme == "shelf", url.host == "book" else { return }
          shelf.open(.book(url.lastPathComponent))
        }
      }
      final class ShelfCoordinator {
        private let navigation = UINavigationController()
        func open(_ link: Link) {
          switch link {
          case .book(let id): BookCoordinator(navigation: navigation, id: id).start()
          }
        }
      }
      final class BookCoordinator {
        private let navigation: UINavigationController
        private let id: String
        init(navigation: UINavigationController, id: String) { (self.navigation, self.id) = (navigation, id) }
        func start() {
          let book = BookController(id: id)
          book.author.\(hearing) [weak self] in self?.startAuthor(of: self?.id ?? "") }\(hearing.contains("(") ? ")" : "")
          navigation.pushViewController(book, animated: true)
        }
        private func startAuthor(of id: String) { AuthorCoordinator(navigation: navigation, id: id).start() }
      }
      final class AuthorCoordinator {
        private let navigation: UINavigationController
        private let id: String
        init(navigation: UINavigationController, id: String) { (self.navigation, self.id) = (navigation, id) }
        func start() { navigation.pushViewController(AuthorController(id: id), animated: true) }
      }
      final class BookController: UIViewController {
        let author = PassthroughSubject<Void, Never>()
        init(id: String) { super.init(nibName: nil, bundle: nil) }
        @objc func tapped() { author.send() }
      }
      final class AuthorController: UIViewController { init(id: String) { super.init(nibName: nil, bundle: nil) } }
      """,
      """
      ShelfCoordinator entry
        book(value: String) -start-> [BookCoordinator]
        shelf://book/:value -book-> book
      BookCoordinator
      > start -push-> BookController
        startAuthor(id: String) -start-> [AuthorCoordinator]
        shelf://book/:value --> start
        BookController -author-> startAuthor
      AuthorCoordinator
      > start -push-> AuthorController
      """)
  }
}
