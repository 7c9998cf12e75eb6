/// A possible target of a route: a screen, which may be a value, or a coordinator.
///
/// ```swift
/// struct CartScreen: View, Presentable { … }
/// ```
public protocol Presentable {}
