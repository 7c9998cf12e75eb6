import FlowModel
import Foundation
import SwiftFacts
import Testing

@testable import FlowScan

/// What a project's own conventions say of functions whose code is there, too.
@Suite struct DeclaredConventionTests {
  private static let present = #"{"verbs": [{"name": "sail", "style": "present", "on": ["Captain"]}]}"#

  @Test(arguments: [
    ("", ["HarbourCoordinator.begin push MapViewController"]),
    (present, ["HarbourCoordinator.begin present MapViewController"]),
    (
      #"{"verbs": [{"name": "sail", "style": "present", "on": ["Pilot"]}]}"#,
      ["HarbourCoordinator.begin push MapViewController"]
    ),
    (
      #"{"verbs": [{"name": "sail", "style": "present"}]}"#,
      ["HarbourCoordinator.begin push MapViewController"]
    ),
  ])
  func theyBeatTheCodeOfTheTypesThatTheyName(conventions: String, routes: [String]) {
    let source = """
      import UIKit
      class Captain {
        let navigation = UINavigationController()
        func sail(to screen: UIViewController) { navigation.pushViewController(screen, animated: true) }
      }
      final class Pilot {}
      final class HarbourCoordinator {
        let captain = Captain()
        func begin() { captain.sail(to: MapViewController()) }
      }
      final class MapViewController: UIViewController {}
      """
    #expect(self.routes(in: source, conventions) == routes)
  }

  /// A position that no call has is no argument.
  @Test(arguments: ["-1", "-1...", "9", "9...", "...", "99999999999999999999"])
  func aPositionMayBeAnything(argument: String) {
    let source = """
      import UIKit
      import Sailing
      final class HarbourCoordinator {
        let navigation = UINavigationController()
        func begin() { sail(to: .map, .map) }
        func arrive(at place: Place) {
          switch place {
          case .map: navigation.pushViewController(MapViewController(), animated: true)
          }
        }
      }
      enum Place { case map }
      final class MapViewController: UIViewController {}
      """
    let conventions =
      #"{"triggers": [{"name": "sail", "handler": "arrive", "argument": ""# + argument + #""}]}"#
    #expect(routes(in: source, conventions) == ["HarbourCoordinator.map push MapViewController"])
  }

  @Test func theyBeatTheCodeBehindAProtocol() {
    let source = """
      import UIKit
      protocol Captain { func sail(to screen: UIViewController) }
      final class OldCaptain: Captain {
        let navigation = UINavigationController()
        func sail(to screen: UIViewController) { navigation.pushViewController(screen, animated: true) }
      }
      final class HarbourCoordinator {
        let captain: Captain
        init(_ captain: Captain) { self.captain = captain }
        func begin() { captain.sail(to: MapViewController()) }
      }
      func start() { HarbourCoordinator(OldCaptain()).begin() }
      final class MapViewController: UIViewController {}
      """
    #expect(routes(in: source, "") == ["HarbourCoordinator.begin push MapViewController"])
    #expect(routes(in: source, Self.present) == ["HarbourCoordinator.begin present MapViewController"])
  }

  private func routes(in source: String, _ conventions: String) -> [String] {
    var settings = ScanSettings(name: "App")
    if !conventions.isEmpty {
      settings.conventions = [ProjectFile(path: "own.json", bytes: Data(conventions.utf8))]
    }
    let code = SourceReader.read(source, path: "App.swift")
    let graph = ValueFlowScan(settings: settings).graph(of: [code]).graph
    return graph.flows.flatMap(\.routes).map { "\($0.id) \($0.style.rawValue) \($0.target.id)" }
  }
}
