import FlowModel
import FlowScan
import SwiftFacts
import Testing

/// Code that a scan leaves out because of a flag of the build.
@Suite struct InactiveCodeTests {
  private func findings(_ branch: String, flags: Set<String> = []) -> [String] {
    let source = """
      import UIKit
      final class HomeController: UIViewController { var onMenu: (() -> Void)? }
      final class Router {
        let navigation = UINavigationController()
        func display(_ page: UIViewController) { put(page) }
        private func put(_ page: UIViewController) { navigation.pushViewController(page, animated: true) }
      }
      final class HomeCoordinator {
        let router = Router()
        func start() {
          let home = HomeController()
          home.onMenu = { [weak self] in self?.menu() }
          router.display(home)
        }
        func menu() {
          \(branch)
        }
      }
      """
    let conditions = BuildConditions(platforms: ["iOS"], flags: flags)
    let file = SourceReader.read(source, path: "Home.swift", conditions: conditions)
    return ValueFlowScan(settings: ScanSettings(name: "Home")).graph(of: [file]).findings.map { finding in
      "\(finding.rule) \(finding.location?.line ?? 0): \(finding.message)"
    }
  }

  @Test(arguments: [
    "router.display(MenuController())", "router.navigation.present(MenuController(), animated: true)",
  ])
  func whatItMayShowIsTold(_ code: String) {
    let note = "code that may show something is left out because of `DEBUG`"
    #expect(findings("#if DEBUG\n\(code)\n#endif") == ["inactive-code 17: \(note)"])
    #expect(findings("#if !DEBUG\nlog()\n#else\n\(code)\n#endif") == ["inactive-code 19: \(note)"])
    #expect(findings("#if DEBUG\n\(code)\n#endif", flags: ["DEBUG"]) == [])
  }

  @Test func placesOfOneFlagAreOneNote() {
    let code = "#if DEBUG\nrouter.display(MenuController())\n#endif\n"
    #expect(
      findings(code + code) == [
        "inactive-code 17: code that may show something is left out because of `DEBUG`, also at Home.swift:20"
      ])
  }

  @Test(arguments: ["#if DEBUG\nlog()\n#endif", "#if os(macOS)\nrouter.display(MenuController())\n#endif"])
  func codeThatShowsNothingIsNot(_ branch: String) {
    #expect(findings(branch) == [])
  }

  /// The screen is declared for the same flag, or nobody else makes it.
  @Test func aScreenForOneFlagIsTold() {
    #expect(findings("#if DEBUG\nopen(HomeController())\n#endif") == [])
    #expect(
      findings("#if DEBUG\nopen(.menu) { DeveloperMenuView() }\n#endif") == [
        "inactive-code 17: code that may show something is left out because of `DEBUG`"
      ])
  }

  @Test func aPreviewIsNone() {
    let preview = "struct Previews: PreviewProvider { static var previews: some View { MenuView() } }"
    #expect(findings("#if DEBUG\n\(preview)\n#endif") == [])
  }
}
