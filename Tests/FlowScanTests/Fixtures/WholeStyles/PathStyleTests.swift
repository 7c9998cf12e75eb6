import Testing

/// Observable coordinators with a path, a sheet with its own, tabs, results and links; the stack stands in the body of the `App`.
@Suite struct PathStyleTests {
  @Test func everythingIsDeclared() {
    expectStyle(
      Self.library + Self.garden,
      """
      AppCoordinator entry
        member(id: String) -push-> MemberView
        members -push-> MembersView
        section(value: String) -push-> SectionView
        settings -push-> SettingsView
      > start -root-> MembersView
        startOrder -present-> [OrderCoordinator]
        [OrderCoordinator] -orderCoordinator(_:didFinishWith:)-> <
        *://member/:id -handle-> <
        *://member/:id -member-> member
        *://member/:id -member-> members
        *://order -handle-> <
        *://order -order-> startOrder
        *://settings/:section -handle-> <
        *://settings/:section -settings-> section
        *://settings/:section -settings-> settings
        MemberView -back-> <
        MembersView -showMember-> member
        MembersView -showSettings-> settings
        MembersView -startOrder-> startOrder
        SettingsView -showSection-> section
      OrderCoordinator
        address -push-> AddressView
        payment(total: Int) -push-> PaymentView
      > start -root-> BasketView
        AddressView -payment-> payment
        BasketView -cancel-> !cancelled
        BasketView -address-> address
        PaymentView -complete-> !placed
      *://member/:id => AppCoordinator.member
      *://order => AppCoordinator.startOrder
      *://settings/:section => AppCoordinator.section
      """)
  }

  @Test func theProtocolsAreNot() {
    expectStyle(
      Self.garden,
      """
      AppCoordinator entry
        member(id: String) -push-> MemberView
        members -push-> MembersView
        section(value: String) -push-> SectionView
        settings -push-> SettingsView
      > start -root-> MembersView
        startOrder -present-> [OrderCoordinator]
        [OrderCoordinator] -orderCoordinator(_:didFinishWith:)-> <
        *://member/:id -member-> member
        *://member/:id -member-> members
        *://order -order-> startOrder
        *://settings/:section -settings-> section
        *://settings/:section -settings-> settings
        MembersView -showMember-> member
        MembersView -showSettings-> settings
        MembersView -startOrder-> startOrder
        SettingsView -showSection-> section
      OrderCoordinator
        address -push-> AddressView
        payment(total: Int) -push-> PaymentView
      > start -root-> BasketView
        AddressView -payment-> payment
        BasketView -cancel-> !cancelled
        BasketView -address-> address
        PaymentView -complete-> !placed
      *://member/:id => AppCoordinator.member
      *://order => AppCoordinator.startOrder
      *://settings/:section => AppCoordinator.section
      """)
  }

  @Test func tabsHoldTheirFlows() {
    expectStyle(
      Self.library + Self.tabs,
      """
      PlantsCoordinator
        plant(value: Int) -push-> PlantView
      > start -root-> PlantsView
        PlantsView -plant-> plant
      ProfileCoordinator
        navigate(route: Route) -push-> BadgesView
      > start -root-> ProfileView
        ProfileView -signIn-> !requireSignIn
        ProfileView -navigate-> navigate
      RootCoordinator entry
        requireSignIn -present-> [SignInCoordinator]
      > start.PlantsCoordinator -tab-> [PlantsCoordinator]
      > start.ProfileCoordinator -tab-> [ProfileCoordinator]
        [ProfileCoordinator] -requireSignIn-> requireSignIn
        [SignInCoordinator] -signInCoordinator(_:didFinishWith:)-> <
      SignInCoordinator
        code(email: String) -push-> CodeView
        forgotten -push-> ForgottenView
      > start -root-> CredentialsView
        CodeView -complete-> !success
        CredentialsView -cancel-> !cancelled
        CredentialsView -code-> code
        CredentialsView -forgotten-> forgotten
      """)
  }

