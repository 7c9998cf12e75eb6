import SwiftFacts

/// The types that objects of generic types are made with: `HomeRoute` for `Router<HomeRoute>()`.
///
/// Objects of one class are told apart by them wherever a declared type names one, as in `@Environment(Router<HomeRoute>.self)`.
struct ObjectArguments {
  let solver: Solver

  /// Tells whether an object was made with another type than a declared one names, which is given by its number.
  func differ(_ object: ObjectIndex, from declared: Int32) -> Bool {
    let named = solver.bodies.typeArguments[Int(declared)]
    guard named >= 0, solver.bodies.types[Int(declared)].types == [solver.objects[object].type] else {
      return false
    }
    let given = argument(of: object)
    return given >= 0 && given != named
  }

  /// The type that an object was made with; -1 if the code does not name it.
  private func argument(of object: ObjectIndex) -> TypeIndex {
    let site = Int(solver.objects[object].site) - 1
    guard solver.bodies.sites.indices.contains(site) else { return -1 }
    if let known = solver.madeArguments[Int32(site)] { return known }
    let found = argument(at: solver.bodies.sites[site])
    solver.madeArguments[Int32(site)] = found
    return found
  }

  private func argument(at call: CallSite) -> TypeIndex {
    let template = solver.bodies.templates[Int(call.template)]
    guard case .call(let callee, _)? = solver.program.written(call.node, in: template.file)?.form else {
      return -1
    }
    let named = type(named: callee, in: template).argument
    return named >= 0 ? named : placeType(of: call, in: template).argument
  }

  private func type(named callee: Written, in template: Template) -> ResolvedType {
    let generics =
      template.function >= 0 ? solver.program.functions[Int(template.function)].generics : [:]
    switch callee.form {
    case .typeName(let type):
      return solver.program.resolution.resolve(
        TypeNode(file: template.file, node: type.node, scope: template.owner), generics: generics)
    case .name(let name):
      return solver.program.resolution.resolve(
        name, scope: template.owner, file: template.file, generics: generics)
    default: return .unknown
    }
  }

  /// The declared type of the property or parameter whose value is a call: `var router: Router<HomeRoute> = .init()`.
  private func placeType(of call: CallSite, in template: Template) -> ResolvedType {
    switch template.kind {
    case .value(let property):
      let info = solver.program.properties[Int(property)]
      return info.value == call.node ? solver.program.type(of: info) : .unknown
    case .standard(let function, let place):
      let info = solver.program.functions[Int(function)]
      let parameter = info.parameters[Int(place)]
      return parameter.standard == call.node ? solver.program.parameterType(parameter, of: info) : .unknown
    default: return .unknown
    }
  }
}
