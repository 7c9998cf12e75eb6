/// `LibrarySemantics` with names as numbers.
struct Semantics {
  let contentProperties: Set<Name>
  let passing: Set<Name>
  let elementwise: Set<Name>
  let mapping: Set<Name>
  let views: Set<Name>
  let joining: Set<Name>
  let publishing: Set<Name>
  let piping: Set<Name>
  let pairing: [Name: [Name]]
  let showing: Set<Name>
  let accessories: Set<Name>
  let hearing: Set<Name>
  let watching: Set<Name>
  let accompanying: Set<Name>
  let plainTypes: Set<TypeIndex>
  let hosts: Set<TypeIndex>
  let bearers: Set<Name>
  let madeByText: [Name: [String: String]]
  let sending: [Name: String]
  let receiving: [Name: String]
  let called: Set<Name>
  let delegated: Set<Name>
  let reused: Set<Name>
  let members: Set<Name>
  let verbs: Set<Name>
  let channels: Set<Name>
  let anyTypes: Set<Name>
  let words: Set<Name>
  let putting: Set<Name>
  /// Properties that refer to an object without holding it as content, such as `delegate`.
  let references: Set<Name>
  /// Modifiers that give an object to all views inside, and the properties of views that take one.
  let providing: Set<Name>
  let provided: Set<PropertyIndex>
  let environmentKeys: [PropertyIndex: Name]
  /// Functions that change a view by the `body` of an object.
  let modifying: Set<Name>
  let body: Name
  /// The label of a value whose changes a closure is told: `onChange(of: step) { old, new in … }`.
  let changing: Name
  let awaiting: [Name: TypeIndex]
  let lending: [Name: TypeIndex]
  let running: Set<Name>
  let beginning: Set<Name>
  let selections: Set<Name>
  let continuing: Set<Name>
  /// Functions whose closures build screens for values, chosen by the type of the values.
  let builders: Set<Name>
  let content: Name
  /// The name under which loops read the elements of sequences.
  let element: Name
  let initializer: Name
  let callAsFunction: Name
  /// `String` and `Bool`.
  let text: TypeIndex
  let flag: TypeIndex
  /// The publisher of a property.
  let publisher: TypeIndex
  let yes: Name
  let no: Name
  let messages: MessageRules

  init(_ given: LibrarySemantics, _ program: Program) {
    func numbers(_ texts: Set<String>) -> Set<Name> { Set(texts.compactMap { program.names.known($0) }) }
    contentProperties = numbers(given.contentProperties).union([program.special("#content")])
    passing = numbers(given.passing)
    elementwise = numbers(given.mapping.union(given.elementwise))
    mapping = numbers(given.mapping)
    views = numbers(given.views)
    joining = numbers(given.joining)
    publishing = numbers(given.publishing)
    piping = numbers(given.piping)
    pairing = Dictionary(
      uniqueKeysWithValues: given.pairing.map { name, labels in
        (program.number(name), labels.map(program.number))
      })
    showing = numbers(given.showing)
    accessories = numbers(given.accessories)
    hearing = Set(given.hearing.map(program.special))
    watching = numbers(given.watching)
    accompanying = numbers(given.accompanying)
    hosts = Set(numbers(given.hosts).map { program.foreignType($0) })
    plainTypes = Set(numbers(given.plainTypes).map { program.foreignType($0) })
    bearers = numbers(given.bearers)
    madeByText = given.madeByText.reduce(into: [:]) { table, row in
      if let name = program.names.known(row.key) { table[name] = row.value }
    }
    func table(_ given: [String: String]) -> [Name: String] {
      given.reduce(into: [:]) { table, row in
        if let name = program.names.known(row.key) { table[name] = row.value }
      }
    }
    sending = table(given.sending)
    receiving = table(given.receiving)
    called = numbers(given.called)
    delegated = numbers(given.delegated)
    reused = numbers(given.reused)
    anyTypes = numbers(["Any", "AnyObject"])
    channels = numbers(given.channels)
    verbs = numbers(given.members)
    members = numbers(given.members.union(["success", "failure"]))
    words = numbers(given.words)
    putting = numbers(given.putting)
    references = program.names.numbers { name in
      ["delegate", "Delegate", "dataSource", "DataSource"].contains { name.hasSuffix($0) }
    }
    providing = numbers(["environment", "environmentObject"])
    provided = program.environmentProperties
    environmentKeys = program.environmentKeys
    modifying = numbers(["modifier"])
    body = program.special("body")
    changing = program.special("of")
    func types(_ given: [String: String]) -> [Name: TypeIndex] {
      given.reduce(into: [:]) { table, row in
        guard let name = program.names.known(row.key) else { return }
        table[name] = program.foreignType(program.special(row.value))
      }
    }
    awaiting = types(given.awaiting)
    lending = types(given.lending)
    running = numbers(given.running)
    beginning = numbers(given.beginning)
    selections = numbers(given.selections)
    continuing = numbers(given.continuing)
    builders = numbers(given.requests.builders)
    content = program.special("#content")
    element = program.special("#element")
    initializer = program.special("init")
    callAsFunction = program.special("callAsFunction")
    text = program.foreignType(program.special("String"))
    flag = program.foreignType(program.special("Bool"))
    publisher = program.foreignType(program.special("Published"))
    messages = MessageRules(given.messages, program)
    yes = program.special("true")
    no = program.special("false")
  }
}

extension Semantics {
  /// Tells whether values of a type are irrelevant.
  func isPlain(_ type: TypeIndex) -> Bool { plainTypes.contains(type) }

  func isPlain(_ type: ResolvedType) -> Bool {
    !type.types.isEmpty && type.types.allSatisfy { plainTypes.contains($0) }
  }

  /// Tells whether a name is that of `true` or `false`.
  func isFlag(_ name: Name) -> Bool { name == yes || name == no }
}

extension Program {
  /// The number of a name that the analysis itself uses.
  func special(_ text: String) -> Name { names.number(text) }

  /// The name of an element of a tuple, or of an associated value.
  func part(_ index: Int) -> Name { parts[min(index, parts.count - 1)] }
}