  @Test func tabsWithoutTheProtocols() {
    expectStyle(
      Self.tabs,
      """
      PlantsCoordinator
        plant(value: Int) -push-> PlantView
      > start -root-> PlantsView
        PlantsView -plant-> plant
      ProfileCoordinator
        navigate(route: Route) -push-> BadgesView
      > start -root-> ProfileView
        ProfileView -signIn-> !requireSignIn
        ProfileView -navigate-> navigate
      RootCoordinator entry
        requireSignIn -present-> [SignInCoordinator]
      > start.PlantsCoordinator -tab-> [PlantsCoordinator]
      > start.ProfileCoordinator -tab-> [ProfileCoordinator]
        [ProfileCoordinator] -requireSignIn-> requireSignIn
        [SignInCoordinator] -signInCoordinator(_:didFinishWith:)-> <
      SignInCoordinator
        code(email: String) -push-> CodeView
        forgotten -push-> ForgottenView
      > start -root-> CredentialsView
        CodeView -complete-> !success
        CredentialsView -cancel-> !cancelled
        CredentialsView -code-> code
        CredentialsView -forgotten-> forgotten
      """)
  }

  /// The protocols, which may be in a package.
  static let library = """
    @MainActor public protocol Coordinator: ObservableObject {
      associatedtype Route: Hashable
      var path: NavigationPath { get set }
      func navigate(to route: Route)
    }
    extension Coordinator {
      public func back() {
        guard !path.isEmpty else { return }
        path.removeLast()
      }
      public func backToRoot() { path = NavigationPath() }
    }
    @MainActor public protocol CoordinatorParent: AnyObject {
      var children: [any Coordinator] { get set }
    }
    extension CoordinatorParent {
      public func addChild(_ child: any Coordinator) { children.append(child) }
      public func removeChild(_ child: any Coordinator) { children.removeAll { $0 === child } }
    }

    """

