import Testing

/// Objects and runs are told apart where that may matter, and nowhere else.
@Suite struct ContextTests {
  private static let source = """
    class HomePage {}
    class MapPage {}
    enum Mode { case light, dark }
    protocol Theme { var mode: Mode { get } }
    class DarkTheme: Theme { var mode: Mode = .dark }
    class Box { let page: AnyObject; init(_ page: AnyObject) { self.page = page } }
    class Store {
      var last: HomePage?
      func theme() -> Theme { DarkTheme() }
      func box(_ page: AnyObject) -> Box { Box(page) }
      func wrapped(_ page: AnyObject) -> Box { box(page) }
      func current(at index: Int) -> HomePage? { index > 0 ? last : nil }
    }
    class Main {
      let store = Store()
      func run() {
        store.last = HomePage()
        paint(store.theme())
        paint(store.theme())
        show(store.current(at: 1))
        cover(store.current(at: 2))
        enter(store.wrapped(HomePage()).page)
        leave(store.wrapped(MapPage()).page)
      }
      func paint(_ theme: Theme) { switch theme.mode { case .dark: show(HomePage()); case .light: break } }
    }
    """

  private let arrivals = Arrivals([Self.source])

  @Test func whatHoldsNothingButWhatItBeginsWithIsOne() {
    #expect(arrivals.objects(of: "DarkTheme") == 1)
    #expect(arrivals.objects(of: "Box") == 2)
  }

  @Test func whatOnlyLooksSomethingUpRunsOnceForAll() {
    #expect(arrivals.runs(of: "current") == 1)
    #expect(arrivals.at("cover") == "HomePage")
  }

  @Test func whatIsMadeThroughAnotherFunctionIsToldApartByTheCall() {
    #expect(arrivals.runs(of: "wrapped") == 2)
    #expect(arrivals.at("enter") == "HomePage")
    #expect(arrivals.at("leave") == "MapPage")
  }

  @Test func whatIsPutIntoAListIsNotPutIntoItsElements() {
    let source = """
      class HomePage {}
      class Action { let page: HomePage; init(_ page: HomePage) { self.page = page } }
      class Main {
        var actions: [Action] = []
        func run() {
          actions.append(Action(HomePage()))
          actions.append(Action(HomePage()))
          for action in actions { show(action.page) }
        }
      }
      """
    let arrivals = Arrivals([source])
    #expect(arrivals.contents(of: "Action") == "")
    #expect(arrivals.at("show") == "HomePage")
  }

  @Test func theViewOfAFlowIsOneAsIfItWereAProperty() {
    let source = """
      struct HomePage: View {}
      struct MapPage: View {}
      class HomeFlow { func view() -> some View { HomePage() } }
      class Factory { func view() -> some View { MapPage() } }
      class Main {
        let flow = HomeFlow()
        let factory = Factory()
        func run() {
          show(flow.view())
          cover(flow.view())
          show(factory.view())
          cover(factory.view())
        }
      }
      """
    let arrivals = Arrivals([source])
    #expect(arrivals.objects(of: "HomePage") == 1)
    #expect(arrivals.objects(of: "MapPage") == 2)
    #expect(arrivals.at("cover") == "HomePage, MapPage")
  }

  /// With all makers there would be as many as the limit allows: 684 of twelve.
  @Test func pagesThatMakeEachOtherAreToldApartByFewerMakersTheMoreThereAre() {
    #expect(objectsOfAPage(among: 2) == 11)
    #expect(objectsOfAPage(among: 5) == 26)
    #expect(objectsOfAPage(among: 12) == 12)
  }

  @Test func aPageOfAClassWithManySubclassesCountsAsMadeByEach() {
    let pages = (0..<12).map { "class Page\($0)Page: Base {}" }
    let functions = (0..<12).map { "func open\($0)() { show(Page\($0)Page()) }" }
    let base = "class Base: Page { var title: AnyObject?; \(functions.joined(separator: "; ")) }"
    let main = "class Main { func run() { show(Page0Page()) } }"
    #expect(Arrivals([(pages + [base, main]).joined(separator: "\n")]).objects(of: "Page1Page") == 1)
  }

  /// Without knowing the texts there would be 411 of each, and twenty runs of functions for each object.
  @Test func pagesThatMakeEachOtherByTextsAreToldApartByFewerMakersToo() {
    let functions = (0..<20).map { "func open\($0)() { show(perform(\"open\($0)\")) }" }
    let source = """
      class HomePage: Page { \(functions.joined(separator: "; ")) }
      class MapPage: Page { \(functions.joined(separator: "; ")) }
      class Main { func run() { show(HomePage()) } }
      """
    let texts = (0..<20).flatMap { [("HomePage/open\($0)", "MapPage"), ("MapPage/open\($0)", "HomePage")] }
    let arrivals = Arrivals([source], madeByText: ["perform": Dictionary(uniqueKeysWithValues: texts)])
    #expect(arrivals.objects(of: "HomePage") == 21)
    #expect(arrivals.objects(of: "MapPage") == 20)
  }

  private func objectsOfAPage(among count: Int) -> Int {
    let pages = (0..<count).map { page in
      let functions = (0..<count).map { "func open\($0)() { show(Page\($0)Page()) }" }
      return "class Page\(page)Page { var title: AnyObject?; \(functions.joined(separator: "; ")) }"
    }
    let main = "class Main { func run() { show(Page0Page()) } }"
    return Arrivals([(pages + [main]).joined(separator: "\n")]).objects(of: "Page1Page")
  }
}
