#if canImport(SwiftUI)
  import SwiftUI

  // What SwiftUI reads, and writes when the user has gone back, swiped, or touched a tab.

  /// Which of SwiftUI's ways a modal appears in.
  enum ModalKind { case sheet, cover, alert }

  extension SwiftUINavigator {
    /// What lies on the stack above its first entry.
    var path: Binding<[Entry]> {
      Binding(
        get: { Array(self.entries.dropFirst()) },
        set: { path in
          let kept = Set(path)
          self.lose(self.entries.dropFirst().filter { !kept.contains($0) })
        })
    }

    /// The modal over the window's stack number `depth`, where it appears in one way.
    func modal(_ kind: ModalKind, over depth: Int) -> Binding<SwiftUINavigator?> {
      let bound = modalNow(kind, over: depth)
      return Binding(
        get: { self.modalNow(kind, over: depth) },
        set: { new in
          // The end of one modal must not take away the next, which is in its place by then.
          guard new == nil, let bound, self.modals.contains(where: { $0 === bound }) else { return }
          bound.lose(bound.entries)
        })
    }

    /// Whether the modal over the window's stack number `depth` is an alert.
    func alertIsUp(over depth: Int) -> Binding<Bool> {
      let alert = modal(.alert, over: depth)
      return Binding(
        get: { alert.wrappedValue != nil }, set: { isUp in if !isUp { alert.wrappedValue = nil } })
    }

    private func modalNow(_ kind: ModalKind, over depth: Int) -> SwiftUINavigator? {
      guard modals.indices.contains(depth), let modal = modals[depth] as? SwiftUINavigator else { return nil }
      return modal.kind == kind ? modal : nil
    }

    private var kind: ModalKind {
      if alert != nil { return .alert }
      return style == .cover ? .cover : .sheet
    }

    /// The alert that the stack of a modal holds.
    var alert: AlertMessage? { entries.last?.content as? AlertMessage }

    /// Closes the alert of a modal and does what one of its buttons is for.
    func choose(_ choice: AlertMessage.Choice) {
      lose(entries)
      choice.action()
    }
  }

  extension TabBar {
    /// The tab that is seen.
    var selection: Binding<Int> { Binding(get: { self.selected }, set: { self.select($0) }) }
  }
#endif
