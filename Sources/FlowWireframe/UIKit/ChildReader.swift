internal import SwiftSyntax

/// Reads controllers inside a controller.
struct ChildReader {
  let reader: ControllerReader

  /// The SwiftUI view in a hosting controller in the code.
  func hosted(_ subject: Subject) -> [Element] {
    for call in subject.setup.calls where call.name.hasSuffix("HostingController") {
      guard let root = call.arguments["rootView"] else { continue }
      return shown(root, subject)
    }
    return []
  }

  /// The content of a controller whose view is added, as in `view.addSubview(list.view)`; nil if it is not known.
  func child(_ expression: ExprSyntax, named name: String, in subject: Subject) -> [Element]? {
    let path = subject.setup.locals[name].map(Setup.path) ?? name
    guard path.hasSuffix(".view"), path.count > 5 else { return nil }
    let controller = String(path.dropLast(5))
    let value =
      subject.setup.locals[controller] ?? subject.property(controller)?.value
      ?? subject.setup.value(controller, of: "")
    let call = value?.as(FunctionCallExprSyntax.self)
    if let root = call.flatMap({ Arguments($0)["rootView"] }) { return shown(root, subject) }
    let declared = subject.property(controller)?.type?.ownText.filter { !"?!".contains($0) }
    guard let kind = call.flatMap({ TypeName.of($0.calledExpression) }) ?? declared else { return nil }
    return content(ofController: kind, near: subject.type)
  }

  /// The known views that code hands to a controller that it shows, as in `stack.addItem(label)`.
  func handed(to controller: String, in subject: Subject) -> [Element] {
    let calls = subject.setup.calls.filter {
      $0.base == controller && $0.name.hasPrefix("add") && !$0.name.hasPrefix("addChild") && !$0.isReaction
    }
    return calls.compactMap { $0.arguments.first }.flatMap { reader.listed($0, subject) }.flatMap { view in
      reader.element(view, named: Setup.path(view), in: subject).filter {
        !$0.isEmpty && $0.kind != .hatched
      }
    }
  }

  /// The views that code hands to the controllers in its properties, where it adds no other views.
  func handedToAny(_ subject: Subject) -> [Element] {
    let bases = subject.setup.calls.filter { $0.name.hasPrefix("add") }.map(\.base)
    let controllers = Set(bases).filter { name in
      let value = subject.property(name)?.value?.as(FunctionCallExprSyntax.self)
      return value.flatMap { TypeName.of($0.calledExpression) }?.hasSuffix("Controller") ?? false
    }
    return controllers.sorted().flatMap { handed(to: $0, in: subject) }
  }

  /// The content of a controller that a function of the app embeds, as in `embed(list)`: of two branches that of the first, of more the one for the rest.
  func embedded(_ subject: Subject) -> [Element] {
    let calls = subject.setup.calls.filter { call in
      call.base.isEmpty && !call.isReaction && ["add", "embed"].contains(where: call.name.hasPrefix)
    }
    for call in calls.count == 2 ? calls : calls.reversed() {
      guard
        let name = call.arguments.first.map(Setup.path)
          ?? call.arguments.labelled.first.map({ Setup.path($0.value) }),
        let kind = subject.property(name)?.type?.ownText.filter({ !"?!".contains($0) }),
        let content = content(ofController: kind, near: subject.type)
      else { continue }
      return content
    }
    return []
  }

  private func content(ofController kind: String, near owner: TypeFacts) -> [Element]? {
    let parts = kind.split { "<>".contains($0) }.map(String.init)
    if parts.count == 2, parts[0].hasSuffix("HostingController") {
      return reader.lookup.type(parts[1], near: owner.path).flatMap {
        ViewReader(reader.lookup).custom($0, Arguments(), Scope(type: $0, path: $0.path))
      }
    }
    guard let type = reader.lookup.type(kind, inside: owner.name, near: owner.path) else { return nil }
    guard reader.lookup.ancestors(of: type).contains(where: { $0.hasSuffix("Controller") }) else {
      return nil
    }
    let inner = reader.subjects.subject(type)
    let body = reader.enter(type.name) { reader.body(of: inner) }
    return body.flatMap { $0.isEmpty ? nil : [$0] }
  }

  /// The SwiftUI view that a hosting controller shows, whose bars become those of the screen.
  private func shown(_ root: ExprSyntax, _ subject: Subject) -> [Element] {
    let view = ViewReader(reader.lookup)
    let elements = view.view(subject.setup.locals[Setup.path(root)] ?? root, subject.scope)
    if reader.content.title.isEmpty { reader.content.title = view.content.title }
    reader.content.leading += view.content.leading
    reader.content.trailing += view.content.trailing
    return elements
  }
}
