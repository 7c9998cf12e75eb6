import SwiftFacts

/// Functions that run separately for each case that they receive.
extension Invocation {
  /// Runs a function whose paths are chosen by a case separately for each case.
  func split(_ object: ObjectIndex, _ use: Use, _ number: Int32) {
    let (instance, site, function, receiver) = (use.a, use.b, use.c, use.d)
    let key = object < 0 ? 0 : solver.splitKeys.key(of: object, byStyle: solver.shapes[use.c].isByStyle)
    let isOnlyOne = isCarrier(object, for: function)
    let split = UInt64(pair: number, isOnlyOne ? ~object : key)
    if solver.splits.contains(split) { return }
    let info = solver.program.functions[Int(function)]
    guard let template = solver.bodies.template(of: function), let place = splitting(function, on: receiver),
      mayBe(object, solver.program.parameterType(info.parameters[place], of: info))
    else { return }
    if object >= 0, isCall(object, handedTo: info, place, in: instance, site) { return }
    var context = solver.shapes[function].givesObjects ? solver.context(of: site, in: instance) : 0
    if isOnlyOne { context = solver.context(for: object, in: context) }
    _ = solver.splits.insert(split)
    let callee = solver.instance(template, receiver: receiver, context: context, key: key, outer: -1)
    connect(callee, function, site, in: instance, splitting: place, key, only: isOnlyOne ? object : -1)
  }

  /// Handles what looks like a case and is a call of a static function, whose result is the case: `perform(.page(detail))`.
  private func isCall(
    _ object: ObjectIndex, handedTo info: FunctionInfo, _ place: Int, in instance: InstanceIndex,
    _ site: Int32
  ) -> Bool {
    let made = solver.objects[object]
    guard made.kind == .enumCase, made.type < 0 else { return false }
    let types = solver.program.parameterType(info.parameters[place], of: info).types
    guard let type = types.first(where: { solver.matching.isStaticCall(object, of: $0) }) else {
      return false
    }
    return solver.matching.callStatic(made.name, of: type, carrying: object)
  }

  /// Tells whether a function runs for a case alone, since that contains what is shown; not if code that runs like this makes the case, which
  /// may go on without end.
  private func isCarrier(_ object: ObjectIndex, for function: FunctionIndex) -> Bool {
    guard object >= 0, solver.shapes[function].isByObject else { return false }
    let info = solver.objects[object]
    return info.kind == .enumCase && !solver.contexts.isByCase(info.context)
      && solver.knownField(object, solver.program.part(0)) != nil
  }

  /// Tells whether an object, if there is one, can be of a type.
  private func mayBe(_ object: ObjectIndex, _ declared: ResolvedType) -> Bool {
    guard object >= 0, solver.objects[object].type >= 0, !declared.types.isEmpty else { return true }
    return declared.types.contains { solver.program.isCompatible(solver.objects[object].type, with: $0) }
  }

  /// The parameter whose cases choose between paths, if the function also has other parameters.
  ///
  /// A flow answers each request separately, as does code that shows screens itself; other functions with no other parameter are not split.
  func splitting(_ function: FunctionIndex, on receiver: ObjectIndex) -> Int? {
    let shape = solver.shapes[function]
    guard shape.choosing >= 0 else { return nil }
    let isFlow =
      receiver >= 0 && solver.objects[receiver].type >= 0
      && solver.interest.decides(solver.objects[receiver].type)
    let isSplit =
      shape.parameters > 1 || isFlow || shape.givesObjects || shape.isShowing || shape.isByStyle
      || shape.isByObject
    return isSplit ? shape.choosing : nil
  }
}
