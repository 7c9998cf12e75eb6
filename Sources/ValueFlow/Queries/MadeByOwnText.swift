/// The types that a type's code makes by texts which only it may use, as a screen performs its segues of a storyboard.
struct MadeByOwnText {
  /// The functions that take such texts.
  let verbs: Set<Name>
  private var typesByOwner: [Substring: [String]] = [:]

  init(_ known: Semantics) {
    verbs = Set(known.madeByText.keys)
    for table in known.madeByText.values {
      for (text, type) in table {
        guard let end = text.firstIndex(of: "/") else { continue }
        typesByOwner[text[..<end], default: []].append(type)
      }
    }
  }

  /// The names of the types that code of a type makes, once for each text.
  func types(of owner: String) -> [String] { typesByOwner[owner[...]] ?? [] }
}
