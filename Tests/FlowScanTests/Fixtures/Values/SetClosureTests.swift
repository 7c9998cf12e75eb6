import Testing

/// The forms in which Swift code sets the closure by which a screen asks: whoever calls it asks, in each of them.
@Suite struct SetClosureTests {
  static let forms = [
    CodeForm(
      testDescription: "an operator that assigns to its left side",
      code: "let list = ListController(); list.onPick <~ { [weak self] in self?.showDetail($0) }",
      declarations: """
        infix operator <~
        func <~ <A, B>(target: inout ((A) -> B)?, closure: @escaping (A) -> B) { target = closure }
        """),
    CodeForm(
      testDescription: "an operator that makes a closure of an object and a function of it",
      code: "let list = ListController(); list.onPick = self ~> { $0.showDetail($1) }",
      declarations: """
        infix operator ~>
        func ~> <T: AnyObject, A>(object: T, body: @escaping (T, A) -> Void) -> (A) -> Void {
          { [weak object] argument in if let object { body(object, argument) } }
        }
        """),
    CodeForm(
      testDescription: "an operator of a type",
      code: "let list = ListController(); list.setter <~ { [weak self] in self?.showDetail($0) }",
      declarations: """
        infix operator <~
        struct Setter {
          let list: ListController
          static func <~ (setter: Setter, closure: @escaping (Int) -> Void) { setter.list.onPick = closure }
        }
        extension ListController { var setter: Setter { Setter(list: self) } }
        """),
    CodeForm(
      testDescription: "a function of the top level that returns a closure",
      code: "let list = ListController(); list.onPick = weakly(self) { $0.showDetail($1) }",
      declarations: """
        func weakly<T: AnyObject, A>(_ object: T, _ body: @escaping (T, A) -> Void) -> (A) -> Void {
          return { [weak object] argument in
            guard let object = object else { return }
            body(object, argument)
          }
        }
        """),
    CodeForm(
      testDescription: "a function that assigns to its parameter",
      code: "let list = ListController(); put(&list.onPick) { [weak self] in self?.showDetail($0) }",
      declarations: "func put<A>(_ target: inout A?, _ value: A) { target = value }"),
    CodeForm(
      testDescription: "a function of the type that is given the object",
      code: "let list = ListController(); list.onPick = ShopCoordinator.showDetail(self)"),
    CodeForm(
      testDescription: "a function of the type that is given the object later",
      code: "let list = ListController(); list.onPick = weakly(self, ShopCoordinator.showDetail)",
      declarations: """
        func weakly<T: AnyObject, A>(_ object: T, _ method: @escaping (T) -> (A) -> Void) -> (A) -> Void {
          { [weak object] argument in object.map { method($0)(argument) } }
        }
        """),
    CodeForm(
      testDescription: "a subscript that returns it",
      code: #"let list = ListController(); list.onPick = self["pick"]"#,
      members: """
        subscript(_ name: String) -> (Int) -> Void { { [weak self] in self?.showDetail($0) } }
        """),
    CodeForm(
      testDescription: "a local function that calls one below it",
      code: """
        func picked(_ item: Int) { show(item) }
        func show(_ item: Int) { showDetail(item) }
        let list = ListController(); list.onPick = picked
        """),
    CodeForm(
      testDescription: "a part of a tuple in a list",
      code: """
        let list = ListController()
        let rows = [(title: "Pick", action: { [weak self] (item: Int) in self?.showDetail(item) })]
        list.onPick = { item in rows[0].action(item) }
        """),
    CodeForm(
      testDescription: "a function of a case that is made without its type",
      code: """
        let list = ListController()
        list.onEvent = { [weak self] event in event.perform(by: self) }
        list.onPick = { [weak list] item in list?.onEvent?(.picked(item)) }
        """,
      declarations: """
        enum Event {
          case picked(Int), closed
          func perform(by coordinator: ShopCoordinator?) {
            switch self {
            case .picked(let item): coordinator?.showDetail(item)
            case .closed: break
            }
          }
        }
        """),
  ]

  @Test(arguments: forms)
  func whoCallsItAsks(form: CodeForm) {
    expectGraph(
      """
      \(form.declarations)
      final class ShopCoordinator {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          \(form.code)
          navigation.setViewControllers([list], animated: false)
        }
        func showDetail(_ item: Int) {
          navigation.pushViewController(DetailController(item: item), animated: true)
        }
        \(form.members)
      }
      final class ListController: UIViewController {
        var onPick: ((Int) -> Void)?
        var onEvent: ((Event) -> Void)?
        @IBAction func tapped() { onPick?(1) }
      }
      final class DetailController: UIViewController {
        init(item: Int) {}
      }
      """,
      """
      ShopCoordinator
      > start -root-> ListController
        showDetail(item: Int) -push-> DetailController
        ListController -onPick-> showDetail
      """)
  }
}
