import FlowAnalysis
internal import FlowExport
internal import FlowModel
internal import FlowReview

extension ChangeMarks {
  /// The marks of a difference for a picture; an outcome marks its flow.
  init(of difference: GraphDifference) {
    self.init()
    for change in difference.changes {
      let mark = ChangeMark(change.kind)
      switch change.subject {
      case .flow(let id): nodes[.flow(id)] = mark
      case .screen(let id): nodes[.screen(id)] = mark
      case .route(let id): routes[id] = mark
      case .link(let id): links[id] = mark
      case .transition(let step): transitions[step] = mark
      case .outcome(let flow, _): if nodes[.flow(flow)] == nil { nodes[.flow(flow)] = .changed }
      }
    }
  }
}

extension ChangeMark {
  fileprivate init(_ kind: GraphChange.Kind) {
    switch kind {
    case .added: self = .added
    case .removed: self = .removed
    case .renamed, .changed: self = .changed
    }
  }
}
