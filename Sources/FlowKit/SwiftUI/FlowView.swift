#if canImport(SwiftUI)
  private import Foundation
  public import SwiftUI

  /// A view that shows everything a `SwiftUINavigator` has on screen.
  public struct FlowView: View {
    private let navigator: SwiftUINavigator

    /// Makes the view of a window.
    public init(_ navigator: SwiftUINavigator) { self.navigator = navigator }

    /// The window's stack, with its modals.
    public var body: some View { LayerView(stack: navigator, window: navigator, depth: 0) }
  }

  /// The stack of the window or of a modal, with the modal over it.
  struct LayerView: View {
    let stack: SwiftUINavigator
    @ObservedObject var window: SwiftUINavigator
    let depth: Int

    var body: some View {
      StackView(stack: stack, window: window)
        .sheet(item: window.modal(.sheet, over: depth)) { layer($0) }
        .cover(item: window.modal(.cover, over: depth)) { layer($0) }
        .alert(
          alert?.alert?.title ?? "", isPresented: window.alertIsUp(over: depth), presenting: alert,
          actions: { AlertButtons(modal: $0) }, message: { Text($0.alert?.text ?? "") })
    }

    private var alert: SwiftUINavigator? { window.modal(.alert, over: depth).wrappedValue }

    @ViewBuilder private func layer(_ modal: SwiftUINavigator) -> some View {
      let layer = LayerView(stack: modal, window: window, depth: depth + 1)
      if modal.detents.isEmpty {
        layer
      } else {
        layer.presentationDetents(Set(modal.detents.map(\.onSwiftUI)))
      }
    }
  }

  /// The buttons of an alert; SwiftUI adds a closing button if there is none.
  struct AlertButtons: View {
    let modal: SwiftUINavigator

    var body: some View {
      let choices = modal.alert?.choices ?? []
      ForEach(choices.indices, id: \.self) { index in
        Button(choices[index].title, role: choices[index].role.buttonRole) { modal.choose(choices[index]) }
      }
    }
  }

  extension AlertMessage.Choice.Role {
    fileprivate var buttonRole: ButtonRole? {
      switch self {
      case .normal: nil
      case .cancel: .cancel
      case .destructive: .destructive
      }
    }
  }

  extension Detent {
    fileprivate var onSwiftUI: PresentationDetent {
      switch self {
      case .medium: .medium
      case .large: .large
      case .fraction(let part): .fraction(part)
      case .height(let points): .height(points)
      }
    }
  }

  extension View {
    /// Covers the whole screen; on the Mac, which has no such presentation, shows a sheet.
    fileprivate func cover<Item: Identifiable>(
      item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> some View
    ) -> some View {
      #if os(macOS)
        sheet(item: item, content: content)
      #else
        fullScreenCover(item: item, content: content)
      #endif
    }
  }
#endif
