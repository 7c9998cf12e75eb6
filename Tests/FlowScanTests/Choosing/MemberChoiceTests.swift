import SwiftFacts
import Testing

@testable import FlowScan

/// Which members of an app are read whole.
@Suite struct MemberChoiceTests {
  @Test func flowsAreReadWithWhatTheyCallAndWhoAsksThem() {
    expectKept(
      """
      import UIKit
      final class HomeCoordinator {
        let factory: ScreenFactory
        func start() { show(factory.makeHome()) }
        func openCart() { show(factory.makeCart()) }
      }
      struct ScreenFactory {
        func makeHome() -> UIViewController { HomeViewController() }
        func makeCart() -> UIViewController { build(CartViewController.self) }
        func build<T>(_ type: T.Type) -> T { type.init() }
        func measure() -> Int { 1 + 2 }
      }
      final class HomeViewModel {
        let coordinator: HomeCoordinator
        func cartTapped() { coordinator.openCart() }
        func load() { text = format(1) }
        func format(_ number: Int) -> String { "\\(number)" }
      }
      final class HomeViewController: UIViewController {
        let model: HomeViewModel
        func tapped() { model.cartTapped() }
        func layout() { view.frame = .zero }
      }
      struct Price { func rounded() -> Int { Int(value) } }
      """,
      [
        "HomeCoordinator.start", "HomeCoordinator.openCart", "ScreenFactory.makeHome",
        "ScreenFactory.makeCart", "HomeViewModel.cartTapped", "HomeViewController.tapped",
      ])
  }

  @Test func functionsOfOneNameAreToldApartByLabelsAndByWhatStandsBeforeThem() {
    expectKept(
      """
      import UIKit
      final class MainFlowCoordinator {
        func show(item: Int) { navigation.pushViewController(ItemViewController(), animated: true) }
      }
      final class Chart { func show(item: Int) { draw(item) }; func show(all: Bool) { draw(0) } }
      final class Service {
        let chart: Chart
        func update() { chart.show(item: 1) }
      }
      final class Presenter {
        let flow: MainFlowCoordinator
        func tapped() { flow.show(item: 1) }
        func cleared() { flow.show(all: true) }
      }
      """,
      ["MainFlowCoordinator.show", "Presenter.tapped"])
  }

  @Test func whatTablesOfRoutesNeedIsRead() {
    expectKept(
      """
      import FlowKit
      final class CartFlow: Coordinator {
        struct Routes: RouteTable {
          let cart = Root { (flow: CartFlow) in flow.makeCart() }
          let paid = Push { (_: CartFlow) in PaidScreen() }
        }
        func makeCart() -> CartScreen { CartScreen { [weak self] in self?.go(\\.paid) } }
      }
      struct CartScreen: Presentable { let onPay: () -> Void; func sum() -> Int { 1 + 2 } }
      struct PaidScreen: Presentable {}
      extension RouteGuard { static func gate() -> RouteGuard { RouteGuard("open") { (app: CartFlow) in .enter } } }
      final class Opener {
        let cart: CartFlow
        func open(in window: Window) { cart.launch(in: window) }
        func close() { count(1) }
      }
      """,
      ["CartFlow.makeCart", "RouteGuard.gate", "Opener.open"])
  }

  @Test func theOrderOfFilesMakesNoDifference() {
    let texts = [
      "class AFlowCoordinator { func start() { b.go() }; let b: B }", "class B { func go() { present(c) } }",
      "class C { let a: AFlowCoordinator; func tap() { a.start() } }",
    ]
    let outlines = texts.map { FileOutline(of: Array($0.utf8)) }
    let kept = MemberChoice.members(of: outlines, conventions: [])
    #expect(MemberChoice.members(of: outlines.reversed(), conventions: []) == kept.reversed())
  }

  private func expectKept(
    _ source: String, _ expected: Set<String>, at place: SourceLocation = #_sourceLocation
  ) {
    let outline = FileOutline(of: Array(source.utf8))
    #expect(outline.isClear, sourceLocation: place)
    let kept = MemberChoice.members(of: [outline], conventions: [])[0]
    let names = Dictionary(
      source.split { !$0.isLetter }.map { (Word($0), String($0)) }, uniquingKeysWith: { first, _ in first })
    let found = zip(outline.members, kept).filter { $0.1 && !$0.0.cut.isEmpty }.map { member, _ in
      outline.types[Int(member.type)].name + "." + (names[member.name] ?? "?")
    }
    #expect(Set(found) == expected, sourceLocation: place)
  }
}
