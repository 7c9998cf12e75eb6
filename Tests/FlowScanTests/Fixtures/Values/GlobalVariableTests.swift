import Testing

/// A variable outside of all types has every value that code assigns, also the code of a type.
@Suite struct GlobalVariableTests {
  @Test(arguments: [
    Variable(declared: "private var isMember = false", name: "isMember"),
    Variable(declared: "enum Session { static var isMember = false }", name: "Session.isMember"),
  ])
  func whatCodeOfATypeAssignsChooses(variable: Variable) {
    expectGraph(
      """
      import UIKit
      \(variable.declared)
      enum Opening {
        case join, club
        static func next(isMember: Bool = \(variable.name)) -> Opening { isMember ? .club : .join }
      }
      final class ClubCoordinator {
        let navigation = UINavigationController()
        private var opening: Opening { Opening.next() }
        func start() {
          switch opening {
          case .join:
            let screen = JoinViewController()
            screen.onDone = { [weak self] in
              \(variable.name) = true
              self?.start()
            }
            navigation.setViewControllers([screen], animated: false)
          case .club: navigation.setViewControllers([ClubViewController()], animated: true)
          }
        }
      }
      final class JoinViewController: UIViewController {
        var onDone: (() -> Void)?
        @objc private func join() { onDone?() }
      }
      final class ClubViewController: UIViewController {}
      """,
      """
      ClubCoordinator
      > join -root-> JoinViewController
      > club -root-> ClubViewController
        JoinViewController -onDone-> club
        JoinViewController -onDone-> join
      """)
  }

  struct Variable: CustomTestStringConvertible {
    let declared: String
    let name: String
    var testDescription: String { declared }
  }
}
