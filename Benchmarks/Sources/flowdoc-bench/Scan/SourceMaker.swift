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
    // Neighbours would begin alike.
    for _ in 0..<4 { _ = pick(2) }
  }

  private var own: String { "F\(feature)" }
  private var next: Int { (feature * 2 + 1) % features }

  private mutating func pick(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }

  private func header(importing module: String) -> String {
    """
    // Part of a synthetic app.
    // Nobody wrote it, and nobody would want to run it.
    // What it is made for is to be read by parsers.

    import \(module)
    """
  }
}

// Code for navigation.
extension SourceMaker {
  mutating func coordinator() -> String {
    """
    \(header(importing: "UIKit"))

    enum \(own)Route {
      case list
      case detail(id: String)
      case edit(id: String)
      case filter
      case help
      case share(text: String)
      case next
    }

    protocol \(own)CoordinatorDelegate: AnyObject {
      func \(own.lowercased())CoordinatorDidFinish(_ coordinator: \(own)Coordinator)
    }

    /// What the screens of feature \(feature) ask for.
    protocol \(own)Coordinating: AnyObject {
      func navigate(to route: \(own)Route)
      func close()
    }

    /// Leads through feature \(feature).
    final class \(own)Coordinator: Coordinator, \(own)Coordinating {
      var childCoordinators: [Coordinator] = []
      weak var delegate: \(own)CoordinatorDelegate?
      private let navigationController: UINavigationController
      private let factory: \(own)ScreenFactoryProtocol

      init(navigationController: UINavigationController, factory: \(own)ScreenFactoryProtocol) {
        self.navigationController = navigationController
        self.factory = factory
      }

      func start() { navigate(to: .list) }

      func close() { delegate?.\(own.lowercased())CoordinatorDidFinish(self) }

      func navigate(to route: \(own)Route) {
        switch route {
        case .list:
          let screen = factory.makeS2()
          screen.onSelect = { [weak self] id in self?.navigate(to: .detail(id: id)) }
          navigationController.setViewControllers([screen], animated: false)
        case .detail(let id):
          let screen = factory.makeS3(id: id)
          screen.viewModel.onDone = { [weak self] in self?.navigate(to: .next) }
          screen.onSelect = { [weak self] id in self?.navigate(to: .edit(id: id)) }
          navigationController.pushViewController(screen, animated: true)
        case .edit(let id):
          let screen = factory.makeS4(id: id)
          screen.coordinator = self
          navigationController.present(UINavigationController(rootViewController: screen), animated: true)
        case .filter:
          let screen = factory.makeS5()
          screen.coordinator = self
          screen.modalPresentationStyle = .pageSheet
          navigationController.present(screen, animated: true)
        case .help:
          let screen = factory.makeS6()
          screen.coordinator = self
          navigationController.pushViewController(screen, animated: true)
        case .share(let text):
          let screen = factory.makeS7(text: text)
          screen.coordinator = self
          screen.viewModel.onDone = { [weak self] in self?.navigationController.popViewController(animated: true) }
          navigationController.pushViewController(screen, animated: true)
        case .next:
          let child = F\(next)Coordinator(
            navigationController: navigationController, factory: F\(next)ScreenFactory())
          childCoordinators.append(child)
          child.delegate = self
          child.start()
        }
      }
    \(methods(12))
    }

    extension \(own)Coordinator: F\(next)CoordinatorDelegate {
      func f\(next)CoordinatorDidFinish(_ coordinator: F\(next)Coordinator) {
        childCoordinators.removeAll { $0 === coordinator }
        navigationController.popToRootViewController(animated: true)
      }
    }

    """
  }

  mutating func factory() -> String {
    let made = (2..<8).map { (screen: $0, parameter: Self.parameters[$0] ?? "") }
    return """
      \(header(importing: "UIKit"))

      protocol \(own)ScreenFactoryProtocol {
      \(made.map { "  func makeS\($0.screen)(\($0.parameter)) -> \(own)S\($0.screen)ViewController" }.joined(separator: "\n"))
      }

      final class \(own)ScreenFactory: \(own)ScreenFactoryProtocol {
      \(made.map { factoryMethod($0.screen, $0.parameter) }.joined(separator: "\n\n"))
      }

      """
  }

  private static let parameters = [3: "id: String", 4: "id: String", 7: "text: String"]

  private func factoryMethod(_ screen: Int, _ parameter: String) -> String {
    """
      func makeS\(screen)(\(parameter)) -> \(own)S\(screen)ViewController {
        let viewModel = \(own)S\(screen)ViewModel(service: \(own)Part\(screen + 18)Service())
        return \(own)S\(screen)ViewController(viewModel: viewModel)
      }
    """
  }

  /// The first two screens tell by closures, the others know who leads them.
  mutating func screen(_ number: Int) -> String {
    let asks = number > 3
    return """
      \(header(importing: "UIKit"))

      /// Screen \(number) of feature \(feature).
      final class \(own)S\(number)ViewController: UIViewController, UITableViewDelegate {
        var onSelect: ((String) -> Void)?
        let viewModel: \(own)S\(number)ViewModel\(asks ? "\n  weak var coordinator: \(own)Coordinating?" : "")
        private let tableView = UITableView()
        private var items: [\(own)Model\(number + 12)] = []

        init(viewModel: \(own)S\(number)ViewModel) {
          self.viewModel = viewModel
          super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(tableView)
          tableView.delegate = self
          tableView.register(\(own)Part\(number + 24)Cell.self, forCellReuseIdentifier: "cell")
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          onSelect?(items[indexPath.row].title)
        }
      \(asks ? asking(number) : "")
      \(methods(asks ? 13 : 8))
      }

      """
  }

