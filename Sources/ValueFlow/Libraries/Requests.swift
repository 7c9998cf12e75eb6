/// `LibraryRequests` with names as numbers.
struct Requests {
  struct Asking {
    var handler: Name
    var argument: RequestArgument
    var isQuestion: Bool
    var reachesAll: Bool
  }

  struct Ending {
    var handler: Name
    var argument: RequestArgument
  }

  struct Beginning {
    var flow: RequestArgument
    var asker: RequestArgument
    var handler: Name
    var says: [Name]
    /// The label of the object that makes requests for a screen; 0 if that is the screen itself.
    var label: Name
  }

  struct Path {
    var builder: Name
    var path: Name
    var makes: Name
  }

  let paths: [Path]
  let asking: [Name: [Asking]]
  let endings: [Name: [Ending]]
  let beginnings: [Name: [Int]]
  let begun: [Beginning]
  let adapting: [Name: [Name]]
  let flows: Set<Name>
  let handlers: Set<Name>
  /// Property wrappers that make routes.
  let wrappers: Set<String>
  let listing: Set<Name>
  let builders: Set<Name>
  let marks: Set<Name>
  /// Functions that go back, and that return their receiver.
  let backs: Set<Name>

  init(_ given: LibraryRequests, _ program: Program) {
    paths = given.paths.map {
      Path(
        builder: program.special($0.builder), path: program.special($0.path),
        makes: $0.makes.isEmpty ? 0 : program.special($0.makes))
    }
    var asking: [Name: [Asking]] = [:]
    for rule in given.asking {
      guard let name = program.names.known(rule.name) else { continue }
      asking[name, default: []].append(
        Asking(
          handler: rule.handler.isEmpty ? 0 : program.special(rule.handler),
          argument: RequestArgument(rule.argument, program), isQuestion: rule.isQuestion,
          reachesAll: rule.reachesAll))
    }
    var endings: [Name: [Ending]] = [:]
    for rule in given.endings {
      guard let name = program.names.known(rule.name) else { continue }
      endings[name, default: []].append(
        Ending(
          handler: program.special(rule.handler), argument: RequestArgument(rule.argument, program)))
    }
    begun = given.beginnings.map { rule in
      Beginning(
        flow: RequestArgument(rule.flow, program), asker: RequestArgument(rule.asker, program),
        handler: program.special(rule.handler), says: rule.says.compactMap { program.names.known($0) },
        label: rule.flow == rule.asker ? 0 : program.special(rule.asker))
    }
    beginnings = given.beginnings.indices.reduce(into: [:]) { table, index in
      if let name = program.names.known(given.beginnings[index].name) {
        table[name, default: []].append(index)
      }
    }
    adapting = given.adapting.reduce(into: [:]) { table, rule in
      table[program.special(rule.key)] = rule.value.compactMap { program.names.known($0) }
    }
    (self.asking, self.endings) = (asking, endings)
    func numbers(_ texts: Set<String>) -> Set<Name> { Set(texts.compactMap { program.names.known($0) }) }
    flows = numbers(given.flows)
    wrappers = given.wrappers
    listing = numbers(given.listing)
    builders = numbers(given.builders)
    marks = numbers(given.marks)
    backs = numbers(given.backs)
    handlers = Set(asking.values.joined().map(\.handler)).subtracting([0])
  }
}

/// A selector of one argument of a call, or of several that follow each other.
enum RequestArgument {
  case receiver
  case position(Int)
  /// All from a position on, spelled `1...`.
  case positions(from: Int)
  case label(Name)

  init(_ text: String, _ program: Program) {
    if text == "self" {
      self = .receiver
    } else if let position = Int(text), position >= 0 {
      self = .position(position)
    } else if text.hasSuffix("..."), let first = Int(text.dropLast(3)), first >= 0 {
      self = .positions(from: first)
    } else {
      self = .label(program.special(text))
    }
  }

  /// The slot of the argument; of several, that of the first.
  func slot(in call: CallSite) -> Slot? { slots(in: call).first }

  /// The slots of the arguments.
  func slots(in call: CallSite) -> [Slot] {
    switch self {
    case .receiver: if case .member(let base) = call.callee { [base] } else { [] }
    case .position(let index): call.arguments.dropFirst(index).prefix(1).filter { $0.label == 0 }.map(\.slot)
    case .positions(let first): call.arguments.dropFirst(first).prefix { $0.label == 0 }.map(\.slot)
    case .label(let label): call.arguments.filter { $0.label == label }.prefix(1).map(\.slot)
    }
  }
}
