import Testing

/// Where there is nothing, no substitute arrives.
@Suite struct NothingTests {
  private static let pages = "class HomePage {}\nclass MapPage {}\n"

  private static let sheet = """
    class Stack {
      var sheet: HomePage?
      func cover(_ page: HomePage) { sheet = page }
      func look() { show(sheet) }
    }

    """

  private static let list = """
    class Stack {
      var pages = [HomePage]()
      func push(_ page: HomePage) { pages.append(page) }
      func look() { for page in pages { show(page) } }
    }

    """

  @Test(arguments: [
    (sheet, "first.cover(HomePage()); first.look()", "HomePage"),
    (sheet, "first.cover(HomePage()); second.look()", ""),
    (sheet, "second.look(); first.cover(HomePage())", ""),
    (list, "first.push(HomePage()); first.look()", "HomePage"),
    (list, "first.push(HomePage()); second.look()", ""),
    (list, "second.look(); first.push(HomePage())", ""),
  ])
  func aPropertyThatOnlyAnotherObjectHas(_ stack: String, _ body: String, _ arrived: String) {
    let source = "class Main { let first = Stack(); let second = Stack(); func run() { \(body) } }"
    #expect(Arrivals([Self.pages + stack + source]).at("show") == arrived)
  }

  /// If the code that assigns it is not seen to run, any object may be there.
  @Test(arguments: ["var sheet: HomePage?", "var sheet: [HomePage] = []"])
  func aPropertyThatNoObjectHas(_ declaration: String) {
    let source = """
      class Stack { \(declaration); func look() { show(sheet) } }
      class Main { let first = Stack(); let second = Stack(); func run() { first.look(); second.look() } }
      """
    #expect(Arrivals([Self.pages + source]).at("show") == "some HomePage")
  }

  private static let opener = """
    class Opener {
      func open(_ page: HomePage?) {
        guard let page else { return show(MapPage()) }
        show(page)
      }
    }

    """

  private static let chooser = """
    enum Route { case home, map }
    class Opener {
      func open(_ route: Route?) {
        switch route {
        case .home: show(HomePage())
        default: show(MapPage())
        }
      }
    }

    """

  @Test(arguments: [
    (opener, "opener.open(nil)", "MapPage"),
    (opener, "opener.open(nil); opener.open(HomePage())", "HomePage, MapPage"),
    (chooser, "opener.open(nil)", "MapPage"),
    (chooser, "opener.open(nil); opener.open(.home)", "HomePage, MapPage"),
  ])
  func anArgumentThatIsNil(_ opener: String, _ body: String, _ arrived: String) {
    let source = "class Main { let opener = Opener(); func run() { \(body) } }"
    #expect(Arrivals([Self.pages + opener + source]).at("show") == arrived)
  }

  /// Code writes numbers and `nil` alike, so that only missing objects are known to be missing.
  @Test func aNumberIsNoMissingValue() {
    let source = """
      class Main { let opener = Opener(); func run() { opener.open(1) } }
      class Opener {
        func open(_ number: Int?) { if let number { show(HomePage()) } else { show(MapPage()) } }
      }
      """
    #expect(Arrivals([Self.pages + source]).at("show") == "HomePage, MapPage")
  }

  @Test(arguments: ["[HomePage]()", "[String: HomePage]()", "[]"])
  func anEmptyListMakesNothing(_ list: String) {
    let source = "class Main { var pages = \(list); func run() { show(pages) } }"
    #expect(Arrivals([Self.pages + source]).objects(of: "HomePage") == 0)
  }
}
