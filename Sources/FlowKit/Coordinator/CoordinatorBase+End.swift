extension CoordinatorBase {
  /// Cancels the flow: its screens are removed, and the parent releases it.
  public func cancel() { end(.cancelled) }

  /// Ends the flow and all flows below it, once: removes their screens, then concludes each, the deepest first.
  ///
  /// Works without recursion, since trees may be deeper than the call stack.
  func end(_ ending: AnyEnding) {
    guard phase == .running else { return }
    let flows = subtree
    for flow in flows { flow.phase = .ended }
    change {
      remove(flows.flatMap(\.shown))
      for flow in flows.reversed() { flow.conclude(flow === self ? ending : .left) }
    }
  }

  /// Makes the parent release an ended flow, and delivers the ending.
  private func conclude(_ ending: AnyEnding) {
    if let parent {
      parent.children.removeAll { $0 === self }
      context?.touch(parent)
    }
    notifyEnd(ending)
    let deliver = deliver
    self.deliver = nil
    parent = nil
    place = nil
    modals = []
    deliver?(ending)
  }

  private func notifyEnd(_ ending: AnyEnding) {
    switch ending {
    case .finished: context?.notify(self, .finished(flow: flowID))
    case .cancelled: context?.notify(self, .cancelled(flow: flowID))
    case .left: context?.notify(self, .left(flow: flowID))
    }
  }
}

extension CoordinatorBase {
  /// Removes entries from the screen, wherever they are.
  func remove(_ entries: [Entry]) {
    for entry in entries.reversed() {
      guard !entry.isGone, let navigator = entry.navigator else { continue }
      let together = entries.filter { !$0.isGone && $0.navigator === navigator }
      navigator.remove(together, animated: isAnimated)
      // A navigator that has lost an entry cannot report it, but the flow must not keep it.
      Entry.wereRemoved(together)
    }
  }

  /// Records that an entry of the flow is gone.
  func forget(_ entry: Entry) {
    guard let index = shown.firstIndex(where: { $0 === entry }) else { return }
    shown.remove(at: index)
    context?.notify(self, .removed(route: entry.routeID, screen: entry.screenID))
    context?.touch(self)
    for child in children where entry.inner.contains(where: { $0 === child.place?.navigator }) {
      context?.touch(child)
    }
  }
}
