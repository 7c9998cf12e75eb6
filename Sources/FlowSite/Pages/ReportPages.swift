import FlowAnalysis
internal import FlowModel
internal import FlowReview

/// The page of all findings.
struct FindingsPage: SitePage {
  let context: PageContext
  static let kind = PageKind.findings

  var head: PageHead {
    PageHead(
      title: "Findings", description: "What flowdoc noticed in \(context.facts.name).", place: .findings)
  }

  func subject(_ drawn: [String: PictureResult]) -> FindingsSubject {
    FindingsSubject(groups: context.findingGroups(context.facts.findings.all))
  }
}

/// The page of calls that could not be resolved.
struct UnresolvedPage: SitePage {
  let context: PageContext
  static let kind = PageKind.unresolved

  var head: PageHead {
    PageHead(
      title: "Unresolved calls", description: "Calls that show something flowdoc could not identify.",
      place: .unresolved)
  }

  func subject(_ drawn: [String: PictureResult]) -> UnresolvedSubject {
    UnresolvedSubject(calls: context.index.graph.unresolved.map(context.callRow))
  }
}

/// The page of routes and links that traced runs took.
struct CoveragePage: SitePage {
  let context: PageContext
  let coverage: TraceCoverage
  static let kind = PageKind.coverage

  var head: PageHead {
    PageHead(title: "Coverage", description: "Which routes and links the traced runs took.", place: .coverage)
  }

  func subject(_ drawn: [String: PictureResult]) -> CoverageSubject {
    CoverageSubject(parts: [part("Routes", coverage.routes), part("Links", coverage.links)])
  }

  private func part(_ name: String, _ part: TraceCoverage.Part) -> CoveragePart {
    CoveragePart(
      name: name, percent: Int(part.share * 100), taken: part.takenCount, rows: part.uses.map(row),
      unknown: part.unknown.map { UnknownUseRow(id: context.shown($0.id), count: String($0.count)) })
  }

  private func row(_ use: TraceCoverage.Use) -> UseRow {
    let link = context.facts.link(use.id)
    let route = link.map(\.route) ?? use.id
    return UseRow(
      ref: link.map(context.link) ?? context.route(use.id),
      flow: context.index.flow(ofRoute: route).map { context.flow($0.id) },
      count: use.count)
  }
}

/// The page of changes since the baseline.
struct ChangesPage: SitePage {
  let context: PageContext
  let baseline: SiteInput.Baseline
  static let kind = PageKind.changes

  var head: PageHead {
    PageHead(
      title: "Changes", description: "What changed since \(context.shown(baseline.name)).", place: .changes)
  }

  func subject(_ drawn: [String: PictureResult]) -> ChangesSubject {
    let groups = Dictionary(grouping: context.facts.changes, by: \.kind)
    return ChangesSubject(
      baseline: context.shown(baseline.name), summary: Self.summary(of: context.facts),
      groups: GraphChange.Kind.allCases.compactMap { kind in
        groups[kind].map { changes in
          ChangeGroup(
            name: kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst(), kind: kind.rawValue,
            changes: changes.map(row))
        }
      })
  }

  func row(_ change: GraphChange) -> ChangeRow {
    ChangeRow(
      ref: ref(change.subject), level: change.level.rawValue,
      details: change.details.map { detail in
        ChangeDetailRow(words: context.shown(detail.words), witness: detail.witness.map(context.shown) ?? "")
      })
  }

  /// Removed things have no page, only a name.
  private func ref(_ subject: GraphChange.Subject) -> Ref {
    switch subject {
    case .flow(let id): context.flow(id)
    case .screen(let id): context.screen(id)
    case .route(let id): Ref(context.route(id), name: context.shown(id))
    case .link(let id): context.facts.link(id).map(context.link) ?? Ref(name: context.shown(id), kind: .link)
    case .outcome(let flow, _): Ref(context.flow(flow), name: context.shown(subject.name))
    case .transition(let step): Ref(context.flow(step.flow), name: context.shown(subject.name))
    }
  }

  static func summary(of facts: SiteFacts) -> String {
    guard let difference = facts.difference, !difference.changes.isEmpty else { return "Nothing changed." }
    return difference.summary.prefix(1).uppercased() + difference.summary.dropFirst() + "."
  }
}

extension Ref {
  fileprivate init(_ ref: Ref, name: String) {
    self = ref
    self.name = name
  }
}
