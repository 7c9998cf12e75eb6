/// A property that is true if its name is on the command line.
///
/// ```swift
/// @Flag(help: "Fold screens into their flows.") var collapse
/// ```
@propertyWrapper
struct Flag: ParameterProperty {
  let parameter: Parameter
  private let slot: Slot<Bool>

  var wrappedValue: Bool { slot.value }

  init(short: Character? = nil, help: String) {
    let slot = Slot(false)
    self.slot = slot
    parameter = Parameter(
      shape: .flag, short: short, placeholder: "", help: help, standard: nil, isRequired: false,
      takesMany: false,
      completion: .nothing
    ) { _ in
      slot.value = true
      return true
    }
  }
}