  private static let askedFor = [
    4: "help", 5: "share(text: items[0].title)", 6: "filter", 7: "detail(id: \"7\")",
  ]

  private func asking(_ number: Int) -> String {
    """

      @objc private func save() {
        viewModel.confirm()
        coordinator?.navigate(to: .\(Self.askedFor[number] ?? "list"))
      }

      @objc private func cancel() {
        dismiss(animated: true)
        coordinator?.close()
      }
    """
  }

  mutating func viewModel(_ number: Int) -> String {
    """
    \(header(importing: "Foundation"))

    final class \(own)S\(number)ViewModel {
      var onDone: (() -> Void)?
      private let service: \(own)Part\(number + 18)Service
      @Published private(set) var models: [\(own)Model\(number + 12)] = []

      init(service: \(own)Part\(number + 18)Service) { self.service = service }

      func confirm() { onDone?() }
    \(methods)
    }

    """
  }
}

// Code without navigation.
extension SourceMaker {
  mutating func model() -> String {
    """
    \(header(importing: "Foundation"))

    struct \(own)Model\(place): Codable, Hashable {
      enum Status: String, Codable { case open, closed, archived }
      let id: String
      var title: String
      var status: Status
      var amount: Decimal?
      var parent: F\(next)Model\(place)?
    \(methods)
    }

    """
  }

  mutating func service() -> String {
    """
    \(header(importing: "Foundation"))

    final class \(own)Part\(place)Service {
      private let client: \(own)Part\(31 + place % 3)Client
      private var cache: [String: \(own)Model\(14 + place % 6)] = [:]

      init(client: \(own)Part\(31 + place % 3)Client = .init()) { self.client = client }

      func load(_ id: String, completion: @escaping (Result<\(own)Model\(14 + place % 6), Error>) -> Void) {
        if let known = cache[id] { return completion(.success(known)) }
        client.fetch(id, completion: completion)
      }
    \(methods)
    }

    """
  }

  mutating func cell() -> String {
    """
    \(header(importing: "UIKit"))

    final class \(own)Part\(place)Cell: UITableViewCell {
      private let titleLabel = UILabel()
      private let valueLabel = UILabel()

      func configure(with model: \(own)Model\(14 + place % 6)) {
        titleLabel.text = model.title
        valueLabel.text = "\\(model.amount ?? 0) of \\(model.status.rawValue)"
      }
    \(methods)
    }

    """
  }

  mutating func client() -> String {
    """
    \(header(importing: "Foundation"))

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
    \(methods)
    }

    """
  }

  mutating func textHelpers() -> String {
    """
    \(header(importing: "Foundation"))

    extension String {
      var \(own.lowercased())Part\(place): String { trimmingCharacters(in: .whitespaces).lowercased() }
    \(methods)
    }

    """
  }

  mutating func panel() -> String {
    """
    \(header(importing: "SwiftUI"))

    struct \(own)Part\(place)Panel: View {
      let model: \(own)Model\(14 + place % 6)
      @State private var isOpen = false

      var body: some View {
        VStack(alignment: .leading, spacing: 8) {
          Text(model.title).font(.headline)
          if isOpen { Text(model.status.rawValue).foregroundColor(.secondary) }
          Button("More") { isOpen.toggle() }
        }
        .padding()
      }
    \(methods)
    }

    """
  }
}

// Code that has nothing to do with navigation.
extension SourceMaker {
  /// Mostly few, sometimes many, as in real apps.
  private var methods: String {
    mutating get { methods(pick(100) == 0 ? 80 : (1 << pick(6)) / 2) }
  }

  private mutating func methods(_ count: Int) -> String {
    (0..<count).map { method($0) }.joined(separator: "\n")
  }

  private mutating func method(_ number: Int) -> String {
    let (first, second) = (pick(90) + 10, pick(900) + 100)
    switch pick(10) {
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
    case 1, 2:
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
    case 3, 4, 5:
      return """

          // MARK: - Appearance \(number)

          /// The measures and words of part \(number), as the designers have them.
          /// They are the same on all devices, so that nobody has to look twice.
          private enum Measures\(number) {
            static let spacing: CGFloat = \(first)
            static let insets = UIEdgeInsets(top: \(first), left: 16, bottom: \(second), right: 16)
            static let title = NSLocalizedString("part.\(number).title", comment: "The title of part \(number)")
            static let message = NSLocalizedString("part.\(number).message", comment: "What part \(number) says")
            static let identifier = "part_\(number)_\(second)"
          }
        """
    case 6, 7:
      return """

          /// Puts part \(number) into place.
          /// - Parameters:
          ///   - container: What is around it.
          ///   - label: What says what it is.
          func layOut\(number)(in container: UIView, label: UILabel) {
            label.translatesAutoresizingMaskIntoConstraints = false
            label.font = UIFont.preferredFont(forTextStyle: .body)
            label.textColor = UIColor(white: 0.\(first), alpha: 1)
            label.numberOfLines = 0
            container.addSubview(label)
            NSLayoutConstraint.activate([
              label.topAnchor.constraint(equalTo: container.topAnchor, constant: \(first)),
              label.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
              label.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -16),
            ])
          }
        """
    case 8:
      return """

          /// Writes down what was done, where somebody may look for it.
          func record\(number)(_ names: [String], detail: String?, on queue: DispatchQueue) {
            queue.async {
              let known = UserDefaults.standard.stringArray(forKey: "record.\(number)") ?? []
              for name in names where !known.contains(name) {
                if let detail {
                  let parts = detail.split(separator: ",").compactMap { part -> String? in
                    if part.count > \(first) { return String(part.prefix(\(first))) }
                    return part.isEmpty ? nil : String(part)
                  }
                  UserDefaults.standard.set(parts, forKey: "record.\(number).\(second)")
                }
              }
            }
          }
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
