import Testing

/// The forms in which Swift code comes by the screen that it shows.
@Suite struct ShownValueTests {
  struct Form: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var showing: String
    var members = ""
    var declarations = ""
  }

  static let forms = [
    Form(
      testDescription: "the elements of a list",
      showing: "[DetailController(item: item)].forEach { navigation.pushViewController($0, animated: true) }"),
    Form(
      testDescription: "what a closure makes of an optional",
      showing: """
        Optional(item).map { DetailController(item: $0) }.map { navigation.pushViewController($0, animated: true) }
        """),
    Form(
      testDescription: "what an initialiser makes of the elements",
      showing: "navigation.pushViewController([item].map(DetailController.init(item:))[0], animated: true)"),
    Form(
      testDescription: "an initialiser in a table",
      showing:
        #"if let make = makers["detail"] { navigation.pushViewController(make(item), animated: true) }"#,
      members: #"let makers: [String: (Int) -> UIViewController] = ["detail": DetailController.init]"#),
    Form(
      testDescription: "a path to a property",
      showing: #"navigation.pushViewController(Scene()[keyPath: \.page], animated: true)"#,
      declarations: "struct Scene { let page = DetailController(item: 1) }"),
    Form(
      testDescription: "an argument that is evaluated later",
      showing: "push(DetailController(item: item))",
      members: """
        func push(_ make: @autoclosure () -> UIViewController) {
          navigation.pushViewController(make(), animated: true)
        }
        """),
  ]

  @Test(arguments: forms)
  func itIsShownForTheScreenThatAsks(form: Form) {
    expectGraph(
      """
      \(form.declarations)
      final class ShopCoordinator {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let list = ListController()
          list.coordinator = self
          navigation.setViewControllers([list], animated: false)
        }
        func showDetail(item: Int) { \(form.showing) }
        \(form.members)
      }
      final class ListController: UIViewController {
        weak var coordinator: ShopCoordinator?
        @IBAction func tapped() { coordinator?.showDetail(item: 1) }
      }
      final class DetailController: UIViewController {
        init(item: Int) {}
      }
      """,
      """
      ShopCoordinator
      > start -root-> ListController
        showDetail(item: Int) -push-> DetailController
        ListController -showDetail-> showDetail
      """)
  }
}
