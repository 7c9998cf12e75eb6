public import FlowKit

/// A screen of the example, which is nothing but what stands on it: it runs where nothing can be drawn.
public protocol ShopScreen: Presentable {
  /// The line at the top.
  var title: String { get }
  /// The rows of text.
  var rows: [String] { get }
  /// What stands where, for a drawing of it.
  var layout: Layout { get }
  /// What can be touched, by the name of the closure that it calls.
  @MainActor var buttons: KeyValuePairs<String, @MainActor () -> Void> { get }
}

extension ShopScreen {
  /// No rows.
  public var rows: [String] { [] }
  /// Nothing to touch.
  @MainActor public var buttons: KeyValuePairs<String, @MainActor () -> Void> { [:] }
}
