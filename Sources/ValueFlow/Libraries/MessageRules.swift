/// `LibraryMessages` with names as numbers.
struct MessageRules {
  let sending: [Name: [RequestArgument]]
  let hearing: [Name: [RequestArgument]]
  let sequences: Set<Name>
  let receiving: Set<Name>
  /// The types of the names of messages.
  let names: [TypeIndex]
  let message: TypeIndex
  let source: TypeIndex
  let responder: TypeIndex
  /// The labels of a message's own name, and of the object to which a selector is sent.
  let label: Name
  let targets: Set<Name>

  init(_ given: LibraryMessages, _ program: Program) {
    func table(_ rules: [LibraryMessages.Rule]) -> [Name: [RequestArgument]] {
      rules.reduce(into: [:]) { table, rule in
        guard let name = program.names.known(rule.name) else { return }
        table[name, default: []].append(RequestArgument(rule.argument, program))
      }
    }
    func type(_ name: String) -> TypeIndex {
      name.isEmpty ? -1 : program.foreignType(program.special(name))
    }
    sending = table(given.sending)
    hearing = table(given.hearing)
    sequences = Set(given.sequences.compactMap { program.names.known($0) })
    receiving = Set(given.receiving.compactMap { program.names.known($0) })
    names = given.names.sorted().map(type)
    (message, source, responder) = (type(given.message), type(given.source), type(given.responder))
    label = program.special("name")
    targets = Set(["to", "target"].compactMap { program.names.known($0) })
  }
}
