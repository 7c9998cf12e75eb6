internal import FlowModel

/// Finds links whose scheme the app does not declare.
struct LinkSchemeRule: GraphRule {
  let card = RuleCard(
    id: "link-scheme", title: "A link whose scheme is not in Info.plist", severity: .warning,
    why: "The system does not pass the URL to the app.",
    evidence:
      "Needs an Info.plist, or `links.schemes` in the configuration, without build variables in the schemes. If no scheme is declared at all, the finding is a note.",
    remedy: "Declare the scheme under CFBundleURLTypes, or in links.schemes of the configuration.",
    bad: """
      ShopFlow.cart push CartScreen
      shp://cart = ShopFlow.cart
      set project scheme shop
      """,
    good: """
      ShopFlow.cart push CartScreen
      shop://cart = ShopFlow.cart
      set project scheme shop
      """)

  func findings(in context: LintContext) -> [Finding] {
    guard let schemes = context.project.schemes, schemes.isWhole else { return [] }
    let declared = Set(schemes.names.map(\.text))
    return context.graph.links.compactMap { link in
      guard let scheme = context.patterns[link.id]?.customScheme, !declared.contains(scheme) else {
        return nil
      }
      return finding(
        .link(link.id), at: link.location, isDoubtful: declared.isEmpty,
        "the scheme of the link '\(link.pattern)' is not among the app's URL types")
    }
  }
}

extension LinkPattern {
  /// The scheme, unless it is `http` or `https`.
  var customScheme: String? { isWeb ? nil : scheme }

  /// Whether the link is a universal link.
  var isWeb: Bool { scheme == "https" || scheme == "http" }

  /// The host of a universal link, if it is a literal.
  var webHost: String? {
    guard isWeb, case .literal(let host) = host else { return nil }
    return host.lowercased()
  }
}
