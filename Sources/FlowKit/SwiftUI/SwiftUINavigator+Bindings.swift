#if canImport(SwiftUI)
  import SwiftUI

  // The state that SwiftUI reads, and writes when the user goes back, swipes, or taps a tab.

  /// The SwiftUI presentation of a modal.
  enum ModalKind { case sheet, cover, alert }

  extension SwiftUINavigator {
    /// The entries above the first.
    var path: Binding<[Entry]> {
      Binding(
        get: { Array(self.entries.dropFirst()) },
        set: { path in
          let kept = Set(path)
          self.lose(self.entries.dropFirst().filter { !kept.contains($0) })
        })
    }

    /// The modal over the window's stack number `depth`, if it has this presentation.
    func modal(_ kind: ModalKind, over depth: Int) -> Binding<SwiftUINavigator?> {
      let bound = modalNow(kind, over: depth)
      return Binding(
        get: { self.modalNow(kind, over: depth) },
        set: { new in
          // The end of one modal must not remove the next, which is in its place by then.
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

    /// The alert in the stack of a modal.
    var alert: AlertMessage? { entries.last?.content as? AlertMessage }

    /// Closes the alert of a modal and performs the action of one of its buttons.
    func choose(_ choice: AlertMessage.Choice) {
      lose(entries)
      choice.action()
    }
  }

  extension TabBar {
    /// The visible tab.
    var selection: Binding<Int> { Binding(get: { self.selected }, set: { self.select($0) }) }
  }
#endif
