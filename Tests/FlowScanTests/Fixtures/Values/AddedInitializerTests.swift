import Testing

/// Initialisers in extensions, which take nothing from the type that they extend.
@Suite struct AddedInitializerTests {
  private func expectSettings(_ extra: String, at place: Testing.SourceLocation = #_sourceLocation) {
    expectGraph(
      """
      import SwiftUI

      final class ProfileCoordinator {
        let navigation = UINavigationController()
        func start() {
          let view = ProfileView(model: ProfileModel(coordinator: self))
          navigation.setViewControllers([UIHostingController(rootView: view)], animated: false)
        }
        func showSettings() { navigation.pushViewController(SettingsController(), animated: true) }
      }
      final class ProfileModel {
        private let coordinator: ProfileCoordinator
        init(coordinator: ProfileCoordinator) { self.coordinator = coordinator }
        func settingsTapped() { coordinator.showSettings() }
      }
      struct ProfileView: View {
        let model: ProfileModel
        var body: some View { Button("Settings") { model.settingsTapped() } }
      }
      final class SettingsController: UIViewController {}
      \(extra)
      """,
      """
      ProfileCoordinator
      > start -root-> ProfileView
        showSettings -push-> SettingsController
        ProfileView -showSettings-> showSettings
      """, at: place)
  }

  @Test func aStructKeepsTheMemberwiseOne() {
    expectSettings(
      """
      extension ProfileView {
        init(name: String, isPreview: Bool) { self.init(model: ProfileModel.preview(name)) }
      }
      """)
  }

  @Test func aTypeOfALibraryHasTheSameName() {
    expectSettings(
      """
      // FILE ProfileView+Text.swift
      import PeopleKit

      extension PeopleKit.ProfileView {
        init(model: String) { self.init(text: model) }
      }
      """)
  }

  @Test func aTypeOfTheSourceIsNamedWithItsModule() {
    expectGraph(
      """
      // FILE Sources/App/AppCoordinator.swift
      import Profile

      final class AppCoordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(Profile.ProfileController(), animated: true) }
      }
      // FILE Sources/Profile/ProfileController.swift
      public class ProfileController: UIViewController {}
      // FILE Sources/App/Twin/ProfileController.swift
      import Profile

      extension Profile.ProfileController { func reload() {} }
      """,
      """
      AppCoordinator
      > start -push-> ProfileController
      """)
  }
}
