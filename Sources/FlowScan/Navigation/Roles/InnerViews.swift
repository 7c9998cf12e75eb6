import SwiftFacts
import ValueFlow

/// Finds the views that show for a flow whose body makes them and nothing else: `var body: some View { BookingStack(model: …) }`.
///
/// A flow that takes its dependencies from the environment only has them in its body. So it makes its model there, and another view around it that
/// keeps the model.
struct InnerViews {
  let roles: TypeRoles
  private var program: SourceProgram { roles.program }

  /// For each such view, its flow; a view that several flows make, such as a stack for any content, is none.
  func flows() -> [TypeIndex: TypeIndex] {
    let types = program.types.indices.map(TypeIndex.init)
    let flows = types.filter { roles.inherits($0, "View") && roles.isNamedFlowView($0) }
    let pairs = flows.compactMap { flow in view(of: flow).map { (view: $0, flow: flow) } }
    return Dictionary(grouping: pairs, by: \.view).compactMapValues { $0.count == 1 ? $0[0].flow : nil }
  }

  /// The view with a stack of its own that is all that the body of a view named like a flow makes.
  func view(of flow: TypeIndex) -> TypeIndex? {
    guard !roles.showsByItself(flow), case .group(let statements)? = roles.bodyCode(of: flow)?.form,
      statements.count == 1, let inner = view(madeBy: statements[0], in: flow), inner != flow,
      !roles.isFlowViewName(roles.shortName(inner)), !program.types[Int(inner)].isGeneric, keepsStack(inner)
    else { return nil }
    return inner
  }

  /// The view of the source that an expression makes, below the modifiers that change it.
  func view(madeBy code: Written, in scope: TypeIndex) -> TypeIndex? {
    guard case .call(let callee, _) = code.form else { return nil }
    if case .member(let base?, _) = callee.form, case .call = base.form {
      return view(madeBy: base, in: scope)
    }
    return program.type(named: callee.text, in: scope, file: code.file).flatMap {
      roles.inherits($0, "View") && !program.types[Int($0)].isForeign ? $0 : nil
    }
  }

  private func keepsStack(_ view: TypeIndex) -> Bool {
    let stacks = Set(roles.conventions.routeStacks + TypeRoles.stacks)
    let properties = program.types[Int(view)].propertyOrder.map { program.properties[Int($0)] }
    return properties.contains { property in
      property.getter >= 0 && program.name(property.name) == "body"
        && program.mentions(in: property.file, from: property.begin, to: property.end).contains {
          stacks.contains(program.name($0.name))
        }
    }
  }
}
