import SwiftFacts
import ValueFlow

/// Lists that are empty at first, and that code fills with objects which may take links: `private var handlers: [LinkHandler] = []`.
struct FilledLists {
  let walk: LinkWalk
  private var program: SourceProgram { walk.program }

  /// Tells whether a property that begins with an empty list has such objects later; the children of a flow only if they take a URL, since a
  /// flow hands them what it made of it.
  func contains(_ property: PropertyInfo) -> Bool {
    guard !property.flags.contains(.isConstant), property.getter < 0 else { return false }
    return program.type(of: property).types.contains { type in
      !program.types[Int(type)].isForeign && (!walk.isFlow(type) || takesAddress(type))
    }
  }

  private func takesAddress(_ type: TypeIndex) -> Bool {
    program.ancestors(type).flatMap { program.types[Int($0)].functionOrder }.contains { function in
      let info = program.functions[Int(function)]
      return info.parameters.contains { LinkEntries.isAddress($0, info, program) }
    }
  }
}
