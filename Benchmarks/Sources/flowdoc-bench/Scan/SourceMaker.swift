/// Writes the text of one file of a synthetic app.
struct SourceMaker {
  let feature: Int
  let place: Int
  let features: Int
  private var state: UInt64

  init(feature: Int, place: Int, features: Int) {
    self.feature = feature
    self.place = place
    self.features = features
    state = UInt64(feature * 64 + place + 1)
  }

  private var own: String { "F\(feature)" }
  private var next: Int { (feature * 2 + 1) % features }

  private mutating func pick(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }
}

// What navigates.
extension SourceMaker {
  mutating func coordinator() -> String {
    """
    import UIKit

    enum \(own)Route {
      case list
      case detail(id: String)
      case next
    }

    protocol \(own)CoordinatorDelegate: AnyObject {
      func \(own.lowercased())CoordinatorDidFinish(_ coordinator: \(own)Coordinator)
    }

    /// Leads through feature \(feature).
    final class \(own)Coordinator: Coordinator {
      var childCoordinators: [Coordinator] = []
      weak var delegate: \(own)CoordinatorDelegate?
      private let navigationController: UINavigationController
      private let factory: \(own)ScreenFactoryProtocol

      init(navigationController: UINavigationController, factory: \(own)ScreenFactoryProtocol) {
        self.navigationController = navigationController
        self.factory = factory
      }

      func start() { navigate(to: .list) }

      func navigate(to route: \(own)Route) {
        switch route {
        case .list:
          let screen = factory.makeS2()
          screen.onSelect = { [weak self] id in self?.navigate(to: .detail(id: id)) }
          navigationController.setViewControllers([screen], animated: false)
        case .detail(let id):
          let screen = factory.makeS3(id: id)
          screen.viewModel.onDone = { [weak self] in self?.navigate(to: .next) }
          navigationController.pushViewController(screen, animated: true)
        case .next:
          let child = F\(next)Coordinator(
            navigationController: navigationController, factory: F\(next)ScreenFactory())
          childCoordinators.append(child)
          child.start()
        }
      }
    \(methods(8))
    }

    """
  }

  mutating func factory() -> String {
    """
    import UIKit

    protocol \(own)ScreenFactoryProtocol {
      func makeS2() -> \(own)S2ViewController
      func makeS3(id: String) -> \(own)S3ViewController
    }

    final class \(own)ScreenFactory: \(own)ScreenFactoryProtocol {
      func makeS2() -> \(own)S2ViewController {
        \(own)S2ViewController(viewModel: \(own)S2ViewModel(service: \(own)Part14Service()))
      }

      func makeS3(id: String) -> \(own)S3ViewController {
        \(own)S3ViewController(viewModel: \(own)S3ViewModel(service: \(own)Part15Service()))
      }
    \(methods(10))
    }

    """
  }

  mutating func screen(_ number: Int) -> String {
    """
    import UIKit

    /// Screen \(number) of feature \(feature).
    final class \(own)S\(number)ViewController: UIViewController, UITableViewDelegate {
      var onSelect: ((String) -> Void)?
      let viewModel: \(own)S\(number)ViewModel
      private let tableView = UITableView()
      private var items: [\(own)Model\(number + 4)] = []

      init(viewModel: \(own)S\(number)ViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onSelect?(items[indexPath.row].title)
      }
    \(methods(12))
    }

    """
  }

  mutating func viewModel(_ number: Int) -> String {
    """
    import Foundation

    final class \(own)S\(number)ViewModel {
      var onDone: (() -> Void)?
      private let service: \(own)Part\(number + 12)Service
      @Published private(set) var models: [\(own)Model\(number + 4)] = []

      init(service: \(own)Part\(number + 12)Service) { self.service = service }

      func confirm() { onDone?() }
    \(methods(12))
    }

    """
  }
}

// What does not.
extension SourceMaker {
  mutating func model() -> String {
    """
    import Foundation

    struct \(own)Model\(place): Codable, Hashable {
      enum Status: String, Codable { case open, closed, archived }
      let id: String
      var title: String
      var status: Status
      var amount: Decimal?
      var parent: F\(next)Model\(place)?
    \(methods(11))
    }

    """
  }

