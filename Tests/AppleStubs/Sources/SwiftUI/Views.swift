// Apple documents these declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct EmptyView: Primitive {
  public init() {}
}

public struct AnyView: Primitive {
  public init(_ view: some View) {}
}

public struct Text: Primitive {
  public init(_ content: some StringProtocol) {}
}

public struct Label: Primitive {
  public init(_ title: some StringProtocol, systemImage: String) {}
}

public struct ButtonRole: Equatable, Sendable {
  let name: String
  public static let cancel = ButtonRole(name: "cancel")
  public static let destructive = ButtonRole(name: "destructive")
}

public struct Button: Primitive {
  public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
}

public struct VStack<Content: View>: Primitive {
  public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: Primitive {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}

public struct NavigationStack<Data, Root: View>: Primitive {
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
  {}
}

public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: Primitive {
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {}

  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {}
}

public struct TabView<Selection: Hashable, Content: View>: Primitive {
  public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {}
}
