import Testing

/// Rows of a table that the code writes out, each with the case that it asks for.
@Suite struct ConstantTableTests {
  @Test(arguments: [
    (
      "static let rows: [(id: String, route: PondRoute)] = [(\"frogs\", .frogs), (\"lilies\", .lilies)]",
      "PondModel.rows.first(where: { $0.id == id })?.route"
    ),
    ("static let routes: [PondRoute] = [.frogs, .lilies]", "Self.routes.first { \"\\($0)\" == id }"),
    ("let routes: [String: PondRoute] = [\"frogs\": .frogs, \"lilies\": .lilies]", "routes[id]"),
  ])
  func theCaseOfARowIsTheTrigger(table: String, choice: String) {
    expectGraph(
      """
      import UIKit
      enum PondRoute { case shore, frogs, lilies }
      final class PondCoordinator {
        private let navigation = UINavigationController()
        func start() { go(to: .shore) }
        func go(to route: PondRoute) {
          switch route {
          case .shore:
            let model = PondModel()
            model.coordinator = self
            navigation.pushViewController(ShoreController(model: model), animated: false)
          case .frogs: navigation.pushViewController(FrogsController(), animated: true)
          case .lilies: navigation.pushViewController(LiliesController(), animated: true)
          }
        }
      }
      final class PondModel {
        weak var coordinator: PondCoordinator?
        \(table)
        func select(_ id: String) {
          guard let route = \(choice) else { return }
          coordinator?.go(to: route)
        }
      }
      final class ShoreController: UIViewController {
        private let model: PondModel
        init(model: PondModel) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
        }
        @objc func rowTapped() { model.select("frogs") }
      }
      final class FrogsController: UIViewController {}
      final class LiliesController: UIViewController {}
      """,
      """
      PondCoordinator
      > shore -push-> ShoreController
        frogs -push-> FrogsController
        lilies -push-> LiliesController
        ShoreController -frogs-> frogs
        ShoreController -lilies-> lilies
      """)
  }
}
