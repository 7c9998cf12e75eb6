/// A property that the command line gives by its place.
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
    _ value: Value, _ placeholder: String, _ help: String, isRequired: Bool, takesMany: Bool = false,
    _ completion: Parameter.Completion, accept: @escaping (Slot<Value>, String) -> Bool
  ) {
    let slot = Slot(value)
    self.slot = slot
    parameter = Parameter(
      shape: .positional, short: nil, placeholder: placeholder, help: help, standard: nil,
      isRequired: isRequired,
      takesMany: takesMany, completion: completion, accept: { accept(slot, $0) })
  }
}

extension Argument where Value == String {
  /// A word that must be given.
  init(_ placeholder: String = "", help: String, completion: Parameter.Completion = .nothing) {
    self.init("", placeholder, help, isRequired: true, completion) { slot, word in
      slot.value = word
      return true
    }
  }
}

extension Argument where Value == String? {
  /// A word that may be left out.
  init(_ placeholder: String = "", help: String, completion: Parameter.Completion = .nothing) {
    self.init(nil, placeholder, help, isRequired: false, completion) { slot, word in
      slot.value = word
      return true
    }
  }
}

extension Argument where Value == [String] {
  /// Several words; at least one, unless they may be left out.
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
