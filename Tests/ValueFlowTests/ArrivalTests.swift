import Testing

/// Objects arrive at a primitive however they go there, and only those that go there.
@Suite struct ArrivalTests {
  private static let pages = "class HomePage {}\nclass MapPage {}\n"

  @Test(arguments: [
    "directly": "class Main { func run() { show(HomePage()) } }",
    "through a local": "class Main { func run() { let page = HomePage(); show(page) } }",
    "through a lazy property": "class Main { lazy var page = HomePage(); func run() { show(page) } }",
    "through the initialiser of what the framework makes":
      "class Main { let page: HomePage; init() { page = HomePage() }; func run() { show(page) } }",
    "through a list that a closure fills": """
    class Main {
      func run() {
        let pages = [1].reduce(into: [HomePage]()) { pages, number in pages.append(HomePage()) }
        for page in pages { show(page) }
      }
    }
    """,
    "through a helper":
      "class Main { func run() { go(HomePage()) }; func go(_ page: HomePage) { show(page) } }",
    "through a router behind a protocol": """
    protocol Router { func go(_ page: HomePage) }
    class PlainRouter: Router { func go(_ page: HomePage) { show(page) } }
    class Main { let router: Router = PlainRouter(); func run() { router.go(HomePage()) } }
    """,
    "through a protocol that a type without source is extended with": """
    protocol Router { func go(_ page: HomePage) }
    extension UINavigationController: Router { func go(_ page: HomePage) { show(page) } }
    class Main { let router: Router = UINavigationController(); func run() { router.go(HomePage()) } }
    """,
    "through a closure": """
    class Child { var onDone: ((HomePage) -> Void)?; func finish() { onDone?(HomePage()) } }
    class Main { let child = Child(); func run() { child.onDone = { page in show(page) }; child.finish() } }
    """,
    "through a delegate": """
    protocol ChildDelegate: AnyObject { func childDidFinish(_ page: HomePage) }
    class Child { weak var delegate: ChildDelegate?; func finish() { delegate?.childDidFinish(HomePage()) } }
    class Main: ChildDelegate {
      let child = Child()
      func run() { child.delegate = self; child.finish() }
      func childDidFinish(_ page: HomePage) { show(page) }
    }
    """,
    "through a case": """
    enum Event { case page(HomePage), none }
    class Main {
      func run() { handle(.page(HomePage())) }
      func handle(_ event: Event) { switch event { case .page(let page): show(page); case .none: break } }
    }
    """,
    "through all cases of an enum": """
    enum Tab: CaseIterable {
      case home
      func page() -> HomePage { switch self { case .home: return HomePage() } }
    }
    class Main { func run() { for tab in Tab.allCases { show(tab.page()) } } }
    """,
    "through a queue": """
    class Main {
      var waiting: [HomePage] = []
      func run() { waiting.append(HomePage()); for page in waiting { show(page) } }
    }
    """,
    "through a subject": """
    class Main {
      let subject = PassthroughSubject<HomePage, Never>()
      func run() { subject.sink { page in show(page) }; subject.send(HomePage()) }
    }
    """,
    "through a type-erased box": """
    class Box { let make: () -> HomePage; init(_ make: @escaping () -> HomePage) { self.make = make } }
    class Main { let box = Box { HomePage() }; func run() { show(box.make()) } }
    """,
    "through a function that a screen inherits and a protocol forwards to": """
    extension UIPage: Presenter {}
    protocol Presenter {}
    extension Presenter { func show(_ page: HomePage, animated: Bool = true) { show(page, animated: animated) } }
    class Main { let root = UIPage(); func run() { root.show(HomePage(), animated: true) } }
    """,
    "through a function that a screen inherits beside one of other labels": """
    extension UIPage { func show(page: HomePage) {} }
    class Main { let root = UIPage(); func run() { root.show(HomePage()) } }
    """,
    "through a case that an initialiser of the enum makes": """
    enum Route { case home(HomePage), map
      init?(_ text: String) { guard text == "home" else { return nil }; self = .home(HomePage()) }
      init(other text: String) { self.init(text)! }
    }
    class Main { func run() { if case .home(let page) = Route(other: "home") { show(page) } } }
    """,
    "through a method of a base class": """
    class Base { func go(_ page: HomePage) { show(page) } }
    class Main: Base { func run() { go(HomePage()) } }
    """,
  ])
  func arrives(way: String, source: String) {
    #expect(Arrivals([Self.pages + source]).at("show") == "HomePage", "\(way)")
  }

  @Test func whatOneFactoryMakesIsToldApartByTheCall() {
    let arrivals = Arrivals([
      Self.pages + """
        class Box { let page: AnyObject; init(_ page: AnyObject) { self.page = page } }
        class Factory { func box(_ page: AnyObject) -> Box { Box(page) } }
        class Main {
          let factory = Factory()
          func run() { show(factory.box(HomePage()).page); cover(factory.box(MapPage()).page) }
        }
        """
    ])
    #expect(arrivals.at("show") == "HomePage")
    #expect(arrivals.at("cover") == "MapPage")
  }

  @Test func aCaseRulesTheOtherWaysOut() {
    let arrivals = Arrivals([
      Self.pages + """
        enum Style { case plain, modal }
        class Main {
          func run() { go(HomePage(), .plain); go(MapPage(), .modal) }
          func go(_ page: AnyObject, _ style: Style) {
            switch style { case .plain: show(page); case .modal: cover(page) }
          }
        }
        """
    ])
    #expect(arrivals.at("show") == "HomePage")
    #expect(arrivals.at("cover") == "MapPage")
  }

  @Test func aFieldThatNobodySetsIsOfItsDeclaredType() {
    let source = Self.pages + "class Main { var page: HomePage!; func run() { show(page) } }"
    #expect(Arrivals([source]).at("show") == "some HomePage")
  }

  @Test func whatADecisionCannotTellTakesEachWay() {
    let source =
      Self.pages
        + """
        enum Mode { case one, two }
        class Main {
          func run() { switch Store.mode() { case .one: show(HomePage()); case .two: show(MapPage()) } }
        }
        """
    #expect(Arrivals([source]).at("show") == "HomePage, MapPage")
  }

  @Test func theOrderOfFilesAndMoreSourceChangeNothing() {
    let main = "class Main { let router: Router = PlainRouter(); func run() { router.go(HomePage()) } }"
    let router = """
      protocol Router { func go(_ page: HomePage) }
      class PlainRouter: Router { func go(_ page: HomePage) { show(page) } }
      """
    let other = "class Clock { func tick() { print(1) } }\nextension UINavigationController: Router {}"
    for files in [
      [Self.pages, main, router], [router, main, Self.pages], [other, router, Self.pages, main],
    ] {
      #expect(Arrivals(files).at("show") == "HomePage")
    }
  }
}
