import Testing

/// Services that wait for answers of their own: whoever calls them asks for what follows, and not the other screens that use them.
@Suite struct ServiceWaitTests {
  private func expectLoan(_ service: String, at place: Testing.SourceLocation = #_sourceLocation) {
    expectGraph(
      """
      protocol Library: AnyObject {
        func shelf(completion: @escaping (Result<[String], Error>) -> Void)
        func loan(_ book: String) async throws -> String
      }
      final class RemoteLibrary: Library {
        let session = URLSession(configuration: .default)
        func shelf(completion: @escaping (Result<[String], Error>) -> Void) {
          get("shelf", completion: completion)
        }
        func loan(_ book: String) async throws -> String { try await load("loans/\\(book)") }
        \(service)
      }
      final class LoanCoordinator {
        let navigation = UINavigationController()
        let library: Library
        init(library: Library) { self.library = library }
        func start() {
          let shelf = ShelfController(library: library)
          shelf.onLoan = { [weak self] book in Task { await self?.lend(book) } }
          navigation.pushViewController(shelf, animated: true)
        }
        func showMap() { navigation.pushViewController(MapController(library: library), animated: true) }
        private func lend(_ book: String) async {
          guard let loan = try? await library.loan(book) else { return }
          navigation.pushViewController(ReceiptController(loan: loan), animated: true)
        }
      }
      final class ShelfController: UIViewController {
        let library: Library
        var onLoan: ((String) -> Void)?
        init(library: Library) {
          self.library = library
          super.init(nibName: nil, bundle: nil)
        }
        @objc func loanTapped() { onLoan?("book") }
      }
      final class MapController: UITableViewController {
        let library: Library
        var books: [String] = []
        init(library: Library) {
          self.library = library
          super.init(style: .plain)
        }
        override func viewDidLoad() {
          library.shelf { [weak self] result in
            self?.books = (try? result.get()) ?? []
            self?.tableView.reloadData()
          }
        }
      }
      final class ReceiptController: UIViewController {
        init(loan: String) { super.init(nibName: nil, bundle: nil) }
      }
      """,
      """
      LoanCoordinator
      > start -push-> ShelfController
        showMap -push-> MapController
        lend(book: String) -push-> ReceiptController
        ShelfController -onLoan-> lend
      """, at: place)
  }

  @Test(arguments: [
    "get(path) { continuation.resume(with: $0) }",
    "get(path, completion: continuation.resume(with:))",
    """
    get(path) { (result: Result<T, Error>) in
      switch result {
      case .success(let value): continuation.resume(returning: value)
      case .failure(let error): continuation.resume(throwing: error)
      }
    }
    """,
  ])
  func aServiceWaitsForItsOwnCallback(_ wait: String) {
    expectLoan(
      """
      private func load<T: Decodable>(_ path: String) async throws -> T {
        try await withCheckedThrowingContinuation { continuation in \(wait) }
      }
      private func get<T: Decodable>(_ path: String, completion: @escaping (Result<T, Error>) -> Void) {
        session.dataTask(with: URL(string: path)!) { data, _, error in
          if let error = error { completion(.failure(error)) } else { completion(.success(decoded(data))) }
        }.resume()
      }
      """)
  }

  @Test func aTaskThatIsResumedIsNoContinuation() {
    expectLoan(
      """
      private func load<T: Decodable>(_ path: String) async throws -> T {
        try await withUnsafeThrowingContinuation { continuation in
          send(path, completion: { (value: T) in continuation.resume(returning: value) })
        }
      }
      private func get<T: Decodable>(_ path: String, completion: @escaping (Result<T, Error>) -> Void) {
        send(path) { (value: T) in completion(.success(value)) }
      }
      private func send<T: Decodable>(_ path: String, completion: @escaping (T) -> Void) {
        let task = session.dataTask(with: URL(string: path)!) { data, _, _ in completion(decoded(data)) }
        task.resume()
      }
      """)
  }
}
