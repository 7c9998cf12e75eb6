import SwiftFacts
import ValueFlow

extension Solution {
  /// The cases for which code makes an object, the innermost first; none if it makes the object for any.
  func cases(making object: ObjectIndex) -> [Name] {
    let made = objects.makers(of: object).map { cases(around: $0.block, in: $0.instance) }
    return made.contains(where: \.isEmpty) ? [] : made.flatMap { $0 }
  }

  private func cases(around block: Int32, in instance: InstanceIndex) -> [Name] {
    let blocks = template(instance).blocks
    var names: [Name] = []
    var block = block
    while block > 0 {
      names += blocks[Int(block)].caseNames + blocks[Int(block)].outerCaseNames
      block = blocks[Int(block)].parent
    }
    return names
  }
}
