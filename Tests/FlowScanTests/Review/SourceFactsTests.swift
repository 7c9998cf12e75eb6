import FlowAnalysis
import FlowModel
import FlowScan
import Testing

/// What a scan tells of coordinators' code for rules on the source.
@Suite struct SourceFactsTests {
  @Test func childrenAreAddedAtPlaces() {
    expectFacts(
      twoCoordinators + """
        final class Parent: Coordinator {
          var children: [Coordinator] = []
          init() { 1️⃣add(Child()) }
          func start() { begin(); home.onTap = { self.2️⃣add(Child()) } }
          private func begin() { 3️⃣add(Child()) }
          func show() { let child = Child(); 4️⃣add(child) }
          func open() { if children.isEmpty { children.5️⃣append(Child()) } }
          func each() { for _ in 0..<2 { self.6️⃣add(Child()) } }
        }
        """,
      """
      1️⃣ Parent adds Child once
      2️⃣ Parent adds Child
      3️⃣ Parent adds Child once
      4️⃣ Parent adds Child
      5️⃣ Parent adds Child once
      6️⃣ Parent adds Child
      """)
  }

  @Test func aFlowThatBeginsAnewAddsAgain() {
    expectFacts(
      twoCoordinators + """
        final class Parent: Coordinator {
          var children: [Coordinator] = []
          func start() { login() }
          private func login() {
            let child = Child()
            child.onEnd = { [weak self] in self?.start() }
            1️⃣add(child)
          }
        }
        """, "1️⃣ Parent adds Child\nParent gives closure to Child.onEnd, kept")
  }

  /// Each of these takes children out in a way of its own.
  @Test(arguments: [
    "func end(_ child: Child) { remove(child) }",
    "func end(_ child: Child) { home.onEnd = { [weak self] in self?.remove(child) } }",
    "func end() { home.onEnd = remove }",
    "func end() { children.removeAll() }",
    "func end() { children = [] }",
    "func end() { self.children.removeAll { $0 is Child } }",
  ])
  func childrenAreTakenOut(by member: String) {
    let source = twoCoordinators + "final class Parent: Coordinator {\n  var children: [Coordinator] = []\n"
    expectFacts(source + "  func show() { 1️⃣add(Child()) }\n}", "1️⃣ Parent adds Child")
    expectFacts(source + "  func show() { 1️⃣add(Child()) }\n  \(member)\n}", "1️⃣ Parent adds Child, removed")
    expectFacts(
      source + "  func show() { 1️⃣add(Child()) }\n}\nextension Parent {\n  \(member)\n}",
      "1️⃣ Parent adds Child, removed")
  }

  @Test func aBaseClassMayRemoveByItself() {
    expectFacts(
      twoCoordinators + """
        class Base: Coordinator {
          var children: [Coordinator] = []
          func run(_ child: Child) {
            add(child)
            child.onEnd = { [weak self] in self?.remove(child) }
          }
        }
        final class Parent: Base {
          func show() { 1️⃣run(Child()) }
        }
        """,
      """
      1️⃣ Parent adds Child, removed
      Base gives closure to Child.onEnd, kept
      """)
  }

  @Test func aChildMayRemoveItself() {
    let source =
      twoCoordinators + """
        final class Parent: Coordinator {
          var children: [Coordinator] = []
          func show() {
            let guest = Guest(parent: self)
            1️⃣add(guest)
          }
          func help() { 2️⃣add(Child()) }
        }
        final class Guest: Coordinator {
          var children: [Coordinator] = []
          weak var parent: Parent?
          init(parent: Parent) { self.parent = parent }
          func end() { parent?.remove(self) }
        }
        """
    expectFacts(
      source,
      """
      1️⃣ Parent adds Guest, removed
      2️⃣ Parent adds Child
      Parent gives itself to Guest.parent, weak, held, kept
      """)
  }

  @Test func listsOfEveryFormAreKnown() {
    for list in [
      "[Coordinator]()", "[String: Coordinator]()", "[AnyObject]()",
    ] {
      let value = list.contains(":") ? "children[\"a\"] = Child()" : "children.append(Child())"
      let found = Fixture(
        "import UIKit\nprotocol Coordinator {}\nfinal class Child: Coordinator {}\nfinal class Parent: Coordinator {\n  var children = \(list)\n  func show() { \(value) }\n}"
      ).result().source
      #expect(found.addedChildren.map(\.child) == ["Child"], "\(list)")
    }
    let other = Fixture(
      "import UIKit\nfinal class Item {}\nfinal class ParentCoordinator {\n  var items: [Item] = []\n  func show() { items.append(Item()) }\n}"
    ).result().source
    #expect(other.addedChildren == [])
  }

