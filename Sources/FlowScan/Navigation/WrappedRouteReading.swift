import SwiftFacts
import ValueFlow

/// Finds the routes that are properties of flows by a library's wrapper: `@Route(.modal) var settings = makeSettings`.
struct WrappedRouteReading: Recogniser {
  let solver: Solver
  let conventions: Conventions
  private var program: SourceProgram { solver.program }

  func showings() -> [Showing] {
    solver.routes.wrapped.compactMap { route in
      let info = program.properties[Int(route.property)]
      guard let style = style(of: info) else { return nil }
      return Showing(
        nodes: [route.node], style: style, instance: route.instance, block: 0, place: info.place)
    }
  }

  /// What the arguments of the wrapper say, as `modal`, else what the wrapper says itself.
  private func style(of property: PropertyInfo) -> String? {
    for (attribute, name) in zip(property.attributes, program.attributeNames(of: property)) {
      guard let wrapper = conventions.wrappers.first(where: { $0.name == name }) else { continue }
      let words = program.attributeWords(attribute, in: property.file)
      return words.lazy.compactMap { wrapper.styles[$0] }.first ?? wrapper.style
    }
    return nil
  }
}
