import SwiftFacts

/// Functions that run separately for each case that they receive.
extension Invocation {
  /// Runs a function whose paths are chosen by a case separately for each case.
  func split(_ object: ObjectIndex, _ use: Use, _ number: Int32) {
    let (instance, site, function, receiver) = (use.a, use.b, use.c, use.d)
    let key = object < 0 ? 0 : solver.splitKeys.key(of: object, byStyle: solver.shapes[use.c].isByStyle)
    let split = UInt64(pair: number, key)
    if solver.splits.contains(split) { return }
    let info = solver.program.functions[Int(function)]
    guard let template = solver.bodies.template(of: function), let place = splitting(function, on: receiver),
      mayBe(object, solver.program.parameterType(info.parameters[place], of: info))
    else { return }
    let context = solver.shapes[function].givesObjects ? solver.context(of: site, in: instance) : 0
    _ = solver.splits.insert(split)
    let callee = solver.instance(template, receiver: receiver, context: context, key: key, outer: -1)
    connect(callee, function, site, in: instance, splitting: place, key)
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
    let isSplit = shape.parameters > 1 || isFlow || shape.givesObjects || shape.isShowing || shape.isByStyle
    return isSplit ? shape.choosing : nil
  }
}
