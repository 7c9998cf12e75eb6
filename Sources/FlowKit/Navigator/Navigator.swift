/// A type that puts entries on screen: one stack, with the modals over it and the stacks inside its entries.
///
/// Coordinators decide what is shown; a navigator decides how. The same coordinators run under any navigator.
///
/// Most custom navigators subclass `HeadlessNavigator`, as `UIKitNavigator` does, and draw its state:
///
/// ```swift
/// final class ConsoleNavigator: HeadlessNavigator {
///   override func push(_ entry: Entry, animated: Bool) {
///     super.push(entry, animated: animated)
///     print("now on top: \(entry.screenID)")
///   }
/// }
/// ```
///
/// A navigator keeps three promises:
/// - Entries removed by request are reported to `onRemoval` before the call returns; those removed by the user, as soon as
///   that is certain. Each report contains everything that went at once: an entry, its contents, and the modals over it.
/// - A modal is on screen from its first entry to its last.
/// - The stacks that it makes have its `onRemoval`.
@MainActor public protocol Navigator: AnyObject {
  /// The entries on the stack, the lowest first.
  var entries: [Entry] { get }
  /// The entry that contains this stack; nil for a window and a modal.
  var host: Entry? { get }
  /// Called with the entries that are gone, for whatever reason.
  var onRemoval: (@MainActor ([Entry]) -> Void)? { get set }

  /// Replaces all but the lowest `count` entries with one.
  func setRoot(_ entry: Entry, keeping count: Int, animated: Bool)
  /// Puts an entry on top.
  func push(_ entry: Entry, animated: Bool)
  /// Removes entries, wherever on the stack they are; others stay.
  func remove(_ entries: [Entry], animated: Bool)
  /// Makes the stack of a modal, which appears over everything with its first entry.
  func makeModal(_ style: ModalStyle) -> any Navigator
  /// Makes a stack inside an entry of this one: for a tab, a column, or an embedded part.
  func makeInner(in entry: Entry) -> any Navigator
}

extension Navigator {
  /// Removes the top entry.
  public func pop(animated: Bool = true) {
    if let last = entries.last { remove([last], animated: animated) }
  }

  /// Removes everything above an entry; does nothing if that is not on the stack.
  public func pop(to entry: Entry, animated: Bool = true) {
    guard let index = entries.firstIndex(where: { $0 === entry }), index < entries.count - 1 else { return }
    remove(Array(entries[(index + 1)...]), animated: animated)
  }

  /// Removes everything except the lowest entry.
  public func popToRoot(animated: Bool = true) {
    if let first = entries.first { pop(to: first, animated: animated) }
  }

  /// Removes all entries, and so the modal that contains this stack.
  public func dismiss(animated: Bool = true) { remove(entries, animated: animated) }
}
