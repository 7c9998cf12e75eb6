import SwiftFacts
import ValueFlow

/// Code that an object keeps, or a function of an object that is put together of others: how a parser calls the parsers of its parts.
///
/// The walk ends at a depth of calls, since code may call itself without end. Parsers that are made of small ones call each other much
/// deeper than other code, but such an object is only as deep as the code that made it: until it is called again, its calls do not count.
struct KeptCode: Hashable {
  /// The function; -1 for a closure.
  var function: FunctionIndex = -1
  var value: LinkValue

  /// The most such calls within each other.
  static let most = 40
  /// The most such calls for one entry of links, since parsers may go on without end; tables of links make some for each.
  static let mostRuns = 3_000
}

extension LinkWalk {
  /// Runs code of an object; the results that a link does not fit are one, without the conditions on which it turned out.
  func runKept(_ code: KeptCode, _ state: LinkState, _ run: () -> LinkResults) -> LinkResults {
    keptRuns += 1
    if keptRuns > KeptCode.mostRuns { giveUp() }
    if kept.count == KeptCode.most { isCutShort = true }
    guard kept.count < KeptCode.most, kept.insert(code).inserted else { return run() }
    depth -= 1
    keptNotes.begin()
    let results = run()
    if let spots = keptNotes.end(), handsOn(results) { keptSpots.formUnion(spots) }
    kept.remove(code)
    depth += 1
    if kept.isEmpty, !isRecorded() { return [(.unknown, state)] }
    let found = results.filter { $0.value != .none }
    if found.count == results.count { return results }
    return found + [(.none, LinkState(values: state.values, address: state.address))]
  }

  /// Tells whether code leaves or returns the rest of a link for other code to read.
  private func handsOn(_ results: LinkResults) -> Bool {
    results.contains { !$0.state.left.isEmpty || $0.value.hasSegments }
  }

  /// Records what was observed in code of objects; returns false if it goes on without end, so that the links may be of any length.
  private func isRecorded() -> Bool {
    defer { keptNotes = KeptNotes() }
    if keptRuns > KeptCode.mostRuns {
      walked = [:]
      return false
    }
    for note in keptNotes.notes { record(note) }
    for sighting in keptNotes.sightings { record(sighting) }
    return true
  }

  /// Tells whether code puts parsers together, and does not yet choose what a link opens.
  func isAssembling(_ state: LinkState) -> Bool {
    !constants.isEmpty || !kept.isEmpty || !state.address.isLink
  }

  /// Tells whether an object is put together of others.
  ///
  /// The variables of a class are no parts of it: a flow keeps in one the link that it opens later, `pending = .order(id)`.
  func isAssembled(_ value: LinkValue) -> Bool {
    switch value {
    // A flow that is made with an app's services is no parser, whatever texts these keep.
    case .object(let type, _) where isFlow(type): false
    case .object(let type, let fields):
      fields.contains { name, value in
        !isVariable(name, of: type) && (isAssembled(value) || value.isWrittenOut)
      }
    case .list(let values), .tuple(let values): values.contains(where: isAssembled)
    default: value.isAssembled
    }
  }

  private func isVariable(_ name: Name, of type: TypeIndex) -> Bool {
    guard type >= 0, program.types[Int(type)].kind == .class, let property = program.property(name, of: type)
    else { return false }
    return !program.properties[Int(property)].flags.contains(.isConstant)
  }

  /// Tells whether a function makes a parser, perhaps of others: `literal("orders").take(id)`.
  func makesReader(_ info: FunctionInfo, _ call: PathCall, on base: LinkValue, _ state: LinkState)
    -> Bool
  {
    guard isAssembling(state) else { return false }
    let result = program.resultType(of: info)
    guard result.isFunction || result.types.contains(where: mayRead) else { return false }
    return call.values.isEmpty || base.isAssembled
      || call.values.contains { $0.isAssembled || $0.isWrittenOut }
  }

  /// Tells whether objects of a type may take a link apart: they keep code, or have functions that take parts of it.
  func mayRead(_ type: TypeIndex) -> Bool {
    guard type >= 0, !program.types[Int(type)].isForeign else { return false }
    if let known = readers[type] { return known }
    let found = program.ancestors(type).contains { ancestor in
      let info = program.types[Int(ancestor)]
      if info.isForeign { return false }
      return info.propertyOrder.contains { keepsCode(program.properties[Int($0)]) }
        || info.functionOrder.contains { takesParts(program.functions[Int($0)]) }
    }
    readers[type] = found
    return found
  }

  private func keepsCode(_ property: PropertyInfo) -> Bool {
    property.getter < 0 && !property.flags.contains(.isStatic) && program.type(of: property).isFunction
  }

  private func takesParts(_ info: FunctionInfo) -> Bool {
    guard !info.flags.contains(.isStatic), info.result >= 0 else { return false }
    return info.parameters.contains { parameter in
      parameter.flags.contains(.isInOut)
        || program.parameterType(parameter, of: info).types.contains {
          LinkCalls.plainTypes.contains(program.typeName($0))
        }
    } || program.resultType(of: info).isTuple && !info.parameters.isEmpty
  }
}
