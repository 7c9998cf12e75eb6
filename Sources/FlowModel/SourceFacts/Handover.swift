/// Something by which another object gets hold of a coordinator: `child.parent = self`, `child.onFinish = { … }`.
public struct Handover: Codable, Hashable, Sendable {
  /// What is handed over.
  public enum Value: String, Codable, Sendable {
    /// The coordinator itself.
    case itself
    /// A closure.
    case closure
    /// One of its methods, as a value.
    case method
  }

  /// The property that keeps what is handed over.
  public struct Keeper: Codable, Hashable, Sendable {
    /// The type that has it.
    public var type: String
    /// The id of that type, where it is a coordinator.
    public var flow: String?
    /// Its name.
    public var property: String
    /// Where it is declared.
    public var location: SourceLocation
    /// Whether it is `weak` or `unowned`.
    public var isWeak: Bool
    /// Whether its type is a protocol that only classes conform to.
    public var isClassBound: Bool

    /// Tells of a property.
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
  /// What it hands over.
  public var value: Value
  /// Who keeps it.
  public var keeper: Keeper
  /// Where it is handed over.
  public var location: SourceLocation
  /// Whether the value holds the coordinator: itself and a method do, a closure where it does not say `[weak self]`.
  public var holdsFlow: Bool
  /// Whether the coordinator keeps the other one: in a list of children, or in a property.
  public var isKept: Bool

  /// Tells of a value.
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
