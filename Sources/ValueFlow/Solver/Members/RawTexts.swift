import SwiftFacts

/// The texts of enum cases: `Segue.showCards.rawValue`.
struct RawTexts {
  let program: Program

  /// The text that a property gives of a case; nil if it is not the raw value, or no text.
  ///
  /// Of a case without its type, such as `.showCards`, it is the one on which all enums with such a case agree.
  func text(_ property: Name, of object: ObjectInfo) -> Name? {
    guard program.name(property) == "rawValue" else { return nil }
    if object.type >= 0 { return text(of: object.name, in: object.type) }
    let texts = Set(program.enums(withCase: object.name).map { text(of: object.name, in: $0) })
    return texts.count == 1 ? texts.first ?? nil : nil
  }

  private func text(of name: Name, in type: TypeIndex) -> Name? {
    guard let found = program.enumCase(name, of: type),
      program.types[Int(type)].supertypes.contains(where: { program.typeName($0) == "String" })
    else { return nil }
    if found.rawValue < 0 { return name }
    guard let parts = program.written(found.rawValue, in: found.file)?.textParts, parts.count < 2 else {
      return nil
    }
    return program.names.known((parts.first ?? "") ?? "")
  }
}
