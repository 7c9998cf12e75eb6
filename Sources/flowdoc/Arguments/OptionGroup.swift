/// Options shared by several commands.
///
/// ```swift
/// @OptionGroup var site: SiteOptions
/// ```
@propertyWrapper
struct OptionGroup<Group: ParameterGroup>: ParameterGroupProperty {
  let wrappedValue = Group()

  var group: any ParameterGroup { wrappedValue }
}

/// A type whose properties are options of the commands that include it.
protocol ParameterGroup {
  init()
}

/// A property of a command that has parameters of its own.
protocol ParameterGroupProperty {
  var group: any ParameterGroup { get }
}
