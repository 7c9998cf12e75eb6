import SwiftFacts
import ValueFlow

/// The links in the bodies of views whose values a stack turns into screens: `NavigationLink(value: recipe) { … }`.
///
/// Values without cases of their own are mostly models, which the value analysis does not follow; their types tell where they lead.
final class ValueLinks {
  let solution: Solution
  private let declared: DeclaredTypes
  private var known: [Link]?
  private var bodies: [PropertyIndex: CodeBody] = [:]

  init(_ solution: Solution) {
    self.solution = solution
    declared = DeclaredTypes(solution.program)
  }

  struct Link {
    var instance: InstanceIndex
    var block: Int32
    var place: Int32
    /// The value as written.
    var value: Written
    /// The names of the types that the value may be of; empty if they are unknown.
    var types: Set<String>
    /// The cases that the value may be, as those of a list; nil if it may be any.
    var cases: Set<Name>?

    /// The case, if the value is one: `.detail(item)`.
    var caseName: Name? {
      var code = value
      if case .call(let callee, _) = code.form { code = callee }
      guard case .member(let base, let name) = code.form else { return nil }
      return base.map { $0.text.first?.isUppercase ?? false } ?? true ? name : nil
    }
  }

  static let views = ["NavigationLink", "NBNavigationLink"]
  static let label = "value"

  /// Tells whether a call makes a link with a value, whose closure is what users tap.
  static func isLink(_ site: CallSite, in solution: Solution) -> Bool {
    views.contains(solution.program.name(site.name))
      && site.arguments.contains { solution.program.name($0.label) == label }
  }

  /// The links whose values may be of a type, by its name, or whose cases it has.
  func links(to name: String, _ type: TypeIndex?) -> [Link] {
    all.filter { link in
      if let type, let name = link.caseName { return solution.program.enumCase(name, of: type) != nil }
      return link.types.isEmpty || link.types.contains(name)
    }
  }

  private var all: [Link] {
    if let known { return known }
    let found = find()
    known = found
    return found
  }

  private func find() -> [Link] {
    let views = Set(Self.views.compactMap(solution.program.names.known))
    if views.isEmpty { return [] }
    var seen: Set<Int64> = []
    return solution.foreignCalls { views.contains($0.name) }.compactMap { call in
      let site = solution.bodies.sites[Int(call.site)]
      guard seen.insert(Int64(call.instance) << 32 | Int64(call.site)).inserted,
        let index = site.arguments.firstIndex(where: { solution.program.name($0.label) == Self.label }),
        case .call(_, let written)? = solution.program.written(
          site.node, in: solution.template(call.instance).file)?.form
      else { return nil }
      let value = written[index].value
      return Link(
        instance: call.instance, block: site.block, place: site.place, value: value,
        types: names(of: value, index, of: call.site, in: call.instance),
        cases: cases(of: index, of: call.site, in: call.instance))
    }
  }

  private func cases(of index: Int, of site: Int32, in instance: InstanceIndex) -> Set<Name>? {
    let values = solution.objects(at: solution.node(ofArgument: index, of: site, in: instance))
    guard !values.isEmpty, values.allSatisfy({ solution.info(of: $0).kind == .enumCase }) else { return nil }
    return Set(values.map { solution.info(of: $0).name })
  }

  /// The names of the types that an argument of a call may be of; empty if they are unknown.
  func types(ofArgument index: Int, of site: Int32, in instance: InstanceIndex) -> Set<String> {
    let call = solution.bodies.sites[Int(site)]
    guard
      case .call(_, let written)? = solution.program.written(call.node, in: solution.template(instance).file)?
        .form, written.indices.contains(index)
    else { return [] }
    return names(of: written[index].value, index, of: site, in: instance)
  }

  private func names(
    of value: Written, _ index: Int, of site: Int32, in instance: InstanceIndex
  ) -> Set<String> {
    let arrived = solution.objects(at: solution.node(ofArgument: index, of: site, in: instance))
    return names(declaredTypes(of: value, in: instance) ?? arrived.map { solution.info(of: $0).type })
  }

  /// The short names of types, or none if one of them says nothing about the value.
  private func names(_ types: [TypeIndex]) -> Set<String> {
    let isOpen = types.contains { type in
      guard type >= 0 else { return true }
      let info = solution.program.types[Int(type)]
      return info.kind == .protocol || info.isForeign && !Self.plain.contains(solution.program.typeName(type))
    }
    return isOpen ? [] : Set(types.map { TypeRoles.short(solution.program.typeName($0)) })
  }

  /// Types of the standard library that are values of paths by themselves; others may be lists of anything.
  private static let plain: Set<String> = ["String", "Int", "UUID", "URL", "Double", "Date", "Character"]

  private func declaredTypes(of value: Written, in instance: InstanceIndex) -> [TypeIndex]? {
    guard let body = body(around: instance) else { return nil }
    let call = body.calls.first { call in call.arguments.contains { $0.value.node == value.node } }
    guard let call, let found = declared.type(of: value, in: call.operation.scope), !found.types.isEmpty
    else { return nil }
    return found.types
  }

  /// The operations of the property whose code an instance runs, or in which its closure is.
  private func body(around instance: InstanceIndex) -> CodeBody? {
    var template = solution.template(instance)
    while case .closure(let parent) = template.kind { template = solution.bodies.templates[Int(parent)] }
    var walk = BodyWalk(declared)
    switch template.kind {
    case .getter(let property):
      if let known = bodies[property] { return known }
      let body = walk.body(ofProperty: property)
      bodies[property] = body
      return body
    case .function(let function): return walk.body(of: function)
    default: return nil
    }
  }
}
