import FlowModel
import SwiftFacts
import Testing

@testable import FlowScan

/// Corrections that stand in the configuration, and requesters that they name.
@Suite struct ConfiguredCorrectionTests {
  private static let source = """
    import UIKit
    final class AppCoordinator {
      private var shop: ShopCoordinator?
      private let navigation = UINavigationController()
      func start() { navigation.pushViewController(MenuViewController(), animated: true) }
      func showShop() {
        let shop = ShopCoordinator(navigation)
        self.shop = shop
        shop.open()
      }
    }
    final class ShopCoordinator {
      private let navigation: UINavigationController
      init(_ navigation: UINavigationController) { self.navigation = navigation }
      func open() { navigation.pushViewController(CartViewController(), animated: true) }
    }
    final class MenuViewController: UIViewController {}
    final class CartViewController: UIViewController {}
    """

  private func scan(_ corrections: String...) -> ScanResult {
    var settings = ScanSettings(name: "App")
    settings.corrections = corrections
    return ValueFlowScan(settings: settings).graph(of: [SourceReader.read(Self.source, path: "App.swift")])
  }

  private func routes(_ result: ScanResult) -> [String] {
    result.graph.flows.flatMap(\.routes).map { "\($0.name) \($0.style.rawValue) \($0.target.id)" }
  }

  private func requests(_ result: ScanResult) -> [String] {
    result.graph.transitions.map {
      "\($0.from.kind == .start ? "start" : $0.from.name) \($0.triggers.joined(separator: " ")) \($0.route)"
    }
  }

  @Test func theStyleOfTheOnlyRouteIsChanged() {
    #expect(routes(scan()).contains("open push CartViewController"))
    let result = scan("ShopCoordinator shows CartViewController root")
    #expect(routes(result).contains("open root CartViewController"))
    #expect(!routes(result).contains("open push CartViewController"))
    #expect(result.findings.map { "\($0.severity.rawValue) \($0.rule)" } == ["note correction-contradicted"])
  }

  @Test func theNamedScreenTakesThePlaceOfAnAssumedStart() {
    #expect(requests(scan()).contains("start open ShopCoordinator.open"))
    let told = scan("ShopCoordinator shows CartViewController push from MenuViewController on open")
    #expect(!requests(told).contains("start open ShopCoordinator.open"))
    #expect(requests(told).contains("MenuViewController open ShopCoordinator.open"))
    #expect(told.findings == [])
  }

  @Test func anotherTriggerIsOneMore() {
    let told = scan("ShopCoordinator shows CartViewController push from MenuViewController on onCart")
    #expect(requests(told).contains("start open ShopCoordinator.open"))
    #expect(requests(told).contains("MenuViewController onCart ShopCoordinator.open"))
  }
}
