/// `LibrarySemantics` with names as numbers.
struct Semantics {
  let contentProperties: NameSet
  let passing: NameSet
  let elementwise: NameSet
  let mapping: NameSet
  let views: Set<Name>
  let joining: NameSet
  let publishing: Set<Name>
  let piping: NameSet
  let registering: Set<Name>
  let pairing: [Name: [Name]]
  let showing: NameSet
  let accessories: Set<Name>
  let hearing: NameSet
  let watching: Set<Name>
  let accompanying: Set<Name>
  let plainTypes: Set<TypeIndex>
  let hosts: Set<TypeIndex>
  let bearers: Set<Name>
  let madeByText: [Name: [String: String]]
  let sending: [Name: String]
  let receiving: [Name: String]
  let called: NameSet
  let delegated: NameSet
  let reused: Set<Name>
  let members: Set<Name>
  let verbs: Set<Name>
  let channels: NameSet
  let anyTypes: Set<Name>
  let words: Set<Name>
  let putting: NameSet
  /// Properties that refer to an object without holding it as content, such as `delegate`.
  let references: NameSet
  /// Modifiers that give an object to all views inside, and the properties of views that take one.
  let providing: NameSet
  let provided: Set<PropertyIndex>
  let environmentKeys: [PropertyIndex: Name]
  /// Functions that change a view by the `body` of an object.
  let modifying: NameSet
  let body: Name
  /// The label of a value whose changes a closure is told: `onChange(of: step) { old, new in … }`.
  let changing: Name
  let awaiting: [Name: TypeIndex]
  let lending: [Name: TypeIndex]
  let running: NameSet
  let beginning: Set<Name>
  let selections: Set<Name>
  let continuing: NameSet
  /// Functions whose closures build screens for values, chosen by the type of the values.
  let builders: NameSet
  /// Functions of flows to which a library delivers requests.
  let answering: Set<Name>
  let content: Name
  /// The name under which loops read the elements of sequences.
  let element: Name
  let initializer: Name
  let callAsFunction: Name
  /// The property of any object by which a library publishes its events: `page.rx`.
  let reactive: Name
  /// `String` and `Bool`.
  let text: TypeIndex
  let flag: TypeIndex
  /// The publisher of a property.
  let publisher: TypeIndex
  let yes: Name
  let no: Name
  /// The cases of the system's enums for what succeeded, and for what did not.
  let successes: Set<Name>
  let failure: Name
  let messages: MessageRules

  init(_ given: LibrarySemantics, _ program: Program) {
    func numbers(_ texts: Set<String>) -> Set<Name> { Set(texts.compactMap { program.names.known($0) }) }
    contentProperties = NameSet(numbers(given.contentProperties).union([program.special("#content")]))
    passing = NameSet(numbers(given.passing))
    elementwise = NameSet(numbers(given.mapping.union(given.elementwise)))
    mapping = NameSet(numbers(given.mapping))
    views = numbers(given.views)
    joining = NameSet(numbers(given.joining))
    publishing = numbers(given.publishing)
    piping = NameSet(numbers(given.piping))
    registering = numbers(given.registering)
    pairing = Dictionary(
      uniqueKeysWithValues: given.pairing.map { name, labels in
        (program.number(name), labels.map(program.number))
      })
    showing = NameSet(numbers(given.showing))
    accessories = numbers(given.accessories)
    hearing = NameSet(Set(given.hearing.map(program.special)))
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
    called = NameSet(numbers(given.called))
    delegated = NameSet(numbers(given.delegated))
    reused = numbers(given.reused)
    anyTypes = numbers(["Any", "AnyObject"])
    channels = NameSet(numbers(given.channels).union([program.special("Published")]))
    verbs = numbers(given.members)
    members = numbers(given.members.union(["success", "failure"]))
    words = numbers(given.words)
    putting = NameSet(numbers(given.putting))
    references = NameSet(
      program.names.numbers { name in
        ["delegate", "Delegate", "dataSource", "DataSource"].contains { name.hasSuffix($0) }
      })
    providing = NameSet(numbers(["environment", "environmentObject"]))
    provided = program.environmentProperties
    environmentKeys = program.environmentKeys
    modifying = NameSet(numbers(["modifier"]))
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
    running = NameSet(numbers(given.running))
    beginning = numbers(given.beginning)
    selections = numbers(given.selections)
    continuing = NameSet(numbers(given.continuing))
    builders = NameSet(numbers(given.requests.builders))
    answering = numbers(Set(given.requests.asking.map(\.handler)))
    content = program.special("#content")
    element = program.special("#element")
    initializer = program.special("init")
    callAsFunction = program.special("callAsFunction")
    reactive = program.special("rx")
    text = program.foreignType(program.special("String"))
    flag = program.foreignType(program.special("Bool"))
    publisher = program.foreignType(program.special("Published"))
    messages = MessageRules(given.messages, program)
    successes = numbers(["success", "finished"])
    failure = program.special("failure")
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
