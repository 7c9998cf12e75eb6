public import FlowModel

/// What a route says of itself besides what its types say.
public struct RouteDetails: Sendable {
  /// How the target appears.
  public internal(set) var presentation: Presentation
  /// The pattern of the URLs that open the route; empty where there is none.
  public internal(set) var link = ""
  /// What the route is for, as Markdown.
  public internal(set) var summary = ""
  /// The team or person who answers for the route.
  public internal(set) var owner = ""
  /// The app version that first had the route.
  public internal(set) var since = ""
  /// Why and until when the route is still there.
  public internal(set) var deprecated: Deprecation?
  /// URLs to try.
  public internal(set) var examples: [String] = []
  /// Who is asked before a link enters.
  public internal(set) var guards: [RouteGuard] = []
  /// Whether links wait while the route's target is on screen.
  public internal(set) var holdsLinks = false
  /// The names of the parameters, where the route gives them.
  public internal(set) var names: [String] = []
  /// What stands on the tab.
  public internal(set) var title = ""
  /// The name of the tab's picture.
  public internal(set) var icon = ""
  /// The types of the parameters.
  var parameters: [ParameterType] = []
  /// What the parent does when the child flow that the route leads to has ended.
  var onEnd: (@MainActor @Sendable (CoordinatorBase, AnyEnding) -> Void)?

  init(presentation: Presentation) { self.presentation = presentation }
}

/// A route of either kind: declared with a closure, or listed by name and type.
public protocol DetailedRoute {
  /// What the route says of itself.
  var details: RouteDetails { get }
  /// The same route with other details.
  func with(_ details: RouteDetails) -> Self
}

extension DetailedRoute {
  /// What the route is for, as Markdown.
  public func summary(_ text: String) -> Self { changed { $0.summary = text } }

  /// The team or person who answers for the route.
  public func owner(_ name: String) -> Self { changed { $0.owner = name } }

  /// The app version that first had the route.
  public func since(_ version: String) -> Self { changed { $0.since = version } }

  /// Until when (a day as `2027-03-31`) the route is still there, and what to use instead.
  public func deprecated(until day: String = "", _ message: String = "") -> Self {
    changed { $0.deprecated = Deprecation(until: day, message: message) }
  }

  /// A URL to try.
  public func example(_ url: String) -> Self { changed { $0.examples.append(url) } }

  /// Who is asked before a link enters.
  public func guarded(by guards: RouteGuard...) -> Self { changed { $0.guards += guards } }

  /// Has links wait while the route's target is on screen: for what comes first at a launch, as an onboarding or a login.
  ///
  /// ```swift
  /// let onboarding = Start { (_: AppFlow) in OnboardingFlow() }.holdsLinks()
  /// ```
  ///
  /// When the target is gone, the last link that came goes on. Links along the route itself do not wait.
  public func holdsLinks() -> Self { changed { $0.holdsLinks = true } }

  /// The names of the parameters, in order; without them a link's names are taken, and else those of their types.
  public func named(_ names: String...) -> Self { changed { $0.names = names } }

  /// What stands on the tab, and the name of its picture.
  public func label(_ title: String, icon: String = "") -> Self {
    changed {
      $0.title = title
      $0.icon = icon
    }
  }

  private func changed(_ change: (inout RouteDetails) -> Void) -> Self {
    var details = details
    change(&details)
    return with(details)
  }
}
