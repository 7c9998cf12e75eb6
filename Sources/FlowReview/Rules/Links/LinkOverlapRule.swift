internal import FlowModel

/// Finds pairs of links that match a common URL.
struct LinkOverlapRule: GraphRule {
  static let ranked = RuleOption(
    "ranked", false, "Whether pairs are also reported if one of the two is more specific and therefore wins.")

  let card = RuleCard(
    id: "link-overlap", title: "Two links that match the same URL", severity: .error,
    why:
      "The URL opens one of them, depending on how the patterns are spelled; the other link does not work for it.",
    evidence:
      "The patterns are compared by the URLs that they match; the message contains a URL that matches both. Links that open the same route are not reported, and a link that loses to several is reported once. A `ranked` pair is a note.",
    remedy: "Change one of the patterns, so that no URL matches both.",
    bad: """
      ShopFlow.order push OrderScreen
      ShopFlow.parcel push ParcelScreen
      shop://orders/:id = ShopFlow.order
      shop://orders/:number = ShopFlow.parcel
      """,
    good: """
      ShopFlow.order push OrderScreen
      ShopFlow.parcel push ParcelScreen
      shop://orders/:id = ShopFlow.order
      shop://parcels/:number = ShopFlow.parcel
      """)

  var options: [any RuleOptionDescription] { [Self.ranked] }

  /// The most pairs examined: a hostile table of n links has n² overlaps.
  private static let limit = 100_000

  func findings(in context: LintContext) -> [Finding] {
    let links = Dictionary(context.graph.links.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var told: Set<String> = []
    return context.table.overlaps(limit: Self.limit).compactMap { overlap in
      guard overlap.isDuplicate || context[Self.ranked], let loser = links[overlap.loser.id],
        let winner = links[overlap.winner.id], winner.route != loser.route || winner.route.isEmpty,
        told.insert(loser.id).inserted
      else { return nil }
      return finding(
        .link(loser.id), at: loser.location, isDoubtful: !overlap.isDuplicate,
        "'\(overlap.witness)' matches '\(winner.pattern)' and '\(loser.pattern)'; the first opens")
    }
  }
}
