import SwiftFacts
import ValueFlow

/// Finds the views that only wrap another one, `struct Themed<Content: View>: View { let content: Content … }`, or any view controller:
/// `struct Host: UIViewControllerRepresentable { let make: () -> UIViewController … }`.
struct Wrappers {
  let roles: TypeRoles
  private var program: SourceProgram { roles.program }

  /// The property with the view that a generic view is made around; nil if it is made around none, or around parts such as a header.
  ///
  /// Users know no screen of the wrapper's name. A view with the stack of a flow around the other one stands for that flow, unless the flow
  /// is any that inherits a generic class: `CoordinatorStack(coordinator) { HomeView() }`.
  func wrapped(by type: TypeIndex) -> Name? {
    if let controller = controller(in: type) { return controller }
    guard type >= 0, program.types[Int(type)].isGeneric, !program.types[Int(type)].isForeign,
      roles.inherits(type, "View"), !roles.isFlow(type),
      roles.flow(of: type).map({ program.types[Int($0)].isGeneric }) ?? true
    else { return nil }
    let reading = GenericProperties(program)
    let found = reading.properties(of: type).filter { property in
      !isPart(property.name) && !isPart(property.parameter)
        && reading.bounds(of: property.parameter, in: type).contains { program.typeName($0) == "View" }
    }
    // The views on top of a stack's first one, `(Route) -> Destination`, are made for each value.
    let plain = found.filter { !$0.isMadeForValue }
    let around = plain.isEmpty ? found : plain
    return around.count == 1 ? around[0].name : found.isEmpty ? erased(in: type, reading) : nil
  }

  /// The only property of a representable view that is or makes the view controller in it.
  private func controller(in type: TypeIndex) -> Name? {
    guard type >= 0, !program.types[Int(type)].isForeign,
      roles.inherits(type, "UIViewControllerRepresentable"), !roles.isFlow(type)
    else { return nil }
    let found = program.types[Int(type)].propertyOrder.map { program.properties[Int($0)] }.filter {
      $0.getter < 0 && !$0.flags.contains(.isStatic) && isAnyController($0, in: type)
    }
    return found.count == 1 ? found[0].name : nil
  }

  /// Tells whether a property is a view controller of no particular class, or code that makes one.
  private func isAnyController(_ property: PropertyInfo, in type: TypeIndex) -> Bool {
    let text = program.text(of: property.type, in: property.file)
    let result = text.ranges(of: "->").last.map { text[$0.upperBound...] } ?? text[...]
    let made = String(result.filter { !" ()?".contains($0) })
    if made == "UIViewController" { return true }
    return program.names.known(made).map { GenericProperties(program).bounds(of: $0, in: type) }?.contains {
      roles.inherits($0, "UIViewController")
    } ?? false
  }

  /// The only closure of a view that makes its content for a value, of no particular type: `let page: (Route) -> AnyView`.
  private func erased(in type: TypeIndex, _ reading: GenericProperties) -> Name? {
    let names = program.types[Int(type)].propertyOrder.map { program.properties[Int($0)].name }.filter {
      !isPart($0) && reading.makesContent($0, in: type)
    }
    return names.count == 1 ? names[0] : nil
  }

  /// Tells whether a name is one that SwiftUI gives to a part of a view.
  private func isPart(_ name: Name) -> Bool { Self.parts.contains(program.name(name).lowercased()) }

  private static let parts: Set<String> = [
    "label", "header", "footer", "icon", "title", "subtitle", "overlay", "background", "placeholder",
    "accessory",
    "leading", "trailing", "toolbar", "actions", "message", "image",
  ]
}
