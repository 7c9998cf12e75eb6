/// The words that begin a declaration which a sketch tells of.
struct Keywords {
  enum Keyword {
    case imports, variable, function, alias
    case type(DeclaredName.Kind)
  }

  private let imports = WordHash("import")
  private let variable = WordHash("var")
  private let constant = WordHash("let")
  private let function = WordHash("func")
  private let alias = WordHash("typealias")
  private let `class` = WordHash("class")
  private let `struct` = WordHash("struct")
  private let `enum` = WordHash("enum")
  private let `protocol` = WordHash("protocol")
  private let `extension` = WordHash("extension")
  private let actor = WordHash("actor")

  @inline(__always)
  subscript(hash: WordHash) -> Keyword? {
    switch hash {
    case constant, variable: .variable
    case function: .function
    case `class`: .type(.class)
    case `struct`: .type(.struct)
    case `enum`: .type(.enum)
    case `protocol`: .type(.protocol)
    case `extension`: .type(.extension)
    case actor: .type(.actor)
    case imports: .imports
    case alias: .alias
    default: nil
    }
  }
}
