#if canImport(SwiftUI)
  import SwiftUI

  /// One stack.
  struct StackView: View {
    let stack: SwiftUINavigator
    @ObservedObject var window: SwiftUINavigator

    var body: some View {
      // SwiftUI does not support a stack around tabs that have stacks of their own, so tabs and columns alone are shown without one.
      if let bar = stack.only as? TabBar {
        TabsView(bar: bar, window: window)
      } else if let split = stack.only as? SplitView {
        ColumnsView(split: split, window: window)
      } else {
        NavigationStack(path: stack.path) {
          VStack(spacing: 0) {
            if let first = stack.entries.first { EntryView(entry: first, maker: stack, window: window) }
          }
          .navigationDestination(for: Entry.self) { EntryView(entry: $0, maker: stack, window: window) }
        }
      }
    }
  }

  /// A tab bar.
  struct TabsView: View {
    let bar: TabBar
    @ObservedObject var window: SwiftUINavigator

    var body: some View {
      TabView(selection: bar.selection) {
        ForEach(bar.tabs.indices, id: \.self) { index in
          tab(bar.tabs[index]).tabItem { label(bar.tabs[index]) }.tag(index)
        }
      }
    }

    @ViewBuilder private func tab(_ tab: TabBar.Tab) -> some View {
      if let stack = tab.navigator as? SwiftUINavigator { StackView(stack: stack, window: window) }
    }

    private func label(_ tab: TabBar.Tab) -> some View {
      Label(tab.details.title.isEmpty ? tab.name : tab.details.title, systemImage: tab.details.icon)
    }
  }

  /// A split view.
  struct ColumnsView: View {
    let split: SplitView
    @ObservedObject var window: SwiftUINavigator

    var body: some View {
      if split.columns.contains(where: { $0.column == .supplementary }) {
        NavigationSplitView {
          column(.primary)
        } content: {
          column(.supplementary)
        } detail: {
          column(.secondary)
        }
      } else {
        NavigationSplitView {
          column(.primary)
        } detail: {
          column(.secondary)
        }
      }
    }

    @ViewBuilder private func column(_ column: SplitColumn) -> some View {
      if let stack = split.navigator(of: column) as? SwiftUINavigator {
        StackView(stack: stack, window: window)
      }
    }
  }

  /// One entry, with its embedded part below it.
  struct EntryView: View {
    let entry: Entry
    let maker: SwiftUINavigator
    @ObservedObject var window: SwiftUINavigator

    var body: some View {
      if let bar = entry.content as? TabBar {
        TabsView(bar: bar, window: window)
      } else if let split = entry.content as? SplitView {
        ColumnsView(split: split, window: window)
      } else {
        VStack(spacing: 0) {
          content
          ForEach(parts, id: \.id) { StackView(stack: $0, window: window) }
        }
      }
    }

    private var content: AnyView {
      if let view = entry.content as? any View { return AnyView(view) }
      return maker.makeView(entry.content) ?? AnyView(Text(entry.screenID))
    }

    private var parts: [SwiftUINavigator] {
      entry.inner.compactMap { $0 as? SwiftUINavigator }.filter { !$0.entries.isEmpty }
    }
  }

  extension SwiftUINavigator {
    fileprivate var only: (any Presentable)? { entries.count == 1 ? entries.first?.content : nil }
  }
#endif
