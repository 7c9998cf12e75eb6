import SwiftFacts

/// Functions that the app adds to types without source, called on an object of which the source does not say that it is of that type.
extension Calls {
  /// Runs the only function of the source that a call can mean, if it may be one of the receiver.
  ///
  /// It may be one added to all views, called on a view without source, as in `NavigationStack { … }.onMove { … }`, or one added to what a
  /// library's protocol inherits from, called on an object that conforms to it. What is in a list stands for the list, so that one added to
  /// lists may be one of any object.
  func callAdded(_ site: Int32, in instance: InstanceIndex, on receiver: ObjectIndex) -> Bool {
    let info = solver.objects[receiver]
    let call = solver.bodies.sites[Int(site)]
    guard !solver.semantics.words.contains(call.name),
      let added = solver.callQueries.extensionFunction(for: site), solver.relevance.functions[Int(added)],
      isOfLists(added) || isObject(info) && mayHave(info.type, added)
    else { return false }
    solver.overloadChoice.choose([added], site, in: instance, on: receiver)
    return true
  }

  /// Tells whether a receiver is one whose type says what it can do: of a type without source, one that code is seen to make.
  private func isObject(_ info: ObjectInfo) -> Bool {
    info.kind == .instance || info.kind == .some && !solver.program.types[Int(info.type)].isForeign
  }

  private func mayHave(_ type: TypeIndex, _ function: FunctionIndex) -> Bool {
    let owner = solver.program.functions[Int(function)].owner
    if solver.program.types[Int(type)].isForeign {
      return solver.semantics.views.contains(solver.program.types[Int(owner)].name)
    }
    return solver.program.isOpen(type) && solver.program.isCompatible(type, with: owner)
  }

  private func isOfLists(_ function: FunctionIndex) -> Bool {
    Self.lists.contains(solver.program.typeName(solver.program.functions[Int(function)].owner))
  }

  private static let lists: Set<String> = [
    "Array", "Sequence", "Collection", "MutableCollection", "RangeReplaceableCollection",
    "BidirectionalCollection", "RandomAccessCollection",
  ]
}
