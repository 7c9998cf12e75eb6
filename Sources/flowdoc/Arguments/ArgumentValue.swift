/// A type that can be read from a word of the command line.
protocol ArgumentValue {
  /// The value that a word stands for, nil where it stands for none.
  init?(argument: String)
  /// The words to choose from, where there are only a few.
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
