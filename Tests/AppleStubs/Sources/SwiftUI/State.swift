// Apple documents these declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Combine

/// A value that is kept elsewhere.
@propertyWrapper public struct Binding<Value> {
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value) -> Void

  public init(
    get: @escaping @MainActor @Sendable () -> Value, set: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    self.get = get
    self.set = set
  }

  @MainActor public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}

@MainActor @propertyWrapper public struct ObservedObject<Object: ObservableObject> {
  public var wrappedValue: Object
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }

  @MainActor @dynamicMemberLookup public struct Wrapper {
    let object: Object

    public subscript<Value>(
      dynamicMember path: any ReferenceWritableKeyPath<Object, Value> & Sendable
    ) -> Binding<Value> {
      nonisolated(unsafe) let object = object
      return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    }
  }
}
