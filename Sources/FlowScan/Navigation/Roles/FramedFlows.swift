import SwiftFacts
import ValueFlow

/// Finds the views that bring a flow of view controllers into SwiftUI: `struct ScanContainer: UIViewControllerRepresentable` with a
/// `ScanCoordinator`, whose navigation controller it returns.
///
/// Users know no screen of such a view's name: they see what the flow shows.
struct FramedFlows {
  let roles: TypeRoles
  private var program: SourceProgram { roles.program }

  /// The types of the system whose content is a view controller or view that they make.
  static let frames = [
    "UIViewControllerRepresentable", "UIViewRepresentable", "NSViewControllerRepresentable",
    "NSViewRepresentable",
  ]

  /// The only flow that a view keeps or makes, itself or in its coordinator, and which it uses where it gives a view controller that it
  /// does not make itself.
  func flow(in view: TypeIndex) -> TypeIndex? {
    guard isFrame(view), let making = functions(of: view).first(where: makesController),
      !called(in: making).contains(where: { isMore($0, in: making) })
    else { return nil }
    let helpers = coordinators(of: view)
    // A coordinator often keeps the view itself, which is no flow beside it.
    let kept =
      roles.keptTypes(by: view) + helpers + helpers.flatMap(roles.keptTypes(by:)).filter { !isFrame($0) }
    let flows = Set(
      (kept + called(in: making).compactMap { type($0, in: making) }).filter(roles.isFlowBesideView)
    ).filter { uses($0, in: making, of: view) }
    return flows.count == 1 ? flows.first : nil
  }

  /// The functions by which SwiftUI has such a view make its view controller.
  static let making = ["makeUIViewController", "makeNSViewController"]

  private func makesController(_ function: FunctionInfo) -> Bool {
    Self.making.contains(program.name(function.name))
  }

  /// Tells whether a type is a view controller of the app, or one of the system with something of its own.
  private func isMore(_ name: String, in making: FunctionInfo) -> Bool {
    name.hasSuffix("Controller") && name != "UIViewController" && !roles.conventions.containers.contains(name)
      && !(type(name, in: making).map(roles.isFlowBesideView) ?? false)
  }

  /// Tells whether the code that gives the view controller uses a flow which the view keeps, has been given, or makes there.
  private func uses(_ flow: TypeIndex, in making: FunctionInfo, of view: TypeIndex) -> Bool {
    if called(in: making).contains(where: { type($0, in: making) == flow }) { return true }
    let mentions = program.mentions(in: making.file, from: making.begin, to: making.end)
    let isHelperUsed = mentions.contains { program.name($0.name) == "coordinator" }
    let helpers = isHelperUsed ? coordinators(of: view) : []
    if helpers.contains(flow) { return true }
    let names = ([view] + helpers).flatMap { holder in
      program.types[Int(holder)].propertyOrder.map { program.properties[Int($0)] }
        .filter { roles.keptTypes(in: $0).contains(flow) }.map(\.name)
    }
    return mentions.contains { names.contains($0.name) || $0.base.map(names.contains) ?? false }
  }

  /// The classes that only hear of what happens in such a view, and are no flows: its `Coordinator`, which SwiftUI has it make.
  func helpers() -> Set<TypeIndex> {
    let views = program.types.indices.map(TypeIndex.init).filter(isFrame)
    return Set(views.flatMap { view in coordinators(of: view).filter { isPart($0, of: view) } })
      .filter { !roles.showsByItself($0) }
  }

  private func isFrame(_ view: TypeIndex) -> Bool {
    !program.types[Int(view)].isForeign && Self.frames.contains { roles.inherits(view, $0) }
  }

  private func coordinators(of view: TypeIndex) -> [TypeIndex] {
    functions(of: view).filter { program.name($0.name) == "makeCoordinator" }
      .flatMap { program.resultType(of: $0).types }
  }

  /// Tells whether a class is nested in a view, or refers to it: `let parent: MapView`.
  private func isPart(_ type: TypeIndex, of view: TypeIndex) -> Bool {
    program.typeName(type).hasPrefix(program.typeName(view) + ".") || roles.keptTypes(by: type).contains(view)
  }

  private func functions(of view: TypeIndex) -> [FunctionInfo] {
    program.types[Int(view)].functionOrder.map { program.functions[Int($0)] }
  }

  private func called(in function: FunctionInfo) -> [String] {
    program.mentions(in: function.file, from: function.begin, to: function.end).filter { $0.kind == .called }
      .map { program.name($0.name) }
  }

  private func type(_ name: String, in function: FunctionInfo) -> TypeIndex? {
    program.type(named: name, in: function.owner, file: function.file)
  }
}
