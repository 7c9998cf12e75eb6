/// A type that can be parsed from a word of the command line.
protocol ArgumentValue {
  /// Parses a word; nil if it is not a value of the type.
  init?(argument: String)
  /// The allowed words, if there are only a few.
  static var choices: [String] { get }
}

extension ArgumentValue {
  static var choices: [String] { [] }
}

extension String: ArgumentValue {
  init?(argument: String) { self = argument }
}

extension Int: ArgumentValue {
  init?(argument: String) { self.init(argument) }
}

extension ArgumentValue where Self: CaseIterable & RawRepresentable<String> {
  init?(argument: String) { self.init(rawValue: argument) }
  static var choices: [String] { allCases.map(\.rawValue) }
}