  mutating func service() -> String {
    """
    import Foundation

    final class \(own)Part\(place)Service {
      private let client: \(own)Part\(28 + place % 5)Client
      private var cache: [String: \(own)Model\(6 + place % 8)] = [:]

      init(client: \(own)Part\(28 + place % 5)Client = .init()) { self.client = client }

      func load(_ id: String, completion: @escaping (Result<\(own)Model\(6 + place % 8), Error>) -> Void) {
        if let known = cache[id] { return completion(.success(known)) }
        client.fetch(id, completion: completion)
      }
    \(methods(12))
    }

    """
  }

  mutating func cell() -> String {
    """
    import UIKit

    final class \(own)Part\(place)Cell: UITableViewCell {
      private let titleLabel = UILabel()
      private let valueLabel = UILabel()

      func configure(with model: \(own)Model\(6 + place % 8)) {
        titleLabel.text = model.title
        valueLabel.text = "\\(model.amount ?? 0) of \\(model.status.rawValue)"
      }
    \(methods(12))
    }

    """
  }

  mutating func client() -> String {
    """
    import Foundation

    struct \(own)Part\(place)Client {
      var session = URLSession.shared

      func fetch<Value: Decodable>(_ id: String, completion: @escaping (Result<Value, Error>) -> Void) {
        guard let url = URL(string: "https://api.example/\(own.lowercased())/\\(id)") else { return }
        var request = URLRequest(url: url)
        request.httpMethod = "GET"
        session.dataTask(with: request) { data, _, error in
          if let error { return completion(.failure(error)) }
          completion(Result { try JSONDecoder().decode(Value.self, from: data ?? Data()) })
        }.resume()
      }
    \(methods(11))
    }

    """
  }

  mutating func textHelpers() -> String {
    """
    import Foundation

    extension String {
      var \(own.lowercased())Part\(place): String { trimmingCharacters(in: .whitespaces).lowercased() }
    \(methods(13))
    }

    """
  }

  mutating func panel() -> String {
    """
    import SwiftUI

    struct \(own)Part\(place)Panel: View {
      let model: \(own)Model\(6 + place % 8)
      @State private var isOpen = false

      var body: some View {
        VStack(alignment: .leading, spacing: 8) {
          Text(model.title).font(.headline)
          if isOpen { Text(model.status.rawValue).foregroundColor(.secondary) }
          Button("More") { isOpen.toggle() }
        }
        .padding()
      }
    \(methods(11))
    }

    """
  }
}

// Code that computes something.
extension SourceMaker {
  private mutating func methods(_ count: Int) -> String {
    (0..<count).map { method($0) }.joined(separator: "\n")
  }

  private mutating func method(_ number: Int) -> String {
    let (first, second) = (pick(90) + 10, pick(900) + 100)
    switch pick(4) {
    case 0:
      return """

          /// Sums what is worth it, in steps of \(first).
          private func total\(number)(of values: [Int], limit: Int = \(second)) -> Int {
            var sum = 0
            for (index, value) in values.enumerated() where value > \(first) && index < limit {
              sum += value * \(first) - (index % 7 == 0 ? limit / 2 : min(value, \(second)))
            }
            guard sum > 0 else { return values.reduce(0) { $0 + $1 } }
            return sum
          }
        """
    case 1:
      return """

          func label\(number)(for state: Int) -> String {
            switch state {
            case 0: return "None"
            case 1...\(first): return "Some (\\(state))"
            case let other where other % 2 == 0: return "Even: \\(other * \(second))"
            default: return ["many", "more", "most"].joined(separator: ", ").capitalized
            }
          }
        """
    case 2:
      return """

          private lazy var table\(number): [String: [Int]] = {
            let pairs = (0..<\(first)).map { ("key\\($0)", [$0, $0 + 1, $0 * \(second)]) }
            return Dictionary(uniqueKeysWithValues: pairs.filter { !$0.1.isEmpty })
          }()
        """
    default:
      return """

          func update\(number)(_ names: [String], using index: inout [String: Int]) throws {
            // Those that come later win.
            for name in names.map({ $0.trimmingCharacters(in: .whitespacesAndNewlines) }) {
              if let old = index[name], old > \(first) { continue }
              index[name] = (index[name] ?? \(second)) + name.count
            }
            if index.count > \(second) { throw NSError(domain: "update", code: \(first), userInfo: nil) }
          }
        """
    }
  }
}
