import FlowModel
import FlowReview
import FlowScan
import FlowTestSupport
import Foundation
import Testing

@testable import FlowDriver

/// Lint over files: what is read, what comments and baselines accept.
@Suite struct GraphLintTests {
  private static let app = """
    import UIKit
    final class AppCoordinator {
      let window: UIWindow
      init(window: UIWindow) { self.window = window }
      func start() { window.rootViewController = HomeViewController() }
    }
    final class HomeViewController: UIViewController {}
    // flowdoc:ignore trap
    final class HelpCoordinator {
      let navigation: UINavigationController
      init(navigation: UINavigationController) { self.navigation = navigation }
      func start() { navigation.pushViewController(HelpViewController(), animated: true) }
    }
    final class HelpViewController: UIViewController {}
    """

  private func lint(_ folder: Folder, _ change: (inout LintRequest) -> Void = { _ in }) throws
    -> GraphLint.Outcome
  {
    try folder.write(
      "{\"sources\": [\"App\"], \"rules\": {\"entry-missing\": \"off\", \"entry-several\": \"off\", \"flow-undocumented\": \"warning\"}}",
      to: "c.json")
    var request = LintRequest()
    request.site.config = folder.path("c.json")
    change(&request)
    return try GraphLint(request).run()
  }

  private func rules(_ outcome: GraphLint.Outcome) -> [String] {
    outcome.report.findings.map { "\($0.rule) \($0.subject?.description ?? "")" }
  }

  @Test func sourcesAreScannedAndCommentsCount() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write(Self.app, to: "App/App.swift")
    let before = try lint(folder)
    #expect(
      rules(before) == [
        "flow-undocumented flow:AppCoordinator", "ignore-unused ", "flow-undocumented flow:HelpCoordinator",
      ])
    try folder.write(
      Self.app.replacing("ignore trap", with: "ignore flow-undocumented It is so."), to: "App/App.swift")
    let after = try lint(folder)
    #expect(rules(after) == ["flow-undocumented flow:AppCoordinator"])
    #expect(after.report.ignored == 1)
  }

  @Test func aBaselineAcceptsWhatThereIs() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write(Self.app, to: "App/App.swift")
    try folder.write(try lint(folder).baseline.text, to: "accepted.json")
    try folder.write("\n\n" + Self.app.replacing("// flowdoc:ignore trap\n", with: ""), to: "App/App.swift")
    let after = try lint(folder) { $0.baseline = folder.path("accepted.json") }
    #expect(after.report.accepted == 2)
    #expect(
      after.report.findings.map(\.message) == [
        "the baseline contains a finding that no longer occurs: there is nothing to ignore here for 'trap' [ignore-unused]"
      ])
    let alone = try lint(folder) {
      $0.baseline = folder.path("accepted.json")
      $0.rules = ["flow-undocumented"]
    }
    #expect(alone.report.findings == [])
  }

  @Test func whatTheSourceDoesIsJudgedAndAccepted() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let leak = """
      final class CartCoordinator {
        var onEnd: (() -> Void)?
        init(navigation: UINavigationController) {}
        func start() {}
      }
      extension HelpCoordinator {
        func showCart() {
          let cart = CartCoordinator(navigation: navigation)
          self.cart = cart
          cart.onEnd = { self.start() }
        }
      }
      """
    let app = Self.app.replacing(
      "let navigation: UINavigationController\n",
      with: "let navigation: UINavigationController\n  var cart: CartCoordinator?\n")
    let rule = "closure-strong-self"
    try folder.write(app, to: "App/App.swift")
    try folder.write(leak, to: "App/Cart.swift")
    let before = try lint(folder) { $0.rules = [rule] }
    #expect(rules(before) == ["closure-strong-self flow:HelpCoordinator"])
    #expect(before.report.findings.first?.location?.line == 10)
    try folder.write(before.baseline.text, to: "accepted.json")
    let accepted = try lint(folder) {
      $0.rules = [rule]
      $0.baseline = folder.path("accepted.json")
    }
    #expect(accepted.report.accepted == 1 && accepted.report.findings == [])
    try folder.write(
      leak.replacing("self.start() }", with: "self.start() }  // flowdoc:ignore closure-strong-self"),
      to: "App/Cart.swift")
    #expect(try lint(folder) { $0.rules = [rule] }.report.ignored == 1)
    try folder.write(leak.replacing("{ self.", with: "{ [weak self] in self?."), to: "App/Cart.swift")
    #expect(try lint(folder) { $0.rules = [rule] }.report.findings == [])
  }

  @Test func propertyListsOfBothFormsAreRead() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let info: [String: Any] = ["CFBundleURLTypes": [["CFBundleURLSchemes": ["shop", "$(OTHER)"]]]]
    let rights: [String: Any] = [
      "com.apple.developer.associated-domains": ["applinks:Shop.example?mode=developer", "webcredentials:a"]
    ]
    let binary = try PropertyListSerialization.data(fromPropertyList: info, format: .binary, options: 0)
    let text = try PropertyListSerialization.data(fromPropertyList: rights, format: .xml, options: 0)
    let facts = ProjectFacts(
      declaredIn: [.init(path: "Info.plist", bytes: binary), .init(path: "A.entitlements", bytes: text)],
      and: Configuration.Links())
    #expect(
      facts.schemes
        == DeclaredNames([.init("shop", at: SourceLocation(file: "Info.plist", line: 1))], isWhole: false))
    #expect(facts.domains?.names.map(\.text) == ["shop.example"])
    #expect(facts.domains?.names.first?.location?.line == 7)
    let broken = ProjectFacts(
      declaredIn: [.init(path: "Info.plist", bytes: Data("no".utf8))], and: Configuration.Links())
    #expect(broken == ProjectFacts())
  }

  @Test func theLinesOfManyDomainsAreFoundAtOnce() {
    let count = 3_000
    let domains = (0..<count).map { "<string>applinks:a\($0).example</string>" }.joined()
    let key = "com.apple.developer.associated-domains"
    let text = "<plist><dict>\n<key>\(key)</key><array>\(domains)</array></dict></plist>"
    let file = ProjectFile(path: "A.entitlements", bytes: Data(text.utf8))
    let time = ProcessorTime.measure {
      let facts = ProjectFacts(declaredIn: [file], and: Configuration.Links())
      #expect(facts.domains?.names.count == count && facts.domains?.names.last?.location?.line == 2)
    }
    #expect(time < .seconds(2), "\(time)")
  }

  @Test func theConfigurationDeclaresToo() throws {
    var links = Configuration.Links()
    links.schemes = ["Shop"]
    let facts = ProjectFacts(declaredIn: [], and: links)
    #expect(facts.schemes == DeclaredNames([.init("shop")]))
    #expect(facts.domains == nil)
  }

  @Test(arguments: [
    ("", "the baseline cannot be read; write one with --write-baseline"),
    ("{}", "this is not a flowdoc baseline; write one with flowdoc lint --write-baseline"),
  ])
  func aBadBaselineIsAnError(text: String, message: String) throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    try folder.write("", to: "App/A.swift")
    if !text.isEmpty { try folder.write(text, to: "b.json") }
    let path = folder.path("b.json")
    #expect(throws: DriverError("\(path): \(message)")) { try lint(folder) { $0.baseline = path } }
  }

  @Test func anUnknownRuleIsAnError() {
    var request = LintRequest()
    request.rules = ["dead-ends"]
    #expect(
      throws: DriverError(
        "there is no rule 'dead-ends'; did you mean 'dead-end'?; --list-rules lists all rules")
    ) {
      try GraphLint(request)
    }
  }
}