  static let garden = """
    @main struct GardenApp: App {
      @StateObject private var coordinator = AppCoordinator()

      var body: some Scene {
        WindowGroup {
          NavigationStack(path: $coordinator.path) {
            MembersView(coordinator: coordinator)
              .navigationDestination(for: AppCoordinator.Route.self) { route in
                switch route {
                case .members: MembersView(coordinator: coordinator)
                case .member(let id): MemberView(id: id, coordinator: coordinator)
                case .settings: SettingsView(coordinator: coordinator)
                case .section(let section): SectionView(section: section)
                }
              }
          }
          .sheet(item: $coordinator.order) { order in OrderRoot(coordinator: order) }
          .onOpenURL { url in
            guard let link = DeepLink(url: url) else { return }
            coordinator.handle(link)
          }
        }
      }
    }

    enum DeepLink {
      case member(id: String)
      case order
      case settings(section: String?)

      init?(url: URL) {
        switch url.host {
        case "member":
          guard let id = url.pathComponents.dropFirst().first else { return nil }
          self = .member(id: id)
        case "order": self = .order
        case "settings": self = .settings(section: url.pathComponents.dropFirst().first)
        default: return nil
        }
      }
    }

    @MainActor final class AppCoordinator: Coordinator, CoordinatorParent {
      enum Route: Hashable {
        case members
        case member(id: String)
        case settings
        case section(String)
      }
      @Published var path = NavigationPath()
      @Published var order: OrderCoordinator?
      var children: [any Coordinator] = []

      func navigate(to route: Route) { path.append(route) }
      func showMember(id: String) { navigate(to: .member(id: id)) }
      func showSettings() { navigate(to: .settings) }
      func showSection(_ section: String) { navigate(to: .section(section)) }

      func startOrder() {
        let child = OrderCoordinator()
        child.delegate = self
        addChild(child)
        order = child
      }

      func handle(_ link: DeepLink) {
        backToRoot()
        children.forEach { removeChild($0) }
        switch link {
        case .member(let id):
          navigate(to: .members)
          navigate(to: .member(id: id))
        case .order: startOrder()
        case .settings(let section):
          navigate(to: .settings)
          if let section { navigate(to: .section(section)) }
        }
      }
    }

    extension AppCoordinator: OrderCoordinatorDelegate {
      func orderCoordinator(_ coordinator: OrderCoordinator, didFinishWith result: OrderResult) {
        order = nil
        removeChild(coordinator)
      }
    }

    enum OrderResult {
      case placed(String)
      case cancelled
    }

    @MainActor protocol OrderCoordinatorDelegate: AnyObject {
      func orderCoordinator(_ coordinator: OrderCoordinator, didFinishWith result: OrderResult)
    }

    @MainActor final class OrderCoordinator: Coordinator, Identifiable {
      enum Route: Hashable {
        case address
        case payment(total: Int)
      }
      weak var delegate: (any OrderCoordinatorDelegate)?
      @Published var path = NavigationPath()

      func navigate(to route: Route) { path.append(route) }
      func complete(number: String) { delegate?.orderCoordinator(self, didFinishWith: .placed(number)) }
      func cancel() { delegate?.orderCoordinator(self, didFinishWith: .cancelled) }
    }

    struct OrderRoot: View {
      @ObservedObject var coordinator: OrderCoordinator
      var body: some View {
        NavigationStack(path: $coordinator.path) {
          BasketView(coordinator: coordinator)
            .navigationDestination(for: OrderCoordinator.Route.self) { route in
              switch route {
              case .address: AddressView(coordinator: coordinator)
              case .payment(let total): PaymentView(total: total, coordinator: coordinator)
              }
            }
        }
      }
    }

    struct MembersView: View {
      @ObservedObject var coordinator: AppCoordinator
      var body: some View {
        Button("Member") { coordinator.showMember(id: "1") }
        Button("Settings") { coordinator.showSettings() }
        Button("Order") { coordinator.startOrder() }
      }
    }
    struct MemberView: View {
      let id: String
      @ObservedObject var coordinator: AppCoordinator
      var body: some View { Button("Back") { coordinator.back() } }
    }
    struct SettingsView: View {
      @ObservedObject var coordinator: AppCoordinator
      var body: some View { Button("Privacy") { coordinator.showSection("privacy") } }
    }
    struct SectionView: View {
      let section: String
      var body: some View { Text(section) }
    }
    struct BasketView: View {
      @ObservedObject var coordinator: OrderCoordinator
      var body: some View {
        Button("Order") { coordinator.path.append(OrderCoordinator.Route.address) }
        Button("Cancel") { coordinator.cancel() }
      }
    }
    struct AddressView: View {
      @ObservedObject var coordinator: OrderCoordinator
      var body: some View { Button("Pay") { coordinator.navigate(to: .payment(total: 3)) } }
    }
    struct PaymentView: View {
      let total: Int
      @ObservedObject var coordinator: OrderCoordinator
      var body: some View { Button("Done") { coordinator.complete(number: "1") } }
    }

    """

