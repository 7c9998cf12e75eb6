import SwiftFacts
import ValueFlow

/// Values that code puts on the path of a stack, which turns each into the screen for its type.
extension BoundFlows {
  /// The places that put a value on a path which may be of the type that a destination is for.
  ///
  /// A function that takes any value, `func push(_ value: any Hashable) { path.append(value) }`, is left to those who call it.
  func leading(_ place: FlowPlace, to showing: Showing) -> [FlowPlace] {
    guard let wanted = destinationType(showing), let put = PathValue(at: place, solution) else {
      return [place]
    }
    if let type = put.type, !isAny(type) {
      return roles.shortName(type) == roles.shortName(wanted) ? [place] : []
    }
    if let parameter = put.parameter { return passing(parameter, to: place, of: roles.shortName(wanted)) }
    let types = links.types(ofArgument: 0, of: put.site, in: put.instance)
    return types.isEmpty || types.contains(roles.shortName(wanted)) ? [place] : []
  }

  /// Tells whether a type says nothing of a value: the `Route` of a protocol stands for that of any flow, and `any Hashable` for any value.
  private func isAny(_ type: TypeIndex) -> Bool {
    let info = solution.program.types[Int(type)]
    return info.isForeign || info.kind == .protocol
  }

  /// The calls that pass a value of a type as a parameter to the function at a place; the place itself if no call tells the type.
  private func passing(_ parameter: Int, to place: FlowPlace, of type: String) -> [FlowPlace] {
    let callers = solution.callers(of: place.instance).filter { $0.kind == .call && $0.site >= 0 }
    let told = callers.map { ($0, links.types(ofArgument: parameter, of: $0.site, in: $0.instance)) }
    guard told.contains(where: { !$0.1.isEmpty }) else { return [place] }
    return told.filter { $0.1.isEmpty || $0.1.contains(type) }.map { edge, _ in
      let call = solution.bodies.sites[Int(edge.site)]
      let isFlow = solution.receiverType(of: edge.instance).map(roles.isFlow) ?? false
      return FlowPlace(
        flow: place.flow, instance: edge.instance, block: edge.block, place: call.place,
        linked: isFlow ? 0 : call.name)
    }
  }
}
