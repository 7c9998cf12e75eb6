/// An object whose views are drawn again when it says so.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher
  var objectWillChange: ObjectWillChangePublisher { get }
}

/// Tells whoever watches an object; here it counts, so that tests can see it.
public final class ObservableObjectPublisher {
  public private(set) var count = 0

  public init() {}

  public func send() { count += 1 }
}
