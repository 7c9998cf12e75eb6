import Testing

/// The forms in which Swift code comes by the screen that it shows.
@Suite struct ShownValueTests {
  static let forms = [
    CodeForm(
      testDescription: "the elements of a list",
      code: "[DetailController(item: item)].forEach { navigation.pushViewController($0, animated: true) }"),
    CodeForm(
      testDescription: "what a closure makes of an optional",
      code: """
        Optional(item).map { DetailController(item: $0) }.map { navigation.pushViewController($0, animated: true) }
        """),
    CodeForm(
      testDescription: "what an initialiser makes of the elements",
      code: "navigation.pushViewController([item].map(DetailController.init(item:))[0], animated: true)"),
    CodeForm(
      testDescription: "an initialiser in a table",
      code:
        #"if let make = makers["detail"] { navigation.pushViewController(make(item), animated: true) }"#,
      members: #"let makers: [String: (Int) -> UIViewController] = ["detail": DetailController.init]"#),
    CodeForm(
      testDescription: "a path to a property",
      code: #"navigation.pushViewController(Scene()[keyPath: \.page], animated: true)"#,
      declarations: "struct Scene { let page = DetailController(item: 1) }"),
    CodeForm(
      testDescription: "an argument that is evaluated later",
      code: "push(DetailController(item: item))",
      members: """
        func push(_ make: @autoclosure () -> UIViewController) {
          navigation.pushViewController(make(), animated: true)
        }
        """),
  ]

  @Test(arguments: forms)
  func itIsShownForTheScreenThatAsks(form: CodeForm) {
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
        func showDetail(item: Int) { \(form.code) }
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
