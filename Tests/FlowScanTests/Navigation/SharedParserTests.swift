import FlowModel
import Testing

@testable import FlowScan

/// Parsers of an app's own whose code is run for all links, or without end.
@Suite struct SharedParserTests {
  /// All links pass the code of `map`, which makes the cases of each: only its own opens what is shown for a case.
  @Test func casesThatOneFunctionMakesForAllLinks() {
    let links = LinkApp.scan(
      """
      import UIKit
      class SceneDelegate: NSObject, UIWindowSceneDelegate {
        let house = HouseCoordinator()
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          guard let url = contexts.first?.url, let room = Rooms.room(for: url) else { return }
          house.enter(room)
        }
      }
      enum Room {
        case kitchen(Kitchen), garden(Garden)
        enum Kitchen { case oven, shelf(String) }
        enum Garden { case pond, tree(String) }
      }
      class OvenController: UIViewController {}
      class ShelfController: UIViewController {}
      class PondController: UIViewController {}
      class TreeController: UIViewController {}
      class HouseCoordinator {
        let navigation = UINavigationController()
        func enter(_ room: Room) {
          switch room {
          case .kitchen(let place): enter(place)
          case .garden(let place): enter(place)
          }
        }
        private func enter(_ kitchen: Room.Kitchen) {
          switch kitchen {
          case .oven: navigation.pushViewController(OvenController(), animated: true)
          case .shelf: navigation.pushViewController(ShelfController(), animated: true)
          }
        }
        private func enter(_ garden: Room.Garden) {
          switch garden {
          case .pond: navigation.pushViewController(PondController(), animated: true)
          case .tree: navigation.pushViewController(TreeController(), animated: true)
          }
        }
      }
      struct Finder<Found> {
        let find: (inout [String]) -> Found?
        func map<Other>(_ change: @escaping (Found) -> Other) -> Finder<Other> {
          Finder<Other> { words in find(&words).map(change) }
        }
        func after(_ text: String) -> Finder<Found> {
          Finder { words in
            guard words.first == text else { return nil }
            words.removeFirst()
            return find(&words)
          }
        }
      }
      func one<Found>(_ finders: Finder<Found>...) -> Finder<Found> {
        Finder { words in
          for finder in finders {
            var copy = words
            if let found = finder.find(&copy), copy.isEmpty {
              words = copy
              return found
            }
          }
          return nil
        }
      }
      let name = Finder<String> { words in words.isEmpty ? nil : words.removeFirst() }
      let nothing = Finder<Void> { words in words.isEmpty ? () : nil }
      enum Rooms {
        static let all = one(
          kitchen.map(Room.kitchen).after("kitchen"), garden.map { Room.garden($0) }.after("garden"))
        static let kitchen = one(
          nothing.map { Room.Kitchen.oven }.after("oven"), name.map(Room.Kitchen.shelf).after("shelf"))
        static let garden = one(
          nothing.map { Room.Garden.pond }.after("pond"), name.map { .tree($0) }.after("tree"))
        static func room(for url: URL) -> Room? {
          var words = [url.host ?? ""] + url.path.split(separator: "/").map(String.init)
          return all.find(&words)
        }
      }
      """, scheme: "house")
    #expect(
      links == [
        "house://garden/pond > HouseCoordinator.pond", "house://garden/tree/:value > HouseCoordinator.tree",
        "house://kitchen/oven > HouseCoordinator.oven",
        "house://kitchen/shelf/:value > HouseCoordinator.shelf",
      ])
  }

  /// Links of any length are none, and this is told.
  @Test func parsersThatCallThemselvesEnd() {
    let app = LinkApp.app(
      """
      struct Reading<Value> {
        let read: (inout [String]) -> Value?
      }
      func many(_ one: Reading<ShopRoute>) -> Reading<ShopRoute> {
        Reading { rest in
          if rest.first == "cart" { return .cart }
          rest.removeFirst()
          return many(one).read(&rest) ?? many(many(one)).read(&rest) ?? one.read(&rest)
        }
      }
      let orders = Reading<ShopRoute> { rest in rest.first == "orders" ? ShopRoute.orders : nil }
      func read(_ url: URL) -> ShopRoute? {
        var parts = [url.host ?? ""] + url.pathComponents.dropFirst()
        return many(orders).read(&parts)
      }
      """)
    let result = LinkApp.result(of: app, scheme: "shop")
    #expect(result.graph.links.map(\.pattern) == [])
    #expect(
      result.findings.map(\.message) == [
        "there are too many ways in which the code that takes a URL goes on, so that links may be missing"
      ])
  }
}
