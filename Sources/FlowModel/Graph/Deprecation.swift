/// The reason why something is deprecated, and its last day.
public struct Deprecation: Hashable, Sendable {
  /// The last day on which it must work, such as `2027-03-31`; empty if none is set.
  public var until: String
  /// The reason, and what to use instead.
  public var message: String

  /// Makes a deprecation; both parts are optional.
  public init(until: String = "", message: String = "") {
    self.until = until
    self.message = message
  }
}

extension Deprecation: FileObject {
  /// The description of a deprecation in the format's documentation.
  public static let meaning = "The reason why something is deprecated, and its last day."
  /// A deprecation without a date or a reason.
  public static let blank = Deprecation()
  /// The deprecation's keys.
  public static let fields: [Field<Self>] = [
    .optional("until", \.until, "The last day on which it must work, such as `2027-03-31`."),
    .optional("message", \.message, "The reason, and what to use instead."),
  ]
}
