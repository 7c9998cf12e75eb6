import Testing

/// Initialisers that run without being called by name.
@Suite struct ImplicitInitializerTests {
  /// Swift calls `super.init()` at the end of an initialiser that calls no other, and a screen's function sends on what it is given.
  @Test func aBaseClassListensFromAnInitialiserThatNoCodeCalls() {
    expectGraph(
      """
      import Combine
      import UIKit
      class Coordinator<Step>: NSObject {
        let steps = PassthroughSubject<Step, Never>()
        var bag = Set<AnyCancellable>()
        override init() {
          super.init()
          steps.sink { [weak self] step in self?.go(to: step) }.store(in: &bag)
        }
        func go(to step: Step) {}
      }
      enum EditorStep { case filters, crop }
      final class EditorCoordinator: Coordinator<EditorStep> {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) {
          self.navigation = navigation
        }
        func start() {
          let crop = CropController()
          crop.steps.subscribe(steps).store(in: &bag)
          navigation.viewControllers = [crop]
        }
        override func go(to step: EditorStep) {
          switch step {
          case .filters: navigation.pushViewController(FiltersController(), animated: true)
          case .crop: navigation.popViewController(animated: true)
          }
        }
      }
      class StepController: UIViewController {
        let steps = PassthroughSubject<EditorStep, Never>()
        func item(_ title: String, _ step: EditorStep) -> UIBarButtonItem {
          UIBarButtonItem(title: title, primaryAction: UIAction { [steps] _ in steps.send(step) })
        }
      }
      final class CropController: StepController {
        override func viewDidLoad() { navigationItem.rightBarButtonItem = item("Next", .filters) }
      }
      final class FiltersController: UIViewController {}
      """,
      """
      EditorCoordinator
      > start -root-> CropController
        filters -push-> FiltersController
        CropController -filters-> filters
      """)
  }
}
