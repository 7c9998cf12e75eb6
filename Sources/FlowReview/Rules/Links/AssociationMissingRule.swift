internal import FlowModel

/// Finds universal links that the association file does not open in the app.
struct AssociationMissingRule: GraphRule {
  let card = RuleCard(
    id: "association-missing", title: "A universal link that the association file leaves out",
    severity: .warning,
    why: "The system checks the website's apple-app-site-association file, and opens the URL in a browser.",
    evidence:
      "`links.association` in the configuration must name the file. The message contains a URL that the file leaves out.",
    remedy: "Add the link to the file; flowdoc export --format aasa writes one.",
    bad: """
      ShopFlow.cart push CartScreen
      https://shop.example/cart = ShopFlow.cart
      set project association /help/*
      """,
    good: """
      ShopFlow.cart push CartScreen
      https://shop.example/cart = ShopFlow.cart
      set project association /cart
      """)

  func findings(in context: LintContext) -> [Finding] {
    guard let file = context.project.association else { return [] }
    return context.samples.filter { !file.opens($0.url) }.map { link, url in
      finding(
        .link(link.id), at: link.location, "the association file does not open '\(url)' in the app")
    }
  }
}

extension LintContext {
  /// Each universal link with a URL that it matches.
  var samples: [(link: Link, url: String)] {
    graph.links.compactMap { link in
      guard let pattern = patterns[link.id], pattern.isWeb, let url = LinkPattern.overlap(pattern, pattern)
      else {
        return nil
      }
      return (link, url)
    }
  }
}
