/// A name of the program as a number; that of the empty name is 0.
package typealias Name = Int32

/// All names of a program, each once.
package struct NameTable {
  private var numbers: [String: Name] = ["": 0]
  private var texts: [String] = [""]

  package subscript(_ name: Name) -> String { texts[Int(name)] }

  package mutating func number(_ text: String) -> Name {
    if let known = numbers[text] { return known }
    let number = Name(texts.count)
    numbers[text] = number
    texts.append(text)
    return number
  }

  /// The numbers of all names with a property.
  func numbers(where isMeant: (String) -> Bool) -> Set<Name> {
    Set(texts.indices.filter { isMeant(texts[$0]) }.map(Name.init))
  }

  /// The number of a name that is already in the table.
  package func known(_ text: String) -> Name? { numbers[text] }
}
