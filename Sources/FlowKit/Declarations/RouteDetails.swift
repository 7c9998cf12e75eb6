public import FlowModel

/// The details of a route besides its types.
public struct RouteDetails: Sendable {
  /// The presentation of the target.
  public internal(set) var presentation: Presentation
  /// The pattern of the URLs that open the route; empty if there is none.
  public internal(set) var link = ""
  /// The purpose of the route, as Markdown.
  public internal(set) var summary = ""
  /// The team or person responsible for the route.
  public internal(set) var owner = ""
  /// The first app version that has the route.
  public internal(set) var since = ""
  /// The reason why the route is deprecated, and its last day.
  public internal(set) var deprecated: Deprecation?
  /// Example URLs.
  public internal(set) var examples: [String] = []
  /// The guards that are asked before a link enters.
  public internal(set) var guards: [RouteGuard] = []
  /// Whether links wait while the route's target is on screen.
  public internal(set) var holdsLinks = false
  /// The names of the parameters, if the route gives them.
  public internal(set) var names: [String] = []
  /// The title of the tab.
  public internal(set) var title = ""
  /// The name of the tab's icon.
  public internal(set) var icon = ""
  /// The heights at which the target rests as a sheet; empty for those of the system.
  public internal(set) var detents: [Detent] = []
  /// The types of the parameters.
  var parameters: [ParameterType] = []
  /// The route that a link takes first, found in the table that declares both.
  var below: (@Sendable (Any) -> RouteCore?)?
  /// Called with the parent when the child flow that the route leads to has ended.
  var onEnd: (@MainActor @Sendable (_ parent: AnyObject, AnyEnding) -> Void)?

  init(presentation: Presentation) { self.presentation = presentation }
}

/// A route of either kind: declared with a closure, or listed by name and type.
public protocol DetailedRoute {
  /// The details of the route.
  var details: RouteDetails { get }
  /// The route with other details.
  func with(_ details: RouteDetails) -> Self
}

extension DetailedRoute {
  /// Sets the purpose of the route, as Markdown.
  public func summary(_ text: String) -> Self { changed { $0.summary = text } }

  /// Sets the team or person responsible for the route.
  public func owner(_ name: String) -> Self { changed { $0.owner = name } }

  /// Sets the first app version that has the route.
  public func since(_ version: String) -> Self { changed { $0.since = version } }

  /// Deprecates the route, with its last day (such as `2027-03-31`) and what to use instead.
  public func deprecated(until day: String = "", _ message: String = "") -> Self {
    changed { $0.deprecated = Deprecation(until: day, message: message) }
  }

  /// Adds an example URL.
  public func example(_ url: String) -> Self { changed { $0.examples.append(url) } }

  /// Adds guards that are asked before a link enters.
  public func guarded(by guards: RouteGuard...) -> Self { changed { $0.guards += guards } }

  /// Makes links wait while the route's target is on screen: for the first screens after a launch, such as onboarding or login.
  ///
  /// ```swift
  /// let onboarding = Start { (_: AppFlow) in OnboardingFlow() }.holdsLinks()
  /// ```
  ///
  /// When the target is gone, the last link that arrived is opened. Links along the route itself do not wait.
  public func holdsLinks() -> Self { changed { $0.holdsLinks = true } }

  /// Sets the names of the parameters, in order; the default is the names in the link, or else names derived from the types.
  public func named(_ names: String...) -> Self { changed { $0.names = names } }

  /// Sets the title of the tab and the name of its icon.
  public func label(_ title: String, icon: String = "") -> Self {
    changed {
      $0.title = title
      $0.icon = icon
    }
  }

  /// Sets the heights at which the target rests as a sheet.
  ///
  /// ```swift
  /// let filter = Sheet { (flow: ShopFlow) in FilterScreen(flow.filter) }.detents(.medium, .large)
  /// ```
  public func detents(_ detents: Detent...) -> Self { changed { $0.detents = detents } }

  private func changed(_ change: (inout RouteDetails) -> Void) -> Self {
    var details = details
    change(&details)
    return with(details)
  }
}
