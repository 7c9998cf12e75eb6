/// What puts entries on screen: one stack, with the modals over it and the stacks inside its entries.
///
/// Coordinators decide what is shown; a navigator decides how. The same coordinators run under any navigator.
///
/// Most navigators of one's own are a `HeadlessNavigator` underneath, as `UIKitNavigator` is, and draw what it says:
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
/// - What it takes away by order is reported to `onRemoval` before the call returns; what the user takes away, as soon as
///   that is certain. Each report has all that went at once: an entry, what was inside it, and the modals that went with it.
/// - A modal is on screen from its first entry to its last.
/// - The stacks that it makes have its `onRemoval`.
@MainActor public protocol Navigator: AnyObject {
  /// What is on the stack, the lowest first.
  var entries: [Entry] { get }
  /// The entry that this stack is inside of; nil for a window and a modal.
  var host: Entry? { get }
  /// Who hears what is gone, however it went.
  var onRemoval: (@MainActor ([Entry]) -> Void)? { get set }

  /// Replaces all but the lowest `count` entries with one.
  func setRoot(_ entry: Entry, keeping count: Int, animated: Bool)
  /// Puts an entry on top.
  func push(_ entry: Entry, animated: Bool)
  /// Takes entries away, wherever on the stack they are; others stay.
  func remove(_ entries: [Entry], animated: Bool)
  /// Makes the stack of a modal, which appears over everything with its first entry.
  func makeModal(_ style: ModalStyle) -> any Navigator
  /// Makes a stack inside an entry of this one: for a tab, or for something embedded.
  func makeInner(in entry: Entry) -> any Navigator
}

extension Navigator {
  /// Takes the top entry away.
  public func pop(animated: Bool = true) {
    if let last = entries.last { remove([last], animated: animated) }
  }

  /// Takes away all above an entry; nothing where it is not on the stack.
  public func pop(to entry: Entry, animated: Bool = true) {
    guard let index = entries.firstIndex(where: { $0 === entry }), index < entries.count - 1 else { return }
    remove(Array(entries[(index + 1)...]), animated: animated)
  }

  /// Takes away all but the lowest entry.
  public func popToRoot(animated: Bool = true) {
    if let first = entries.first { pop(to: first, animated: animated) }
  }

  /// Takes away all entries, and so the modal that this stack is in.
  public func dismiss(animated: Bool = true) { remove(entries, animated: animated) }
}
