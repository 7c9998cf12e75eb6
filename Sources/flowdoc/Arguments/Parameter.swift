/// The parser's description of one property of a command.
struct Parameter {
  /// The form in which the command line gives the value.
  enum Shape: Equatable {
    /// By its presence: `--collapse`.
    case flag
    /// By a name and a value: `--depth 2`, `--depth=2`.
    case option
    /// By its position.
    case positional
  }

  /// The completion that a shell offers for a value.
  enum Completion: Equatable {
    case nothing
    case file
    case folder
    case choice([String])
  }

  let shape: Shape
  /// The property's name, from which the long name is derived.
  var property = ""
  /// The short name, if there is one.
  let short: Character?
  /// The name of the value in the help; empty to derive it from the property's name.
  let placeholder: String
  let help: String
  /// The default value as the help shows it.
  let standard: String?
  let isRequired: Bool
  let takesMany: Bool
  let completion: Completion
  /// Accepts a word; returns false if it is invalid.
  let accept: (String) -> Bool
}

extension Parameter {
  /// The property's name in kebab case: `noColor` becomes `no-color`.
  var name: String {
    property.reduce(into: "") { name, letter in
      name += letter.isUppercase ? "-\(letter.lowercased())" : String(letter)
    }
  }

  /// The name of the value in the help: `<depth>`.
  var valueName: String { "<\(placeholder.isEmpty ? name : placeholder)>" }

  /// The name of the parameter in usage lines and messages.
  var display: String { shape == .positional ? valueName : "--\(name)" }

  var choices: [String] {
    if case .choice(let words) = completion { words } else { [] }
  }
}

/// A property of a command that the command line sets.
protocol ParameterProperty {
  var parameter: Parameter { get }
}

/// A box for the value of a property, so that the parser can set it through a copy of the wrapper.
final class Slot<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
