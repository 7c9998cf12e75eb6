/// One feature: a coordinator, its screens, what they report to, and models and services that say nothing of navigation.
struct Feature {
  enum Kind: CaseIterable { case pushing, routed, inverted, views, delegating }

  let number: Int
  let count: Int

  init(number: Int, of count: Int) {
    self.number = number
    self.count = count
  }

  var kind: Kind { Kind.allCases[number % Kind.allCases.count] }
  var name: String { "Feature\(number)" }
  var lowered: String { "feature\(number)" }
  /// The features that it starts; they stand behind it, so that no two import each other.
  private var children: [Feature] {
    [number + 1, number + 7].filter { $0 <= count }.map { Feature(number: $0, of: count) }
  }

  var module: Monorepo.Module {
    let folder = "Sources/\(name)"
    return Monorepo.Module(
      name: name, imports: children.map(\.name) + ["Core"],
      files: [
        "\(folder)/\(name)Coordinator.swift": coordinator, "\(folder)/Screens.swift": screens,
        "\(folder)/\(name)Service.swift": service, "\(folder)/Models.swift": models,
        "\(folder)/DetailCoordinator.swift": detail,
      ])
  }
}

// The coordinator.
extension Feature {
  private var coordinator: String {
    """
    import Core
    \(children.map { "import \($0.name)\n" }.joined())import SwiftUI
    import UIKit

    \(requirements)/// What \(name) is for.
    public final class \(name)Coordinator: BaseCoordinator\(kind == .views ? ", ObservableObject" : "") {
      public var onFinish: (() -> Void)?
      private let navigation: UINavigationController
    \(properties)
      public init(navigation: UINavigationController) {
        self.navigation = navigation
    \(setting)  }

      public override func start() {
    \(start)  }

      private func showDetail(_ id: String) {
        let detail = DetailCoordinator(navigation: navigation, id: id)
        detail.onDone = { [weak self] in self?.onFinish?() }
        store(detail)
        detail.start()
      }

    \(children.map(child).joined(separator: "\n"))}

    \(answers)
    """
  }

  /// What the coordinator asks of others: of its parent, of those who make its screens.
  private var requirements: String {
    switch kind {
    case .inverted:
      """
      public protocol \(name)ListView: UIViewController { var onItem: ((String) -> Void)? { get set } }

      public protocol \(name)Screens {
        func makeList() -> \(name)ListView
        func makeSettings() -> UIViewController
      }


      """
    case .delegating:
      """
      public protocol \(name)CoordinatorDelegate: AnyObject {
        func \(lowered)DidFinish(_ coordinator: \(name)Coordinator)
        func \(lowered)WantsHelp(_ coordinator: \(name)Coordinator)
      }


      """
    default: ""
    }
  }

  private var properties: String {
    switch kind {
    case .routed: "  private let router: Router\n"
    case .inverted: "  @Injected private var screens: \(name)Screens\n"
    case .delegating: "  public weak var delegate: \(name)CoordinatorDelegate?\n"
    case .views: "  @Published var path: [\(name)Route] = []\n"
    default: ""
    }
  }

  private var setting: String {
    switch kind {
    case .routed: "    router = NavigationRouter(navigation: navigation)\n"
    default: ""
    }
  }

  private var start: String {
    switch kind {
    case .pushing:
      """
          let list = \(name)ListViewController()
          list.onItem = { [weak self] id in self?.showDetail(id) }
      \(buttons("list"))    navigation.pushViewController(list, animated: true)

      """
    case .routed:
      """
          let list = \(name)ListViewController()
          list.onItem = { [weak self] id in self?.showDetail(id) }
          list.onClose = { [weak self] in self?.router.pop() }
      \(buttons("list"))    router.push(list)
          router.present(\(name)TipViewController())

      """
    case .inverted:
      """
          let list = screens.makeList()
          list.onItem = { [weak self] id in self?.showDetail(id) }
          navigation.pushViewController(list, animated: true)
          navigation.present(screens.makeSettings(), animated: true)
      \(children.map { "    show\($0.name)()\n" }.joined())
      """
    case .views:
      """
          let view = \(name)RootView(coordinator: self)
          navigation.pushViewController(UIHostingController(rootView: view), animated: true)
      \(children.map { "    show\($0.name)()\n" }.joined())
      """
    case .delegating:
      """
          let list = \(name)ListViewController()
          list.delegate = self
          navigation.setViewControllers([list], animated: true)

      """
    }
  }

  private func buttons(_ screen: String) -> String {
    children.map { "    \(screen).on\($0.name) = { [weak self] in self?.show\($0.name)() }\n" }.joined()
  }

  private func child(_ child: Feature) -> String {
    """
      private func show\(child.name)() {
        let child = \(child.name)Coordinator(navigation: navigation)
    \(child.kind == .delegating ? "    child.delegate = self\n" : "    child.onFinish = { [weak self] in self?.end(of: \"\(child.name)\") }\n")\
        store(child)
        child.start()
      }

    """
  }

