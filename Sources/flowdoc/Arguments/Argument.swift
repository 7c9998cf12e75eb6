/// A positional argument.
///
/// ```swift
/// @Argument(help: "The URL to look up.") var url: String
/// @Argument(help: "The graph file.", completion: .file) var graph: String?
/// ```
@propertyWrapper
struct Argument<Value>: ParameterProperty {
  let parameter: Parameter
  private let slot: Slot<Value>

  var wrappedValue: Value { slot.value }

  private init(
    _ value: Value, _ placeholder: String, _ help: String, standard: String? = nil, isRequired: Bool,
    takesMany: Bool = false,
    _ completion: Parameter.Completion, accept: @escaping (Slot<Value>, String) -> Bool
  ) {
    let slot = Slot(value)
    self.slot = slot
    parameter = Parameter(
      shape: .positional, short: nil, placeholder: placeholder, help: help, standard: standard,
      isRequired: isRequired,
      takesMany: takesMany, completion: completion, accept: { accept(slot, $0) })
  }
}

extension Argument where Value == String {
  /// A required argument.
  init(_ placeholder: String = "", help: String, completion: Parameter.Completion = .nothing) {
    self.init("", placeholder, help, isRequired: true, completion) { slot, word in
      slot.value = word
      return true
    }
  }
}

extension Argument where Value == String? {
  /// An optional argument.
  init(_ placeholder: String = "", help: String, completion: Parameter.Completion = .nothing) {
    self.init(nil, placeholder, help, isRequired: false, completion) { slot, word in
      slot.value = word
      return true
    }
  }
}

extension Argument where Value == [String] {
  /// A repeated argument; at least one is required unless stated otherwise.
  init(
    _ placeholder: String = "", help: String, isRequired: Bool = true,
    completion: Parameter.Completion = .nothing
  ) {
    self.init([], placeholder, help, isRequired: isRequired, takesMany: true, completion) { slot, word in
      slot.value.append(word)
      return true
    }
  }
}

extension Argument where Value: ArgumentValue {
  /// An optional argument with a default value.
  init(wrappedValue: Value, _ placeholder: String = "", help: String) {
    let completion: Parameter.Completion = Value.choices.isEmpty ? .nothing : .choice(Value.choices)
    self.init(wrappedValue, placeholder, help, standard: "\(wrappedValue)", isRequired: false, completion) {
      slot, word in
      Value(argument: word).map { slot.value = $0 } != nil
    }
  }
}
