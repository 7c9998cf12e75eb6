/// An existing coordinator with its own navigation, which lists its routes and children for the registry.
///
/// ```swift
/// extension ProfileCoordinator: ListedFlow {
///   static var routes: [ListedRoute] {
///     [
///       ListedRoute("profile", .root, ProfileViewController.self),
///       ListedRoute("friend", .push, FriendViewController.self, parameters: ["id": User.ID.self]),
///       ListedRoute("settings", .start, SettingsCoordinator.self).summary("Account settings."),
///     ]
///   }
/// }
/// ```
public protocol ListedFlow: FlowSource {
  /// The routes; a route whose target is itself a flow leads to a child.
  static var routes: [ListedRoute] { get }
}

/// A route given by its name and types.
public struct ListedRoute: DetailedRoute {
  /// The details of the route.
  public let details: RouteDetails
  let name: String
  let target: Any.Type

  /// Makes a route; parameters are given by name and type.
  public init(
    _ name: String, _ presentation: Presentation, _ target: Any.Type, link: String = "",
    parameters: KeyValuePairs<String, Any.Type> = [:]
  ) {
    var details = RouteDetails(presentation: presentation)
    details.link = link
    details.names = parameters.map(\.key)
    details.parameters = parameters.map { ParameterType($0.value) }
    self.init(details: details, name: name, target: target)
  }

  /// The route with other details.
  public func with(_ details: RouteDetails) -> ListedRoute {
    ListedRoute(details: details, name: name, target: target)
  }

  private init(details: RouteDetails, name: String, target: Any.Type) {
    self.details = details
    self.name = name
    self.target = target
  }
}

extension ListedFlow {
  /// The listed routes.
  public static var flowFacts: FlowFacts {
    let (id, module) = TypeName.both(Self.self)
    let facts = routes.map { route in
      RouteFacts(
        id: "\(id).\(route.name)", name: route.name, details: route.details, target: route.target)
    }
    return FlowFacts(
      id: id, module: module, type: Self.self, about: about, outcome: Void.self, routes: facts,
      isNavigable: false)
  }
}
