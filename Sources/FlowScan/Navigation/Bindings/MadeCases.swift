import SwiftFacts
import ValueFlow

extension Solution {
  /// The cases for which code makes an object, the innermost first; none if it makes the object for any.
  func cases(making object: ObjectIndex) -> [Name] {
    let made = objects.makers(of: object).map { cases(around: $0.block, in: $0.instance) }
    return made.contains(where: \.isEmpty) ? [] : made.flatMap { $0 }
  }

  /// The only enum for whose cases code makes an object, by a member of its own or by a choice; nil if the code makes it for any value.
  func enumMaking(_ object: ObjectIndex) -> TypeIndex? {
    let types = objects.makers(of: object).flatMap { maker -> [TypeIndex] in
      let receiver = receiver(of: maker.instance)
      let own = receiver >= 0 && info(of: receiver).kind == .enumCase ? [receiver] : []
      return (own + chosen(maker.instance, maker.block)).map { info(of: $0).type }
    }
    let enums = Set(types.filter { $0 >= 0 && program.types[Int($0)].kind == .enum })
    return enums.count == 1 ? enums.first : nil
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