  static let tabs = """
    @main struct GardenApp: App {
      @StateObject private var coordinator = RootCoordinator()
      var body: some Scene { WindowGroup { RootView(coordinator: coordinator) } }
    }

    @MainActor final class RootCoordinator: CoordinatorParent, ObservableObject {
      var children: [any Coordinator] = []
      @Published var signIn: SignInCoordinator?
      @Published var tab = 0

      lazy var plants: PlantsCoordinator = {
        let coordinator = PlantsCoordinator()
        coordinator.parent = self
        addChild(coordinator)
        return coordinator
      }()
      lazy var profile: ProfileCoordinator = {
        let coordinator = ProfileCoordinator()
        coordinator.parent = self
        addChild(coordinator)
        return coordinator
      }()

      func requireSignIn() {
        let coordinator = SignInCoordinator()
        coordinator.delegate = self
        addChild(coordinator)
        signIn = coordinator
      }
    }

    extension RootCoordinator: SignInCoordinatorDelegate {
      func signInCoordinator(_ coordinator: SignInCoordinator, didFinishWith result: SignInResult) {
        removeChild(coordinator)
        signIn = nil
      }
    }

    struct RootView: View {
      @ObservedObject var coordinator: RootCoordinator
      var body: some View {
        TabView(selection: $coordinator.tab) {
          PlantsRoot(coordinator: coordinator.plants).tabItem { Text("Plants") }.tag(0)
          ProfileRoot(coordinator: coordinator.profile).tabItem { Text("Profile") }.tag(1)
        }
        .fullScreenCover(item: $coordinator.signIn) { SignInRoot(coordinator: $0) }
      }
    }

    @MainActor final class PlantsCoordinator: Coordinator {
      enum Route: Hashable { case plant(Int) }
      weak var parent: RootCoordinator?
      @Published var path = NavigationPath()
      func navigate(to route: Route) { path.append(route) }
    }
    struct PlantsRoot: View {
      @ObservedObject var coordinator: PlantsCoordinator
      var body: some View {
        NavigationStack(path: $coordinator.path) {
          PlantsView(coordinator: coordinator)
            .navigationDestination(for: PlantsCoordinator.Route.self) { route in
              switch route {
              case .plant(let id): PlantView(id: id)
              }
            }
        }
      }
    }
    struct PlantsView: View {
      let coordinator: PlantsCoordinator
      var body: some View { Button("Plant") { coordinator.navigate(to: .plant(1)) } }
    }
    struct PlantView: View { let id: Int; var body: some View { Text("Plant") } }

    @MainActor final class ProfileCoordinator: Coordinator {
      enum Route: Hashable { case badges }
      weak var parent: RootCoordinator?
      @Published var path = NavigationPath()
      func navigate(to route: Route) { path.append(route) }
      func signIn() { parent?.requireSignIn() }
    }
    struct ProfileRoot: View {
      @ObservedObject var coordinator: ProfileCoordinator
      var body: some View {
        NavigationStack(path: $coordinator.path) {
          ProfileView(coordinator: coordinator)
            .navigationDestination(for: ProfileCoordinator.Route.self) { _ in BadgesView() }
        }
      }
    }
    struct ProfileView: View {
      let coordinator: ProfileCoordinator
      var body: some View {
        Button("Badges") { coordinator.navigate(to: .badges) }
        Button("Sign in") { coordinator.signIn() }
      }
    }
    struct BadgesView: View { var body: some View { Text("Badges") } }

    enum SignInResult { case success(String), cancelled }
    @MainActor protocol SignInCoordinatorDelegate: AnyObject {
      func signInCoordinator(_ coordinator: SignInCoordinator, didFinishWith result: SignInResult)
    }
    @MainActor final class SignInCoordinator: Coordinator, Identifiable {
      enum Route: Hashable {
        case forgotten
        case code(email: String)
      }
      weak var delegate: (any SignInCoordinatorDelegate)?
      @Published var path = NavigationPath()
      func navigate(to route: Route) { path.append(route) }
      func complete(user: String) { delegate?.signInCoordinator(self, didFinishWith: .success(user)) }
      func cancel() { delegate?.signInCoordinator(self, didFinishWith: .cancelled) }
    }
    struct SignInRoot: View {
      @ObservedObject var coordinator: SignInCoordinator
      var body: some View {
        NavigationStack(path: $coordinator.path) {
          CredentialsView(coordinator: coordinator)
            .navigationDestination(for: SignInCoordinator.Route.self) { route in
              switch route {
              case .forgotten: ForgottenView()
              case .code(let email): CodeView(email: email, coordinator: coordinator)
              }
            }
        }
      }
    }
    struct CredentialsView: View {
      let coordinator: SignInCoordinator
      var body: some View {
        Button("Forgotten") { coordinator.navigate(to: .forgotten) }
        Button("Next") { coordinator.navigate(to: .code(email: "a@b")) }
        Button("Cancel") { coordinator.cancel() }
      }
    }
    struct ForgottenView: View { var body: some View { Text("Forgotten") } }
    struct CodeView: View {
      let email: String
      let coordinator: SignInCoordinator
      var body: some View { Button("Done") { coordinator.complete(user: email) } }
    }

    """
}
