internal import Foundation

/// A value that is computed once, by the first thread that needs it.
final class LazyValue<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private let make: @Sendable () -> Value
  private var made: Value?

  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  var value: Value {
    lock.withLock {
      let value = made ?? make()
      made = value
      return value
    }
  }
}
