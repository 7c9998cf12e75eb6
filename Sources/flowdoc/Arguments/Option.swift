/// A named option with a value.
///
/// ```swift
/// @Option(short: "o", help: "Where to write.") var output: String?
/// @Option(help: "How many steps away.") var depth = 1
/// ```
@propertyWrapper
struct Option<Value>: ParameterProperty {
  let parameter: Parameter
  private let slot: Slot<Value>

  var wrappedValue: Value { slot.value }

  private init(
    _ value: Value, _ short: Character?, _ placeholder: String, _ help: String, standard: String?,
    takesMany: Bool = false,
    _ completion: Parameter.Completion, accept: @escaping (Slot<Value>, String) -> Bool
  ) {
    let slot = Slot(value)
    self.slot = slot
    parameter = Parameter(
      shape: .option, short: short, placeholder: placeholder, help: help, standard: standard,
      isRequired: false,
      takesMany: takesMany, completion: completion, accept: { accept(slot, $0) })
  }
}

extension Option where Value: ArgumentValue {
  /// An option with a default value.
  init(wrappedValue: Value, short: Character? = nil, placeholder: String = "", help: String) {
    let completion: Parameter.Completion = Value.choices.isEmpty ? .nothing : .choice(Value.choices)
    self.init(wrappedValue, short, placeholder, help, standard: "\(wrappedValue)", completion) { slot, word in
      Value(argument: word).map { slot.value = $0 } != nil
    }
  }
}

extension Option {
  /// An option without a default value.
  init<Wrapped: ArgumentValue>(
    short: Character? = nil, placeholder: String = "", help: String,
    completion: Parameter.Completion = .nothing
  ) where Value == Wrapped? {
    let completion = Wrapped.choices.isEmpty ? completion : .choice(Wrapped.choices)
    self.init(nil, short, placeholder, help, standard: nil, completion) { slot, word in
      slot.value = Wrapped(argument: word)
      return slot.value != nil
    }
  }

  /// An option that can be repeated.
  init<Element: ArgumentValue>(
    short: Character? = nil, placeholder: String = "", help: String,
    completion: Parameter.Completion = .nothing
  ) where Value == [Element] {
    self.init([], short, placeholder, help, standard: nil, takesMany: true, completion) { slot, word in
      Element(argument: word).map { slot.value.append($0) } != nil
    }
  }
}
