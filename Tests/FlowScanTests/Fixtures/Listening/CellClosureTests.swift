import Testing

/// Closures that set up the cells of lists, whose parameters have no written type.
@Suite struct CellClosureTests {
  @Test(arguments: [
    """
    lazy var registration = UICollectionView.CellRegistration<BookCell, Int> { [weak self] cell, _, number in
        cell.onTap = { self?.coordinator?.open(number) }
      }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: 1)
      }
    """,
    """
    override func viewDidLoad() {
        books.bind(to: list.rx.items(cellIdentifier: "book", cellType: BookCell.self)) { [weak self] _, number, cell in
          cell.onTap = { self?.coordinator?.open(number) }
        }
      }
    """,
  ])
  func aCellAsksByTheClosureThatItIsGiven(members: String) {
    expectGraph(
      """
      final class BookCoordinator {
        private let navigation = UINavigationController()
        func start() {
          let books = BooksController()
          books.coordinator = self
          navigation.setViewControllers([books], animated: false)
        }
        func open(_ number: Int) { navigation.pushViewController(BookController(), animated: true) }
      }
      final class BooksController: UIViewController {
        weak var coordinator: BookCoordinator?
        let books = BehaviorRelay<[Int]>(value: [])
        let list = UICollectionView()
        \(members)
      }
      final class BookCell: UICollectionViewCell {
        var onTap: (() -> Void)?
        @objc func tapped() { onTap?() }
      }
      final class BookController: UIViewController {}
      """,
      """
      BookCoordinator
      > start -root-> BooksController
        open(number: Int) -push-> BookController
        BooksController -open-> open
      """)
  }
}
