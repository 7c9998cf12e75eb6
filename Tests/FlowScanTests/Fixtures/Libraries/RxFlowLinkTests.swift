import Testing

/// RxFlow: steps that an app hands to the coordinator of all flows, for links above all.
@Suite struct RxFlowLinkTests {
  @Test func everyFlowReceivesTheStepOfALink() {
    // Each flow answers the steps that it knows, and no flow those of another enum.
    expectGraph(
      """
      import RxFlow

      enum ZooStep: Step { case gate, animal(id: String) }
      enum SoundStep: Step { case voice(id: String), saved }

      final class ZooFlow: Flow {
        private let navigation = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? ZooStep else { return .none }
          switch step {
          case .gate:
            let sounds = SoundFlow()
            Flows.use(sounds, when: .created) { root in self.navigation.present(root, animated: true) }
            return .one(flowContributor: .contribute(withNextPresentable: sounds, withNextStepper: DefaultStepper()))
          case .animal(let id):
            navigation.pushViewController(AnimalController(id: id), animated: true)
            return .none
          }
        }
      }
      final class SoundFlow: Flow {
        private let navigation = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          if case RxFlowStep.home = step {
            navigation.setViewControllers([SoundListController()], animated: false)
            return .none
          }
          switch step as? SoundStep {
          case .voice(let id):
            navigation.pushViewController(VoiceController(id: id), animated: true)
            return .none
          case .saved:
            navigation.pushViewController(SavedController(), animated: true)
            return .none
          case nil: return .none
          }
        }
      }
      final class AnimalController: UIViewController { init(id: String) {} }
      final class SoundListController: UIViewController {}
      final class VoiceController: UIViewController { init(id: String) {} }
      final class SavedController: UIViewController {}

      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        private let coordinator = FlowCoordinator()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          coordinator.coordinate(flow: ZooFlow(), with: OneStepper(withSingleStep: ZooStep.gate))
        }
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          guard let url = contexts.first?.url, let step = step(for: url) else { return }
          coordinator.navigate(to: step)
        }
        private func step(for url: URL) -> Step? {
          guard url.scheme == "zoo" else { return nil }
          let parts = url.pathComponents.filter { $0 != "/" }
          switch url.host {
          case "animals": return parts.first.map { ZooStep.animal(id: $0) }
          case "voices": return SoundStep.voice(id: parts[0])
          case "saved": return SoundStep.saved
          default: return nil
          }
        }
      }
      """,
      """
      ZooFlow entry
      > gate -present-> [SoundFlow]
        animal(id: String) -push-> AnimalController
        zoo://animals/:value -animal-> animal
      SoundFlow
        home -root-> SoundListController
        voice(id: String) -push-> VoiceController
        saved -push-> SavedController
        zoo://saved -saved-> saved
        zoo://voices/:id -voice-> voice
      """)
  }

  @Test func aLinkMayHaveSeveralSteps() {
    // They are handed on one after the other, and the link opens what the last one shows.
    expectGraph(
      """
      import RxFlow

      enum AppStep: Step { case start, harbour, ship(String), crew }

      final class AppFlow: Flow {
        private let navigation = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? AppStep else { return .none }
          switch step {
          case .start: return .none
          case .harbour: return push(HarbourController())
          case .ship: return push(ShipController())
          case .crew: return push(CrewController())
          }
        }
        private func push(_ page: UIViewController) -> FlowContributors {
          navigation.pushViewController(page, animated: true)
          return .none
        }
      }
      final class HarbourController: UIViewController {}
      final class ShipController: UIViewController {}
      final class CrewController: UIViewController {}

      struct SteppedLink {
        let source: String
        let steps: [Step]
        init(source: String, _ steps: Step...) {
          self.source = source
          self.steps = steps
        }
      }
      final class LinkMapper {
        func link(for url: URL) -> SteppedLink? {
          guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false), parts.scheme == "ships" else { return nil }
          let path = parts.path.split(separator: "/").map(String.init)
          switch (parts.host ?? "", path.count) {
          case ("harbour", 0): return SteppedLink(source: "app", AppStep.harbour)
          case ("ship", 1): return SteppedLink(source: "app", AppStep.harbour, AppStep.ship(path[0]))
          case ("ship", 2) where path[1] == "crew": return SteppedLink(source: "app", AppStep.ship(path[0]), AppStep.crew)
          default: return nil
          }
        }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        private let coordinator = FlowCoordinator()
        private let links = LinkMapper()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          coordinator.coordinate(flow: AppFlow(), with: OneStepper(withSingleStep: AppStep.start))
        }
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          guard let url = contexts.first?.url, let link = links.link(for: url) else { return }
          link.steps.forEach { coordinator.navigate(to: $0) }
        }
      }
      """,
      """
      AppFlow entry
        harbour -push-> HarbourController
        ship(value: String) -push-> ShipController
        crew -push-> CrewController
        ships://harbour -harbour-> harbour
        ships://ship/:value -harbour-> harbour
        ships://ship/:value -ship-> ship
        ships://ship/:value/crew -crew-> crew
        ships://ship/:value/crew -ship-> ship
      """)
  }
}
