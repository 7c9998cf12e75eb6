import Testing

/// What only the analysis of values tells of coordinators' code.
@Suite struct ArrivingFactsTests {
  /// A child that a factory makes as some coordinator is named by what the factory was seen to make.
  @Test func childrenAreNamedByWhatArrives() {
    let source =
      twoCoordinators + """
        final class Factory {
          func makeChild() -> Coordinator { Child() }
        }
        final class Parent: Coordinator {
          var children: [Coordinator] = []
          let factory = Factory()
          func show() { let child = factory.makeChild(); 1️⃣add(child) }
          func open(make: () -> Child) { let child = make(); 2️⃣add(child) }
        }
        """
    expectFacts(
      source,
      "1️⃣ Parent adds Child\n2️⃣ Parent adds Child")
  }

  /// What an initialiser hands on to another one is kept as what it stores itself.
  @Test func initialisersKeepWhatTheyHandOn() {
    expectFacts(
      twoCoordinators + """
        class Base: Coordinator {
          var children: [Coordinator] = []
          var parent: Coordinator?
          init(parent: Coordinator?) { self.parent = parent }
        }
        final class Guest: Base {
          init(guestOf host: Coordinator) { super.init(parent: host) }
          convenience init(at host: Coordinator) { self.init(guestOf: host) }
        }
        final class Parent: Coordinator {
          var children: [Coordinator] = []
          func show() { let guest = Guest(at: self); 1️⃣add(guest) }
        }
        """,
      "1️⃣ Parent adds Guest\nParent gives itself to Base.parent, held, kept")
  }

  /// A factory hands what it is given to what it makes; a list of children is not where a parent goes.
  @Test func factoriesHandOn() {
    expectFacts(
      twoCoordinators + """
        final class Guest: Coordinator {
          var children: [Coordinator] = []
          weak var parent: Coordinator?
          var onEnd: (() -> Void)?
          init(parent: Coordinator) { self.parent = parent }
        }
        final class Factory {
          func makeGuest(parent: Coordinator, onEnd: @escaping () -> Void) -> Guest {
            let guest = Guest(parent: parent)
            guest.onEnd = onEnd
            return guest
          }
        }
        final class Parent: Coordinator {
          var children: [Coordinator] = []
          let factory = Factory()
          func show() {
            let guest = factory.makeGuest(parent: self) { self.end() }
            1️⃣add(guest)
            guest.add(self)
          }
          func end() {}
        }
        """,
      """
      1️⃣ Parent adds Guest
      Parent gives itself to Guest.parent, weak, held, kept
      Parent gives closure to Guest.onEnd, held, kept
      """)
  }

  /// Of all that conform to a protocol only those are set that come there.
  @Test func propertiesAreSetOfWhatArrives() {
    let source =
      twoCoordinators + """
        protocol Ending: AnyObject { var onDone: (() -> Void)? { get set } }
        final class Login: Ending { var onDone: (() -> Void)? }
        final class Tour: Ending { var onDone: (() -> Void)? }
        final class Parent: Coordinator {
          var children: [Coordinator] = []
          var other: Ending = Tour()
          func show() { let login = make(); login.onDone = { [weak self] in self?.show() } }
          func make() -> Ending { Login() }
        }
        """
    expectFacts(
      source,
      "Parent gives closure to Login.onDone")
  }

  /// A closure behind the parentheses is an argument like any other.
  @Test func trailingClosuresAreKept() {
    expectFacts(
      twoCoordinators + """
        final class Parent: Coordinator {
          var children: [Coordinator] = []
          func show() { let child = Child { self.end() }; 1️⃣add(child) }
          func end() {}
        }
        """,
      "1️⃣ Parent adds Child\nParent gives closure to Child.onEnd, held, kept")
  }

  /// `guard` asks whether there is a child already as `if` does.
  @Test func guardsAskForChildren() {
    expectFacts(
      twoCoordinators + """
        final class Parent: Coordinator {
          var children: [Coordinator] = []
          func show() {
            guard children.isEmpty else { return }
            1️⃣add(Child())
          }
          func open() {
            guard !children.isEmpty else { return }
            2️⃣add(Child())
          }
        }
        """,
      "1️⃣ Parent adds Child once\n2️⃣ Parent adds Child")
  }

  /// What `while` repeats may be added many times.
  @Test func loopsAddAgain() {
    expectFacts(
      twoCoordinators + """
        final class Parent: Coordinator {
          var children: [Coordinator] = []
          func start() { while isMore { 1️⃣add(Child()) } }
        }
        """, "1️⃣ Parent adds Child")
  }

  /// A controller that keeps others' coordinators has none of its own to pass by.
  @Test func listsOfCoordinatorsAreNobodysCoordinator() {
    expectFacts(
      """
      import UIKit
      final class HomeCoordinator { func start() {} }
      final class Frame: UIViewController {
        var kept: [UIViewController: HomeCoordinator] = [:]
        let inner: UINavigationController
        func show(_ page: UIViewController) { inner.pushViewController(page, animated: true) }
      }
      """, "")
  }
}
