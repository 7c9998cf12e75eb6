import Testing

/// Results of which an app's own code only makes the failures.
@Suite struct OnlyFailureTests {
  @Test(arguments: [
    "completion(Result { try self.decoder.decode(Answer.self, from: data) }.mapError { _ in Failed.unreadable })",
    "completion(Result(catching: { try self.decoder.decode(Answer.self, from: data) }))",
    "self.library.read(data, then: completion)",
    "completion(self.library.answer(data).result)",
    "completion(.success(self.library.answer(data)))",
  ]) func codeWithoutSourceSucceeds(_ success: String) {
    expectGraph(
      """
      import UIKit
      enum Failed: Error { case offline, unreadable }
      final class Client {
        let decoder = JSONDecoder()
        let library = AnswerLibrary()
        func send<Answer: Decodable>(_ path: String, completion: @escaping (Result<Answer, Error>) -> Void) {
          URLSession.shared.dataTask(with: URL(string: path)!) { data, _, _ in
            guard let data = data else {
              NotificationCenter.default.post(name: .signedOut, object: nil)
              return completion(.failure(Failed.offline))
            }
            \(success)
          }.resume()
        }
      }
      extension Notification.Name { static let signedOut = Notification.Name("signedOut") }
      protocol ScannerDelegate: AnyObject { func scannerDidFind(_ book: String) }
      final class ScannerController: UIViewController {
        weak var delegate: ScannerDelegate?
        let client: Client
        init(client: Client) { self.client = client; super.init(nibName: nil, bundle: nil) }
        @objc func scanned() {
          client.send("book") { [weak self] (result: Result<String, Error>) in
            switch result {
            case .success(let book): self?.delegate?.scannerDidFind(book)
            case .failure(let error): self?.show(error)
            }
          }
        }
        func show(_ error: Error) { print(error) }
      }
      final class BookController: UIViewController {}
      final class SignInController: UIViewController {}
      final class LibraryCoordinator: ScannerDelegate {
        let navigation = UINavigationController()
        func start() {
          NotificationCenter.default.addObserver(forName: .signedOut, object: nil, queue: .main) { [weak self] _ in
            self?.navigation.setViewControllers([SignInController()], animated: false)
          }
          let scanner = ScannerController(client: Client())
          scanner.delegate = self
          navigation.pushViewController(scanner, animated: false)
        }
        func scannerDidFind(_ book: String) { navigation.pushViewController(BookController(), animated: true) }
      }
      """,
      """
      LibraryCoordinator
        signedOut -root-> SignInController
      > start -push-> ScannerController
        scannerDidFind(book: String) -push-> BookController
        ScannerController -scannerDidFind-> scannerDidFind
        ScannerController -signedOut-> signedOut
      """)
  }
}
