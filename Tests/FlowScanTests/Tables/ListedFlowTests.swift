import FlowModel
import Testing

/// Flows that navigate in their own way and list their routes besides.
@Suite struct ListedFlowTests {
  private let source = """
    import FlowKit
    final class ProfileCoordinator {
      private let navigation: UINavigationController
      init(navigation: UINavigationController) { self.navigation = navigation }
      func start() {
        let profile = ProfileViewController()
        profile.onFriend = { [weak self] in self?.showFriend($0) }
        navigation.setViewControllers([profile], animated: false)
      }
      private func showFriend(_ id: Int) {
        navigation.pushViewController(FriendViewController(), animated: true)
        navigation.pushViewController(ExtraViewController(), animated: true)
      }
    }
    final class ProfileViewController: UIViewController { var onFriend: ((Int) -> Void)? }
    final class FriendViewController: UIViewController {}
    final class ExtraViewController: UIViewController {}
    struct User { struct ID {} }
    // FILE Lists.swift
    extension ProfileCoordinator: ListedFlow {
      static var routes: [ListedRoute] {
        [
          ListedRoute("profile", .root, ProfileViewController.self),
          ListedRoute("friend", .push, FriendViewController.self, link: "app://friends/:id", parameters: ["id": User.ID.self]),
          ListedRoute("settings", .modal(.sheet), SettingsFlow.self).summary("Account settings.").owner("@me"),
          ListedRoute("ask", .modal(.alert), AskAlert.self),
        ]
      }
    }
    final class SettingsFlow: Coordinator {
      struct Routes: RouteTable { let all = Root { (_: SettingsFlow) in AllScreen() } }
    }
    struct AllScreen: Presentable {}
    """

  @Test func theListNamesWhatTheCodeShows() {
    expectGraph(
      source,
      """
      ProfileCoordinator
      > profile -root-> ProfileViewController
        friend(id: User.ID) -push-> FriendViewController
        settings -present-> [SettingsFlow] # Account settings.
        ask -system-> (AskAlert)
        showFriend(id: Int) -push-> ExtraViewController
        ProfileViewController -onFriend-> friend
        ProfileViewController -onFriend-> showFriend
      SettingsFlow
      > all -root-> AllScreen
      """)
  }

  @Test func aListedRouteMayHaveALink() {
    let links = Fixture(source).scan().links
    #expect(links.map(\.id) == ["app://friends/:id"])
    #expect(links.map(\.route) == ["ProfileCoordinator.friend"])
    #expect(links.flatMap(\.parameters).map(\.type) == ["User.ID"])
  }
}
