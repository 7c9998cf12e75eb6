// Not of Apple's: how these stand-ins keep what reflection must not see.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Storage that reflection does not show, like that of Apple's classes: whoever reads it by other ways than their functions finds nothing.
@propertyWrapper public final class Hidden<Value>: CustomReflectable {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public var customMirror: Mirror { Mirror(self, children: [:]) }
}

/// The same for an object that is not retained.
@propertyWrapper public final class HiddenWeak<Object>: CustomReflectable {
  private weak var object: AnyObject?
  public var wrappedValue: Object? {
    get { object as? Object }
    set { object = newValue as AnyObject? }
  }

  public init(wrappedValue: Object?) { object = wrappedValue as AnyObject? }

  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