  /// What it does when its screens and children report.
  private var answers: String {
    let screens =
      kind == .delegating
      ? """
      extension \(name)Coordinator: \(name)ListDelegate {
        func listDidSelect(_ id: String) { showDetail(id) }
        func listDidClose() { delegate?.\(lowered)DidFinish(self) }
        func listDidAskForHelp() { delegate?.\(lowered)WantsHelp(self) }
      \(children.map { "  func listDidAskFor\($0.name)() { show\($0.name)() }\n" }.joined())}

      """ : ""
    let children = children.filter { $0.kind == .delegating }.map { child in
      """
      extension \(name)Coordinator: \(child.name)CoordinatorDelegate {
        public func \(child.lowered)DidFinish(_ coordinator: \(child.name)Coordinator) { free(coordinator) }
        public func \(child.lowered)WantsHelp(_ coordinator: \(child.name)Coordinator) {
          navigation.present(\(name)HelpViewController(), animated: true)
        }
      }

      final class \(name)HelpViewController: UIViewController {}

      """
    }
    let end = """
      extension \(name)Coordinator {
        private func end(of child: String) { navigation.pushViewController(\(name)ThanksViewController(), animated: true) }
      }

      final class \(name)ThanksViewController: UIViewController {}

      """
    return ([screens] + children + [end]).joined(separator: "\n")
  }
}

// The screens, and what stands beside them.
extension Feature {
  private var screens: String {
    switch kind {
    case .inverted: "import UIKit\n\nfinal class \(name)EmptyViewController: UIViewController {}\n"
    case .views: views
    case .delegating:
      """
      import UIKit

      protocol \(name)ListDelegate: AnyObject {
        func listDidSelect(_ id: String)
        func listDidClose()
        func listDidAskForHelp()
      \(children.map { "  func listDidAskFor\($0.name)()\n" }.joined())}

      final class \(name)ListViewController: UIViewController {
        weak var delegate: \(name)ListDelegate?
        @objc func select() { delegate?.listDidSelect("1") }
        @objc func help() { delegate?.listDidAskForHelp() }
        @objc func close() { delegate?.listDidClose() }
      \(children.map { "  @objc func ask\($0.name)() { delegate?.listDidAskFor\($0.name)() }\n" }.joined())}

      """
    case .pushing, .routed:
      """
      import Core
      import UIKit

      final class \(name)ListViewController: BaseViewController {
        var onItem: ((String) -> Void)?
        @objc func select() { onItem?("1") }
      \(children.map { "  var on\($0.name): (() -> Void)?\n  @objc func ask\($0.name)() { on\($0.name)?() }\n" }.joined())}

      final class \(name)TipViewController: UIViewController {}

      """
    }
  }

  private var views: String {
    """
    import SwiftUI

    enum \(name)Route: Hashable {
      case info
      case photo(String)
    }

    struct \(name)RootView: View {
      @ObservedObject var coordinator: \(name)Coordinator

      var body: some View {
        NavigationStack(path: $coordinator.path) {
          \(name)View(onInfo: { coordinator.path.append(.info) }, onPhoto: { coordinator.path.append(.photo($0)) })
            .navigationDestination(for: \(name)Route.self) { route in
              switch route {
              case .info: \(name)InfoView()
              case .photo(let id): \(name)PhotoView(id: id)
              }
            }
        }
      }
    }

    struct \(name)View: View {
      let onInfo: () -> Void
      let onPhoto: (String) -> Void

      var body: some View {
        List {
          Button("Info") { onInfo() }
          Button("Photo") { onPhoto("1") }
        }
      }
    }

    struct \(name)InfoView: View { var body: some View { Text("Info") } }
    struct \(name)PhotoView: View { let id: String; var body: some View { Text(id) } }

    """
  }

  /// A coordinator of this name is in every feature.
  private var detail: String {
    """
    import Core
    import UIKit

    /// One item of \(name).
    final class DetailCoordinator: BaseCoordinator {
      var onDone: (() -> Void)?
      private let navigation: UINavigationController
      private let id: String

      init(navigation: UINavigationController, id: String) {
        self.navigation = navigation
        self.id = id
      }

      override func start() {
        let screen = DetailViewController()
        screen.onClose = { [weak self] in self?.onDone?() }
        navigation.pushViewController(screen, animated: true)
      }
    }

    final class DetailViewController: BaseViewController {}

    """
  }

  private var service: String {
    """
    import Core
    import Foundation

    public protocol \(name)Service { func items() async throws -> [\(name)Item] }

    final class \(name)ServiceImp: \(name)Service {
      private let session = URLSession.shared
      func items() async throws -> [\(name)Item] {
        let (data, _) = try await session.data(from: URL(string: "https://mono.example/\(lowered)")!)
        return try JSONDecoder().decode([\(name)Item].self, from: data)
      }
    }

    """
  }

  private var models: String {
    """
    import Foundation

    public struct \(name)Item: Codable { public let id: String; public let title: String; public let price: Int }
    struct \(name)Filter { var text = ""; var isSorted = false }
    extension \(name)Item { var isCheap: Bool { price < 100 } }

    """
  }
}
