import SwiftFacts
import ValueFlow

/// Finds the routers of which several views make one each, as tabs do: `@State private var router = AppRouter()`.
///
/// The values on its path stand for the same screens in all of them, and the router shows these. Each of the views is a flow, too, which
/// begins with a screen of its own and shows what its own state says.
struct SharedRouters {
  let routers: Set<TypeIndex>
  /// The views that make one for their own stack.
  let views: Set<TypeIndex>

  init(roles: TypeRoles) {
    let program = roles.program
    let keepers = GenericRouters.keepers(program, roles)
    var shared: [TypeIndex: Set<TypeIndex>] = [:]
    for (router, keepers) in keepers where Self.isCandidate(router, roles) {
      let paths = Self.paths(of: router, roles)
      let views = keepers.filter { $0.isMaking && Self.binds($0, to: paths, roles) }.map(\.type)
      if Set(views).count > 1 { shared[router] = Set(views) }
    }
    (routers, views) = (Set(shared.keys), Set(shared.values.joined()))
  }

  private static func isCandidate(_ type: TypeIndex, _ roles: TypeRoles) -> Bool {
    let info = roles.program.types[Int(type)]
    return info.kind == .class && !info.isGeneric && !info.isForeign
      && TypeRoles.isNamedForNavigation(roles.program.typeName(type)) && roles.keepsBoundPath(type)
  }

  /// The properties that stacks are bound to, and not sheets.
  private static func paths(of router: TypeIndex, _ roles: TypeRoles) -> Set<Name> {
    let properties = roles.program.types[Int(router)].propertyOrder.map { roles.program.properties[Int($0)] }
    return Set(properties.filter { $0.getter < 0 && roles.isPath($0) }.map(\.name))
  }

  /// Tells whether a view binds its stack to the path of its router: `NavigationStack(path: $router.path)`.
  private static func binds(_ keeper: GenericRouters.Keeper, to paths: Set<Name>, _ roles: TypeRoles) -> Bool
  {
    let program = roles.program
    let binding = "$" + program.name(keeper.property)
    let getters = program.types[Int(keeper.type)].propertyOrder.map { program.properties[Int($0)] }
    return getters.filter { $0.getter >= 0 }.contains { getter in
      program.mentions(in: getter.file, from: getter.begin, to: getter.end).contains {
        paths.contains($0.name) && $0.base.map(program.name) == binding
      }
    }
  }
}
