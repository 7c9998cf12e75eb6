// Apple documents these declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Time for animations: what is animated ends when a test lets it.
@MainActor public enum Clock {
  private static var pending: [@MainActor () -> Void] = []

  /// Does something when the animations that are running have ended.
  static func later(_ body: @escaping @MainActor () -> Void) { pending.append(body) }

  /// Lets all animations end, and those that begin by that.
  public static func settle() {
    while !pending.isEmpty { pending.removeFirst()() }
  }
}

/// The rules of UIKit that were broken; the real one traps, or writes to the console and does nothing.
@MainActor public enum Complaints {
  public private(set) static var all: [String] = []

  static func add(_ text: String) { all.append(text) }

  public static func forget() { all = [] }
}
