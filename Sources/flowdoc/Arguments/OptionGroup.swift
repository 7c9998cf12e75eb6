/// Properties that several commands share.
///
/// ```swift
/// @OptionGroup var site: SiteOptions
/// ```
@propertyWrapper
struct OptionGroup<Group: ParameterGroup>: ParameterGroupProperty {
  let wrappedValue = Group()

  var group: any ParameterGroup { wrappedValue }
}

/// A type with properties that the command line sets.
protocol ParameterGroup {
  init()
}

/// A property of a command that has parameters of its own.
protocol ParameterGroupProperty {
  var group: any ParameterGroup { get }
}
