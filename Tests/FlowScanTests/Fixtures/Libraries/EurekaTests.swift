import Testing

/// Eureka: rows of a form push the controllers that their providers make.
@Suite struct EurekaTests {
  @Test func rowsPushWhatTheirProvidersMake() {
    expectGraph(
      """
      import Eureka
      import UIKit

      protocol Coordinator: AnyObject { func start() }
      final class SettingsController: FormViewController, Coordinator {
        func start() {}
        override func viewDidLoad() {
          super.viewDidLoad()
          form +++ Section("More")
            <<< ButtonRow { row in
              row.presentationMode = .show(controllerProvider: ControllerProvider<UIViewController>.callback { AboutController() }, onDismiss: nil)
            }
        }
      }
      final class AboutController: UIViewController {}
      """,
      """
      SettingsController
        viewDidLoad -push-> AboutController
      """)
  }
}
