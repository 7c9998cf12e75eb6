/// Reads how the app takes URLs apart: which case of which enum stands for which link.
struct LinkReading {
  private let knowledge: Knowledge
  private var program: Program { knowledge.program }

  init(_ knowledge: Knowledge) {
    self.knowledge = knowledge
  }

  /// Plays all code that is handed a URL and is no flow's.
  func read() -> [Player.LinkSighting] {
    var found: [Player.LinkSighting] = []
    for node in program.types where !knowledge.isCandidate[node.id.index] && node.kind != .protocol {
      found += links(readBy: node)
    }
    return found + linksByNameAlone(known: found)
  }

  private func links(readBy node: TypeNode) -> [Player.LinkSighting] {
    let functions = parsers(of: node.id)
    guard !functions.isEmpty else { return [] }
    let player = Player(node.id, knowledge: knowledge)
    for function in functions {
      _ = player.enter(function, on: function.facts.isStatic ? nil : player.me, [], in: player.root(Cause()))
    }
    return player.links
  }

  /// Functions that are handed a URL or an activity; a protocol's extension reads for the types that conform.
  private func parsers(of id: TypeID) -> [FunctionNode] {
    knowledge.ancestries[id.index].compactMap(\.id).flatMap { program[$0].functionOrder }.filter { function in
      function.facts.hasBody
        && function.facts.parameters.contains { $0.type.parts.contains { LinkReading.isAddress($0) } }
        && (function.mentions.contains("host") || !function.mentions.isDisjoint(with: LinkReading.parts))
    }
  }

  private static let parts: Set<String> = [
    "path", "pathComponents", "scheme", "absoluteString", "lastPathComponent", "webpageURL",
  ]

  private static func isAddress(_ type: TypeShape) -> Bool {
    ["URL", "NSURL", "URLComponents", "NSUserActivity"].contains(type.name ?? "")
  }

  // MARK: - Enums of links

  /// The enums whose cases are links: by their name, and because something turns text or an activity into them.
  var enums: [TypeNode] {
    program.types.filter { node in
      let name = node.shortName.lowercased()
      guard node.kind == .enum,
        ["deeplink", "universallink", "deep_link"].contains(where: { name.contains($0) })
      else { return false }
      return !node.cases.isEmpty
        && !node.inherits.contains { ["Error", "LocalizedError", "CodingKey"].contains($0.name ?? "") }
        && !name.hasSuffix("error") && !name.hasSuffix("params") && isMade(node) && !isPart(node)
    }
  }

  /// Whether an enum is only what a case of another enum of links carries.
  private func isPart(_ node: TypeNode) -> Bool {
    program.types.contains { other in
      other.kind == .enum && other.id != node.id
        && other.cases.flatMap(\.parameters).contains { parameter in
          guard let name = parameter.type.name, name.lastPart == node.shortName else { return false }
          return program.find(name, in: other.id, from: other.file) == node.id
        }
    }
  }

  /// Whether something makes the enum of a text, a URL or what a notification carries.
  private func isMade(_ node: TypeNode) -> Bool {
    let own = node.functionOrder.filter { $0.facts.name == "init" && !$0.facts.parameters.isEmpty }
    if !own.isEmpty { return true }
    return program.types.contains { type in
      type.functionOrder.contains { function in
        !function.facts.parameters.isEmpty
          && function.facts.result.parts.contains { $0.name?.lastPart == node.shortName }
      }
    }
  }

  /// Cases of which no URL is known are links all the same: they are named after the enum.
  private func linksByNameAlone(known: [Player.LinkSighting]) -> [Player.LinkSighting] {
    enums.flatMap { node -> [Player.LinkSighting] in
      let named = known.contains { $0.member?.type == node.id && !$0.hasNoAddress(knowledge.declared) }
      if named { return [] }
      return node.cases.map { fact in
        Player.LinkSighting(
          address: Address(), pattern: "\(node.shortName).\(fact.name)",
          member: EnumMember(type: node.id, name: fact.name, payload: []), file: node.file, place: fact.place)
      }
    }
  }
}

extension Player.LinkSighting {
  /// Whether no URL is known that anybody could open.
  fileprivate func hasNoAddress(_ declared: DeclaredAddresses) -> Bool {
    pattern.isEmpty && address.pattern(declared).isEmpty
  }
}
