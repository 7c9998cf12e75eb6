import Testing

/// Flows that a static function of theirs makes and shows, so that no other code has them.
@Suite struct SelfOpeningFlowTests {
  private func expectParcel(
    _ opening: String, _ call: String, _ graph: String, at place: Testing.SourceLocation = #_sourceLocation
  ) {
    expectGraph(
      """
      final class InboxRouter {
        let navigation = UINavigationController()
        func start() {
          let inbox = InboxController()
          inbox.onParcel = { [weak self] in self?.showParcel($0) }
          navigation.pushViewController(inbox, animated: true)
        }
        func showParcel(_ number: String) { \(call) }
      }
      final class InboxController: UIViewController {
        var onParcel: ((String) -> Void)?
        @objc func parcelTapped() { onParcel?("1") }
      }
      final class ParcelWireframe {
        private weak var navigation: UINavigationController?
        required init(navigation: UINavigationController) { self.navigation = navigation }
        \(opening)
        func openMap() { navigation?.pushViewController(MapController(), animated: true) }
      }
      final class ParcelPresenter {
        private let wireframe: ParcelWireframe
        init(wireframe: ParcelWireframe) { self.wireframe = wireframe }
        func mapTapped() { wireframe.openMap() }
      }
      final class ParcelController: UIViewController {
        var presenter: ParcelPresenter?
        @objc func mapTapped() { presenter?.mapTapped() }
      }
      final class MapController: UIViewController {}
      """, graph, at: place)
  }

  @Test(arguments: [
    """
    static func open(_ number: String, in navigation: UINavigationController) {
      let wireframe = ParcelWireframe(navigation: navigation)
      let parcel = ParcelController()
      parcel.presenter = ParcelPresenter(wireframe: wireframe)
      navigation.pushViewController(parcel, animated: true)
    }
    """,
    """
    class func open(_ number: String, in navigation: UINavigationController) {
      Self(navigation: navigation).push(ParcelController())
    }
    private func push(_ parcel: ParcelController) {
      parcel.presenter = ParcelPresenter(wireframe: self)
      navigation?.pushViewController(parcel, animated: true)
    }
    """,
    """
    @discardableResult
    static func open(_ number: String, in navigation: UINavigationController) -> ParcelWireframe {
      let wireframe = ParcelWireframe(navigation: navigation)
      let parcel = ParcelController()
      parcel.presenter = ParcelPresenter(wireframe: wireframe)
      navigation.show(parcel, sender: nil)
      return wireframe
    }
    """,
  ])
  func aFlowThatOpensItselfShowsItsFirstScreen(_ opening: String) {
    expectParcel(
      opening, "ParcelWireframe.open(number, in: navigation)",
      """
      InboxRouter
      > start -push-> InboxController
        showParcel(number: String) -start-> [ParcelWireframe]
        InboxController -onParcel-> showParcel
      ParcelWireframe
      > open(number: String, navigation: UINavigationController) -push-> ParcelController
        openMap -push-> MapController
        ParcelController -openMap-> openMap
      """)
  }

  /// Who calls the function shows what it returns.
  @Test func aModuleIsShownByWhoeverMakesIt() {
    expectParcel(
      """
      static func makeModule(_ number: String, in navigation: UINavigationController) -> UIViewController {
        let parcel = ParcelController()
        parcel.presenter = ParcelPresenter(wireframe: ParcelWireframe(navigation: navigation))
        return parcel
      }
      """,
      """
      let parcel = ParcelWireframe.makeModule(number, in: navigation)
      navigation.pushViewController(parcel, animated: true)
      """,
      """
      InboxRouter
      > start -push-> InboxController
        showParcel(number: String) -push-> ParcelController [ParcelWireframe]
        InboxController -onParcel-> showParcel
      ParcelWireframe
        openMap -push-> MapController
        ParcelController -openMap-> openMap
      """)
  }
}
