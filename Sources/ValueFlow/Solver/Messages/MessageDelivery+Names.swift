import SwiftFacts

/// The names of messages: constants in extensions of their type or elsewhere, texts, and names without source.
extension MessageDelivery {
  /// The messages that a call sends or registers for.
  ///
  /// - Parameter known: those of the objects that were looked at; nothing runs meanwhile, and many calls have the same.
  func titles(of call: Messages.Call, _ known: inout [ObjectIndex: [Messages.Title]]) -> [Messages.Title] {
    let node = solver.node(ofArgument: call.argument, of: call.site, in: call.instance)
    let objects = objects(at: node)
    for object in objects where known[object] == nil { known[object] = ordered(titles(of: object, depth: 0)) }
    let found = objects.count == 1 ? known[objects[0]] ?? [] : ordered(objects.flatMap { known[$0] ?? [] })
    if !found.isEmpty { return found }
    return writtenTitle(of: call).map { [$0] } ?? []
  }

  /// A copy of the objects at a node: to look at one may add others, which would copy all of the table while a part of it is in use.
  private func objects(at node: NodeIndex) -> [ObjectIndex] {
    solver.deliveryInputs.note(node, in: solver)
    return Array(solver.unsortedObjects(at: node))
  }

  private func ordered(_ titles: [Messages.Title]) -> [Messages.Title] {
    titles.count < 2 ? titles : Set(titles).sorted { $0.key < $1.key }
  }

  private func titles(of object: ObjectIndex, depth: Int) -> [Messages.Title] {
    let info = solver.objects[object]
    switch info.kind {
    case .text: return [Messages.Title(key: info.name, name: info.name)]
    case .enumCase where info.name == solver.semantics.initializer:
      return titles(in: Int32(truncatingIfNeeded: info.site >> 8), of: info.outer, depth: depth)
    case .enumCase where info.type < 0:
      return solver.isFlag(object) ? [] : constant(info.name) ?? [unknown(info.name)]
    case .enumCase:
      let key = solver.program.special(
        solver.program.typeName(info.type) + "." + solver.program.name(info.name))
      return [Messages.Title(key: key, name: info.name)]
    case .instance where solver.program.types[Int(info.type)].isForeign && depth < 4:
      return making(object).flatMap { made in
        titles(in: made.site, of: made.instance, depth: depth).map { title in
          Messages.Title(key: title.key, name: constantName(made.instance) ?? title.name)
        }
      }
    default: return []
    }
  }

  /// The names in a call that makes a name, `Notification.Name("paid")`, or a message with one, `Notification(name: .paid)`.
  private func titles(in site: Int32, of instance: InstanceIndex, depth: Int) -> [Messages.Title] {
    let call = solver.bodies.sites[Int(site)]
    guard
      let argument = call.arguments.first(where: {
        $0.label == 0 || $0.label == solver.semantics.messages.label
          || solver.program.name($0.label) == "rawValue"
      })
    else { return [] }
    let found = objects(at: solver.node(instance, argument.slot)).flatMap {
      titles(of: $0, depth: depth + 1)
    }
    if !found.isEmpty { return found }
    // A text that is computed is the same wherever it is computed by the same expression.
    let text = solver.program.special(
      solver.program.expressionText(call.node, in: solver.template(instance).file))
    return [Messages.Title(key: text, name: text)]
  }

  /// The name of the constant whose value an instance computes.
  private func constantName(_ instance: InstanceIndex) -> Name? {
    switch solver.template(instance).kind {
    case .value(let property), .getter(let property):
      let info = solver.program.properties[Int(property)]
      return info.owner < 0 || info.flags.contains(.isStatic) ? info.name : nil
    default: return nil
    }
  }

  /// The names that a constant of the source has as its value; nil if the source has no such constant.
  private func constant(_ name: Name) -> [Messages.Title]? {
    for type in solver.semantics.messages.names {
      guard let property = solver.program.property(name, of: type),
        solver.program.properties[Int(property)].flags.contains(.isStatic)
      else { continue }
      let found = objects(at: solver.staticNode(property)).flatMap { titles(of: $0, depth: 1) }
      return found.isEmpty ? [Messages.Title(key: name, name: name)] : found
    }
    return nil
  }

  /// The name as written, where it has no value: a constant without source.
  private func writtenTitle(of call: Messages.Call) -> Messages.Title? {
    guard let written = written(call) else { return nil }
    if let known = constant(written.name)?.first { return known }
    return written.isOfType ? Messages.Title(key: written.name, name: written.name, isOfSystem: true) : nil
  }

  /// The member that is written as a call's argument with the name; it is read once.
  private func written(_ call: Messages.Call) -> Messages.Written? {
    let key = UInt64(pair: call.site, Int32(call.argument))
    if let known = solver.messages.written[key] { return known }
    let found = read(call)
    solver.messages.written[key] = .some(found)
    return found
  }

  private func read(_ call: Messages.Call) -> Messages.Written? {
    let site = solver.bodies.sites[Int(call.site)]
    guard
      case .call(_, let arguments)? = solver.program.written(
        site.node, in: solver.template(call.instance).file)?.form,
      arguments.indices.contains(call.argument),
      case .member(let base, let name) = arguments[call.argument].value.form
    else { return nil }
    return Messages.Written(name: name, isOfType: base?.text.first?.isUppercase ?? false)
  }

  /// A constant without source; those of the system's frameworks begin with a prefix in capitals.
  private func unknown(_ name: Name) -> Messages.Title {
    Messages.Title(key: name, name: name, isOfSystem: solver.program.name(name).first?.isUppercase ?? false)
  }
}
