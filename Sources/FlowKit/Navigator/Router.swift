/// Shows single screens without routes and reports when they are gone, for code that has no coordinators yet.
///
/// ```swift
/// let router = Router(navigator)
/// router.push(ItemScreen(), onPop: { print("back again") })
/// ```
@MainActor public final class Router {
  private let navigator: any Navigator

  /// Makes a router for a stack.
  public init(_ navigator: any Navigator) {
    self.navigator = navigator
    if navigator.onRemoval == nil { navigator.onRemoval = Entry.wereRemoved }
  }

  /// Replaces the whole stack.
  public func setRoot(
    _ screen: any Presentable, animated: Bool = true, onRemoval: (() -> Void)? = nil
  ) {
    navigator.setRoot(entry(screen, onRemoval), keeping: 0, animated: animated)
  }

  /// Pushes a screen; `onPop` is called once when it is gone, whether by the back button, a swipe or the app.
  public func push(_ screen: any Presentable, animated: Bool = true, onPop: (() -> Void)? = nil) {
    navigator.push(entry(screen, onPop), animated: animated)
  }

  /// Presents a screen and returns the router of its modal.
  @discardableResult
  public func present(
    _ screen: any Presentable, style: ModalStyle = .sheet, animated: Bool = true,
    onDismissed: (() -> Void)? = nil
  ) -> Router {
    let modal = Router(navigator.makeModal(style))
    modal.setRoot(screen, animated: animated, onRemoval: onDismissed)
    return modal
  }

  /// Removes the top screen.
  public func pop(animated: Bool = true) { navigator.pop(animated: animated) }

  /// Removes all screens except the lowest.
  public func popToRoot(animated: Bool = true) { navigator.popToRoot(animated: animated) }

  /// Removes the whole stack, and so the modal that contains it.
  public func dismiss(animated: Bool = true) { navigator.dismiss(animated: animated) }

  private func entry(_ screen: any Presentable, _ onRemoval: (() -> Void)?) -> Entry {
    let entry = Entry(screen, onRemoval: onRemoval)
    entry.navigator = navigator
    return entry
  }
}
