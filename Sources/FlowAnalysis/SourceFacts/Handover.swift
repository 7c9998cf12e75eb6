public import FlowModel

/// An assignment that gives another object a reference to a coordinator: `child.parent = self`, `child.onFinish = { … }`.
public struct Handover: Codable, Hashable, Sendable {
  /// The kind of value that is handed over.
  public enum Value: String, Codable, Sendable {
    /// The coordinator itself.
    case itself
    /// A closure.
    case closure
    /// One of its methods as a value.
    case method
  }

  /// The property that stores the value.
  public struct Keeper: Codable, Hashable, Sendable {
    /// The type that declares it.
    public var type: String
    /// The id of that type, if it is a coordinator.
    public var flow: String?
    /// Its name.
    public var property: String
    /// The location of the declaration.
    public var location: SourceLocation
    /// Whether it is `weak` or `unowned`.
    public var isWeak: Bool
    /// Whether its type is a class-bound protocol.
    public var isClassBound: Bool

    /// Makes a property.
    public init(
      type: String, flow: String?, property: String, location: SourceLocation, isWeak: Bool,
      isClassBound: Bool
    ) {
      self.type = type
      self.flow = flow
      self.property = property
      self.location = location
      self.isWeak = isWeak
      self.isClassBound = isClassBound
    }
  }

  /// The id of the coordinator.
  public var flow: String
  /// The kind of value.
  public var value: Value
  /// The property that stores it.
  public var keeper: Keeper
  /// The location of the assignment.
  public var location: SourceLocation
  /// Whether the value retains the coordinator: itself and a method do, a closure unless it says `[weak self]`.
  public var holdsFlow: Bool
  /// Whether the coordinator retains the other object, in a list of children or in a property.
  public var isKept: Bool

  /// Makes a handover.
  public init(
    flow: String, value: Value, keeper: Keeper, location: SourceLocation, holdsFlow: Bool, isKept: Bool
  ) {
    self.flow = flow
    self.value = value
    self.keeper = keeper
    self.location = location
    self.holdsFlow = holdsFlow
    self.isKept = isKept
  }
}
