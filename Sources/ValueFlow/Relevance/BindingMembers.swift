import SwiftFacts

/// Views that set what a flow's view is bound to, by a binding that they are given: `ListView(path: $flow.path)`.
struct BindingMembers {
  let search: RelevanceSearch

  /// The properties of views that are bound to the given properties of flows, by name.
  func bound(to names: Set<Name>) -> [RelevanceSearch.Wanted] {
    let properties = search.program.boundProperties
    if properties.isEmpty { return [] }
    var found: [RelevanceSearch.Wanted] = []
    var waiting = names.flatMap { search.binders[$0] ?? [] }
    var known: Set<TypeIndex> = []
    while let body = waiting.popLast() {
      for mention in mentions(inBody: body) where mention.kind == .called {
        for type in search.typesByShortName[mention.name] ?? [] {
          guard let names = properties[type], known.insert(type).inserted else { continue }
          for name in names {
            found.append(RelevanceSearch.Wanted(kind: .member, name: name, owner: type))
            waiting += (search.binders[name] ?? []).filter { search.owner(of: $0) == type }
          }
        }
      }
    }
    return found
  }

  private func mentions(inBody body: RelevanceSearch.Body) -> [Program.Mention] {
    let program = search.program
    let property = Int(body) - program.functions.count
    if property < 0 {
      let info = program.functions[Int(body)]
      return program.mentions(in: info.file, from: info.begin, to: info.end)
    }
    let info = program.properties[property]
    return program.mentions(in: info.file, from: info.begin, to: info.end)
  }
}