  @Test func selfIsHeldOrNot() {
    let values: [(String, String)] = [
      ("{ self.end() }", "closure to Child.onEnd, held, kept"),
      ("{ [self] in end() }", "closure to Child.onEnd, held, kept"),
      ("{ [weak self] in self?.end() }", "closure to Child.onEnd, kept"),
      ("{ [unowned self] in self.end() }", "closure to Child.onEnd, kept"),
      ("{ [weak self] in guard let self else { return }; self.end() }", "closure to Child.onEnd, kept"),
      ("{ print(1) }", "closure to Child.onEnd, kept"),
      ("{ later { [weak self] in self?.end() } }", "closure to Child.onEnd, held, kept"),
      ("end", "method to Child.onEnd, held, kept"),
      ("self.end", "method to Child.onEnd, held, kept"),
    ]
    for (value, expected) in values {
      expectFacts(
        twoCoordinators + """
          final class Parent: Coordinator {
            var children: [Coordinator] = []
            func show() {
              let child = Child()
              child.onEnd = \(value)
              1️⃣add(child)
            }
            func end() { remove(Child()) }
          }
          """, "1️⃣ Parent adds Child, removed\nParent gives \(expected)")
    }
  }

  @Test func selfInAClosureThatHasItWeaklyIsNotHeldUntilItIsBound() {
    expectFacts(
      twoCoordinators + """
        final class Parent: Coordinator {
          var children: [Coordinator] = []
          var kept: Child?
          func show() {
            load { [weak self] in self?.kept?.onEnd = { self?.end() } }
            load { [weak self] in
              guard let me = self else { return }
              me.kept?.onEnd = { me.end() }
            }
          }
          func end() {}
        }
        """,
      """
      Parent gives closure to Child.onEnd, kept
      Parent gives closure to Child.onEnd, held, kept
      """)
  }

  @Test func initialisersKeepWhatTheyStore() {
    expectFacts(
      twoCoordinators + """
        final class Parent: Coordinator {
          var children: [Coordinator] = []
          func show() { let child = Child(onEnd: { self.end() }); 1️⃣add(child) }
          func open() { _ = Child(onEnd: { self.end() }) }
          func end() {}
        }
        """,
      """
      1️⃣ Parent adds Child
      Parent gives closure to Child.onEnd, held, kept
      Parent gives closure to Child.onEnd, held
      """)
  }

  @Test func aBaseClassHandsItselfOver() {
    expectFacts(
      """
      import UIKit
      class Coordinator {
        var parent: Coordinator?
        var children: [Coordinator] = []
        func add(_ child: Coordinator) {
          child.parent = self
          children.append(child)
        }
      }
      """, "Coordinator gives itself to Coordinator.parent, held, kept")
  }

  @Test func viewsAreSeenToNavigate() {
    expectFacts(
      """
      import SwiftUI
      final class HomeCoordinator: ObservableObject { func start() {} }
      struct HomeView: View {
        @StateObject var home = 1️⃣HomeCoordinator()
        var body: some View { 2️⃣NavigationLink("Cart", destination: CartView()) }
      }
      struct CartView: View {
        var body: some View { NavigationLink("Home", destination: Text("Home")) }
      }
      struct ValueView: View {
        @ObservedObject var home: HomeCoordinator
        var body: some View { NavigationLink("Cart", value: 1) }
      }
      """,
      """
      1️⃣ HomeView makes HomeCoordinator
      2️⃣ HomeView links HomeCoordinator
      """)
  }

  @Test func aViewThatPassesACoordinatorOnOwnsIt() {
    expectFacts(
      """
      import SwiftUI
      final class CartCoordinator: ObservableObject { func start() {} }
      struct HomeView: View {
        @StateObject var cart = CartCoordinator()
        var body: some View { CartView(cart: cart) }
      }
      struct ShopView: View {
        @StateObject var cart = CartCoordinator()
        var body: some View { Text("Shop").environmentObject(self.cart) }
      }
      struct CartView: View {
        @ObservedObject var cart: CartCoordinator
        var body: some View { Text("Cart") }
      }
      struct LostView: View {
        @StateObject var cart = 1️⃣CartCoordinator()
        var body: some View { Button("Pay") { log(cart) } }
      }
      """, "1️⃣ LostView makes CartCoordinator")
  }

