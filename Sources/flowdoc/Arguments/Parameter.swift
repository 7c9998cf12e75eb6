/// What the parser knows of one property of a command.
struct Parameter {
  /// How the command line gives the value.
  enum Shape: Equatable {
    /// By being there: `--collapse`.
    case flag
    /// By a name and a word: `--depth 2`, `--depth=2`.
    case option
    /// By its place.
    case positional
  }

  /// What a shell may complete a value with.
  enum Completion: Equatable {
    case nothing
    case file
    case folder
    case choice([String])
  }

  let shape: Shape
  /// The property's name, from which the long name follows.
  var property = ""
  /// The letter of the short name, if there is one.
  let short: Character?
  /// What the help calls the value; empty for one that follows from the property's name.
  let placeholder: String
  let help: String
  /// The value that stands if nothing is given, as the help shows it.
  let standard: String?
  let isRequired: Bool
  let takesMany: Bool
  let completion: Completion
  /// Takes a word; false where it does not fit.
  let accept: (String) -> Bool
}

extension Parameter {
  /// The property's name with dashes: `noColor` becomes `no-color`.
  var name: String {
    property.reduce(into: "") { name, letter in
      name += letter.isUppercase ? "-\(letter.lowercased())" : String(letter)
    }
  }

  /// How the help calls the value: `<depth>`.
  var valueName: String { "<\(placeholder.isEmpty ? name : placeholder)>" }

  /// How usage and messages name the parameter.
  var display: String { shape == .positional ? valueName : "--\(name)" }

  var choices: [String] {
    if case .choice(let words) = completion { words } else { [] }
  }
}

/// A property of a command that the command line sets.
protocol ParameterProperty {
  var parameter: Parameter { get }
}

/// Holds the value of a property, so that the parser can set it through a copy of the wrapper.
final class Slot<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
