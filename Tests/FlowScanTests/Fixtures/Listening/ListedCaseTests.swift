import Testing

/// Rows that a screen takes from the list of all cases of an enum.
@Suite struct ListedCaseTests {
  @Test(arguments: [
    "Row.allCases",
    "Row.allCases.filter { $0 != .signIn }",
    "isSignedIn ? Row.allCases.filter { $0 != .signIn } : [.signIn]",
  ])
  func eachRowAsksForWhatItStandsFor(rows: String) {
    expectGraph(
      """
      import UIKit
      final class ProfileCoordinator {
        let router = UINavigationController()
        enum Destination { case signIn, details, travellers }
        func start() { router.setViewControllers([ProfileViewController(viewModel: ProfileViewModel(coordinator: self))], animated: false) }
        func trigger(_ d: Destination) {
          switch d {
          case .signIn: router.pushViewController(SignInViewController(), animated: true)
          case .details: router.pushViewController(DetailsViewController(), animated: true)
          case .travellers: router.pushViewController(TravellersViewController(), animated: true)
          }
        }
      }
      final class ProfileViewModel {
        enum Row: CaseIterable { case signIn, details, travellers }
        weak var coordinator: ProfileCoordinator?
        var isSignedIn = false
        init(coordinator: ProfileCoordinator) { self.coordinator = coordinator }
        var rows: [Row] { \(rows) }
        func select(_ row: Row) {
          switch row {
          case .signIn: coordinator?.trigger(.signIn)
          case .details: coordinator?.trigger(.details)
          case .travellers: coordinator?.trigger(.travellers)
          }
        }
      }
      final class ProfileViewController: UITableViewController {
        private let viewModel: ProfileViewModel
        init(viewModel: ProfileViewModel) { self.viewModel = viewModel; super.init(style: .plain) }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { viewModel.select(viewModel.rows[indexPath.row]) }
      }
      final class SignInViewController: UIViewController {}
      final class DetailsViewController: UIViewController {}
      final class TravellersViewController: UIViewController {}
      class AppDelegate: UIResponder, UIApplicationDelegate {
        let profile = ProfileCoordinator()
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { profile.start(); return true }
      }
      """,
      """
      ProfileCoordinator entry
      > start -root-> ProfileViewController
        signIn -push-> SignInViewController
        details -push-> DetailsViewController
        travellers -push-> TravellersViewController
        ProfileViewController -details-> details
        ProfileViewController -signIn-> signIn
        ProfileViewController -travellers-> travellers
      """)
  }
}