  @Test func aViewThatACoordinatorShowsIsSeenToLinkWithoutIt() {
    expectFacts(
      """
      import SwiftUI
      final class UsersCoordinator: ObservableObject {
        @Published var path = NavigationPath()
        func showUser(_ id: String) { path.append(id) }
      }
      struct UsersCoordinatorView: View {
        @StateObject var coordinator = UsersCoordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            UserListView().navigationDestination(for: String.self) { _ in UserView() }
          }
        }
      }
      struct UserListView: View {
        var body: some View { 1️⃣NavigationLink("User") { UserView() } }
      }
      struct UserView: View { var body: some View { Text("User") } }
      struct OtherView: View {
        var body: some View { NavigationLink("User") { UserView() } }
      }
      """, "1️⃣ UserListView links UsersCoordinator")
  }

  @Test func aStartThatShowsNothingIsAStart() {
    expectFacts(
      """
      import UIKit
      protocol Coordinator: AnyObject { func start() }
      final class AppCoordinator: Coordinator {
        var children: [Coordinator] = []
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(UIViewController(), animated: true) }
        func log() {
          let logging = LoggingCoordinator()
          children.1️⃣append(logging)
          logging.start()
          children.removeAll { $0 === logging }
        }
      }
      final class LoggingCoordinator: Coordinator { func start() {} }
      """, "1️⃣ AppCoordinator adds LoggingCoordinator, removed")
  }

  @Test func viewsAreSeenToReachOverTheirCoordinator() {
    expectFacts(
      """
      import SwiftUI
      final class AppCoordinator: ObservableObject {
        func logOut() {}
      }
      final class HomeCoordinator: ObservableObject {
        weak var parent: AppCoordinator?
        var start = 0
        func leave() { parent?.logOut() }
      }
      struct HomeView: View {
        let home: HomeCoordinator
        let parentModel: Model
        var body: some View {
          Button("Leave") { home.leave() }
          Button("Out") { home.parent?.1️⃣logOut() }
          NavigationLink("Rows", value: parentModel.parentRow.count())
        }
      }
      """, "1️⃣ HomeView reaches HomeCoordinator")
  }

  @Test func coordinatorsAreSeenToDoTheWorkOfModels() {
    expectFacts(
      """
      import UIKit
      final class HomeCoordinator {
        func start() {
          if UserDefaults.standard.bool(forKey: "seen") { return }
          UserDefaults.standard.1️⃣set(true, forKey: "seen")
          URLSession.shared.2️⃣dataTask(with: url) { data, _, _ in
            let home = try? 3️⃣JSONDecoder().decode(Home.self, from: data)
          }
          let path = FileManager.default.4️⃣fileExists(atPath: "home")
          navigation.pushViewController(HomeController(), animated: true)
        }
      }
      final class HomeController: UIViewController {
        func load() { URLSession.shared.dataTask(with: url) }
      }
      struct Camera: UIViewControllerRepresentable {
        final class Coordinator: NSObject {
          func keep() { FileManager.default.removeItem(atPath: "home") }
        }
      }
      """,
      """
      1️⃣ HomeCoordinator storage UserDefaults
      2️⃣ HomeCoordinator network URLSession
      3️⃣ HomeCoordinator storage JSONDecoder
      4️⃣ HomeCoordinator storage FileManager
      """)
  }

  @Test func orderOfFilesDoesNotMatter() {
    let fixture = Fixture(
      "// FILE B.swift\n" + twoCoordinators
        + "// FILE A.swift\nfinal class Parent: Coordinator {\n  var children: [Coordinator] = []\n  func show() { add(Child(onEnd: { self.show() })) }\n}"
    )
    let one = fixture.result([0, 1]).source
    #expect(one.addedChildren.count == 1 && one.handovers.count == 1)
    #expect(one == fixture.result([1, 0]).source)
    let other = fixture.result([0, 1]).source
    #expect(other == one)
    #expect(other == fixture.result([1, 0]).source)
  }
}
