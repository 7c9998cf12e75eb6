import Testing

/// The sources of libraries with conventions, beside an app that imports them.
@Suite struct LibraryFolderTests {
  @Test func aRepositoryNamedAfterItsLibraryHasAnApp() {
    expectGraph(
      """
      // FILE RxFlow/RxFlow/Flow.swift
      \(Self.library)
      // FILE RxFlow/Example/TeaStep.swift
      \(Self.steps)
      // FILE RxFlow/Example/Screens.swift
      \(Self.screens)
      // FILE RxFlow/Example/TeaFlow.swift
      \(Self.flow)
      """, Self.graph)
  }

  @Test func aLibraryBesideTheAppIsNoPartOfIt() {
    expectGraph(
      """
      // FILE Pods/RxFlow/RxFlow/Flow.swift
      \(Self.library)
      // FILE Tea/TeaStep.swift
      \(Self.steps)
      // FILE Tea/Screens.swift
      \(Self.screens)
      // FILE Tea/TeaFlow.swift
      \(Self.flow)
      """, Self.graph)
  }

  private static let library = """
    public protocol Step {}
    public protocol Presentable {}
    public protocol Flow: AnyObject, Presentable {
      var root: Presentable { get }
      func navigate(to step: Step) -> FlowContributors
    }
    public enum FlowContributors { case none, one(flowContributor: FlowContributor) }
    public struct FlowContributor {}
    extension UIViewController: Presentable {}
    """

  private static let steps = """
    import RxFlow
    enum TeaStep: Step { case list, tea(id: Int) }
    """

  private static let screens = """
    import UIKit
    final class TeaListController: UIViewController {}
    final class TeaController: UIViewController {}
    """

  private static let flow = """
    import RxFlow
    import UIKit
    final class TeaFlow: Flow {
      var root: Presentable { navigation }
      private let navigation = UINavigationController()
      func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? TeaStep else { return .none }
        switch step {
        case .list:
          navigation.setViewControllers([TeaListController()], animated: false)
        case .tea(let id):
          navigation.pushViewController(TeaController(), animated: true)
        }
        return .none
      }
    }
    """

  private static let graph = """
    TeaFlow
      list -root-> TeaListController
      tea(id: Int) -push-> TeaController
    """
}
