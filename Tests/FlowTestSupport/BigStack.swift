import Foundation

/// Does something on a thread with a big stack, as a scan does: parsers go as deep as code is nested.
public func onBigStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
  let box = Box<Result>()
  let thread = Thread {
    box.value = work()
    box.done.signal()
  }
  thread.stackSize = 64 << 20
  thread.start()
  box.done.wait()
  guard let value = box.value else { preconditionFailure("the thread ended without a result") }
  return value
}

private final class Box<Value>: @unchecked Sendable {
  var value: Value?
  let done = DispatchSemaphore(value: 0)
}
