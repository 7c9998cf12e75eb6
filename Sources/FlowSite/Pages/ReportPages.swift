internal import FlowModel
internal import FlowReview

/// The page of all findings.
struct FindingsPage: SitePage {
  let desk: Desk
  static let kind = PageKind.findings

  var head: PageHead {
    PageHead(title: "Findings", description: "What flowdoc noticed in \(desk.facts.name).", place: .findings)
  }

  func subject(_ drawn: [String: PictureResult]) -> FindingsSubject {
    FindingsSubject(groups: desk.findingGroups(desk.facts.findings.all))
  }
}

/// The page of calls that could not be resolved.
struct UnresolvedPage: SitePage {
  let desk: Desk
  static let kind = PageKind.unresolved

  var head: PageHead {
    PageHead(
      title: "Unresolved calls", description: "Calls that show something nobody could tell from the source.",
      place: .unresolved)
  }

  func subject(_ drawn: [String: PictureResult]) -> UnresolvedSubject {
    UnresolvedSubject(calls: desk.index.graph.unresolved.map(desk.callRow))
  }
}

/// The page of what traced runs took.
struct CoveragePage: SitePage {
  let desk: Desk
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
      unknown: part.unknown.map { UnknownUseRow(id: desk.shown($0.id), count: String($0.count)) })
  }

  private func row(_ use: TraceCoverage.Use) -> UseRow {
    let link = desk.facts.link(use.id)
    let route = link.map(\.route) ?? use.id
    return UseRow(
      ref: link.map(desk.link) ?? desk.route(use.id),
      flow: desk.index.flow(ofRoute: route).map { desk.flow($0.id) },
      count: use.count)
  }
}

/// The page of what changed since the baseline.
struct ChangesPage: SitePage {
  let desk: Desk
  let baseline: SiteInput.Baseline
  static let kind = PageKind.changes

  var head: PageHead {
    PageHead(
      title: "Changes", description: "What changed since \(desk.shown(baseline.name)).", place: .changes)
  }

  func subject(_ drawn: [String: PictureResult]) -> ChangesSubject {
    let groups = Dictionary(grouping: desk.facts.changes, by: \.kind)
    return ChangesSubject(
      baseline: desk.shown(baseline.name), summary: Self.summary(of: desk.facts),
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
        ChangeDetailRow(words: desk.shown(detail.words), witness: detail.witness.map(desk.shown) ?? "")
      })
  }

  /// What is gone has no page, and keeps its name.
  private func ref(_ subject: GraphChange.Subject) -> Ref {
    switch subject {
    case .flow(let id): desk.flow(id)
    case .screen(let id): desk.screen(id)
    case .route(let id): Ref(desk.route(id), name: desk.shown(id))
    case .link(let id): desk.facts.link(id).map(desk.link) ?? Ref(name: desk.shown(id), kind: .link)
    case .outcome(let flow, _): Ref(desk.flow(flow), name: desk.shown(subject.name))
    case .transition(let step): Ref(desk.flow(step.flow), name: desk.shown(subject.name))
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
