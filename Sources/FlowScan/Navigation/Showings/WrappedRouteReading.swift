import SwiftFacts
import ValueFlow

/// Finds the routes that are properties of flows with a library's wrapper: `@Route(.modal) var settings = makeSettings`.
struct WrappedRouteReading: Recogniser {
  let solution: Solution
  let conventions: Conventions
  private var program: SourceProgram { solution.program }

  func showings() -> [Showing] {
    solution.routes.wrapped.compactMap { route in
      let info = program.properties[Int(route.property)]
      guard let style = style(of: info) else { return nil }
      return Showing(
        nodes: [route.node], style: style, instance: route.instance, block: 0, place: info.place)
    }
  }

  /// The style in the arguments of the wrapper, such as `modal`, or else the wrapper's default.
  private func style(of property: PropertyInfo) -> String? {
    for (attribute, name) in zip(property.attributes, program.attributeNames(of: property)) {
      guard let wrapper = conventions.wrappers.first(where: { $0.name == name }) else { continue }
      let words = program.resolution.attributeWords(attribute, in: property.file)
      return words.lazy.compactMap { wrapper.styles[$0] }.first ?? wrapper.style
    }
    return nil
  }
}
