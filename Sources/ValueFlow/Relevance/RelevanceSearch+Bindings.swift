import SwiftFacts

// Views that set what a flow's view is bound to, by a binding that they are given: `ListView(path: $flow.path)`.
extension RelevanceSearch {
  /// Wants the properties of views that are bound to the given properties of flows, by name.
  mutating func seedBindings(to names: Set<Name>) {
    let properties = program.boundProperties
    if properties.isEmpty { return }
    var waiting = names.flatMap { binders[$0] ?? [] }
    var known: Set<TypeIndex> = []
    while let body = waiting.popLast() {
      for mention in mentions(inBody: body) where mention.kind == .called {
        for type in typesByShortName[mention.name] ?? [] {
          guard let names = properties[type], known.insert(type).inserted else { continue }
          for name in names {
            want(Wanted(kind: .member, name: name, owner: type))
            waiting += (binders[name] ?? []).filter { owner(of: $0) == type }
          }
        }
      }
    }
  }

  private func mentions(inBody body: Body) -> [Program.Mention] {
    let property = Int(body) - program.functions.count
    if property < 0 {
      let info = program.functions[Int(body)]
      return program.mentions(in: info.file, from: info.begin, to: info.end)
    }
    let info = program.properties[property]
    return program.mentions(in: info.file, from: info.begin, to: info.end)
  }
}
