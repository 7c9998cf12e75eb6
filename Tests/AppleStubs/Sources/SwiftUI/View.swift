// Apple documents these declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { self }
}

/// A view that SwiftUI draws itself.
protocol Primitive: View where Body == Never {}

extension Primitive {
  public var body: Never { Nothing.body }
}

enum Nothing {
  /// Nobody draws stand-ins.
  static var body: Never { preconditionFailure("a stand-in is not drawn") }
}

@MainActor @resultBuilder public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView {
    TupleView()
  }
  public static func buildEither<First: View, Second: View>(first: First) -> ConditionalView<First, Second> {
    ConditionalView()
  }
  public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalView<First, Second>
  {
    ConditionalView()
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}

public struct TupleView: Primitive {}
public struct ConditionalView<First: View, Second: View>: Primitive {}

extension Optional: View where Wrapped: View {
  public var body: Never { Nothing.body }
}
