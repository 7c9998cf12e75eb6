import Testing

/// Tuples that get their labels from the type that they become.
@Suite struct TupleLabelTests {
  static let forms = [
    CodeForm(
      testDescription: "appended",
      code:
        "for entry in entries where entry.pattern == url { guard let page = entry.handler(url) else { continue }; push(page) }",
      members: """
        private var entries: [(pattern: String, handler: Handler)] = []
        func register(_ pattern: String, _ handler: @escaping Handler) { entries.append((pattern, handler)) }
        """),
    CodeForm(
      testDescription: "with a type of another name",
      code: "for entry in entries { if let page = entry.handler(url) { push(page) } }",
      members: """
        typealias Entry = (pattern: String, handler: Handler)
        private var entries: [Entry] = []
        func register(_ pattern: String, _ handler: @escaping Handler) { entries += [(pattern, handler)] }
        """),
    CodeForm(
      testDescription: "assigned",
      code: "if let page = entry?.handler(url) { push(page) }",
      members: """
        private var entry: (pattern: String, handler: Handler)?
        func register(_ pattern: String, _ handler: @escaping Handler) { entry = (pattern, handler) }
        """),
    CodeForm(
      testDescription: "passed",
      code: "if let page = entry?.handler(url) { push(page) }",
      members: """
        private var entry: (pattern: String, handler: Handler)?
        func register(_ pattern: String, _ handler: @escaping Handler) { keep((pattern, handler)) }
        private func keep(_ entry: (pattern: String, handler: Handler)) { self.entry = entry }
        """),
    CodeForm(
      testDescription: "returned",
      code: "if let page = entry().handler(url) { push(page) }",
      members: """
        private var known: Handler = { _ in nil }
        func register(_ pattern: String, _ handler: @escaping Handler) { known = handler }
        private func entry() -> (pattern: String, handler: Handler) { ("", known) }
        """),
    CodeForm(
      testDescription: "by number",
      code: "for entry in entries { if let page = entry.1(url) { push(page) } }",
      members: """
        private var entries: [(pattern: String, handler: Handler)] = []
        func register(_ pattern: String, _ handler: @escaping Handler) { entries.append((pattern: pattern, handler: handler)) }
        """),
    CodeForm(
      testDescription: "taken apart",
      code:
        "for (pattern, handler) in entries where pattern == url { if let page = handler(url) { push(page) } }",
      members: """
        private var entries: [(pattern: String, handler: Handler)] = []
        func register(_ pattern: String, _ handler: @escaping Handler) { entries.append((pattern, handler)) }
        """),
    CodeForm(
      testDescription: "numbered",
      code: "for (_, entry) in entries.enumerated() { if let page = entry.handler(url) { push(page) } }",
      members: """
        private var entries: [(pattern: String, handler: Handler)] = []
        func register(_ pattern: String, _ handler: @escaping Handler) { entries.append((pattern, handler)) }
        """),
    CodeForm(
      testDescription: "as the first of a list",
      code: "if let page = entries.first?.handler(url) { push(page) }",
      members: """
        private var entries: [(pattern: String, handler: Handler)] = []
        func register(_ pattern: String, _ handler: @escaping Handler) { entries.append((pattern, handler)) }
        """),
    CodeForm(
      testDescription: "found in a list",
      code:
        "guard let entry = entries.first(where: { $0.pattern == url }) else { return }\nif let page = entry.handler(url) { push(page) }",
      members: """
        private var entries: [(pattern: String, handler: Handler)] = []
        func register(_ pattern: String, _ handler: @escaping Handler) { entries.append((pattern, handler)) }
        """),
    CodeForm(
      testDescription: "in a dictionary",
      code: "if let page = entries[url]?.handler(url) { push(page) }",
      members: """
        private var entries: [String: (isModal: Bool, handler: Handler)] = [:]
        func register(_ pattern: String, _ handler: @escaping Handler) { entries[pattern] = (false, handler) }
        """),
    CodeForm(
      testDescription: "of a local variable",
      code:
        "let entries: [(pattern: String, handler: Handler)] = [(\"\", known)]\nfor entry in entries { if let page = entry.handler(url) { push(page) } }",
      members: """
        private var known: Handler = { _ in nil }
        func register(_ pattern: String, _ handler: @escaping Handler) { known = handler }
        """),
  ]

  @Test(arguments: forms) func aTupleHasTheLabelsOfTheTypeThatItBecomes(form: CodeForm) {
    expectGraph(
      """
      import UIKit
      final class Router {
        typealias Handler = (String) -> UIViewController?
        weak var coordinator: MainCoordinator?
        \(form.members)
        func open(_ url: String) { \(form.code) }
        private func push(_ page: UIViewController) { coordinator?.show(page) }
      }
      final class MainCoordinator {
        private let navigation = UINavigationController()
        private let router = Router()
        func start() {
          router.register("app://orders") { _ in OrdersController() }
          router.coordinator = self
          navigation.viewControllers = [HomeController(router: router)]
        }
        func show(_ page: UIViewController) { navigation.pushViewController(page, animated: true) }
      }
      final class HomeController: UIViewController {
        private let router: Router
        init(router: Router) { self.router = router }
        @IBAction func orders() { router.open("app://orders") }
      }
      final class OrdersController: UIViewController {}
      """,
      """
      MainCoordinator
      > start -root-> HomeController
        show(page: UIViewController) -push-> OrdersController
        HomeController -open-> show
      """)
  }
}
