// Functions of lists.
extension Player {
  /// `list.map { … }`, `list.forEach(show)`.
  func collection(_ name: String, _ items: [Value], _ call: Call) -> Value {
    let given = values(of: call, for: [])
    if !hosts.isEmpty, knowledge.verbs[name]?.contains(where: \.isRoute) ?? false {
      show(name, given, on: .list(items), call)
      return .unknown
    }
    if !hosts.isEmpty, knowledge.back.contains(name) { noteBack(name, on: nil, call) }
    guard let handler = given.last?.value else {
      return ["first", "last", "randomElement", "popLast", "removeFirst"].contains(name)
        ? .oneOf(items) : .list(items)
    }
    let results = items.prefix(40).map { item -> Value in
      switch handler {
      case .closure(let closure): play(closure, with: [item], in: call.frame)
      case .keyPath(let path): path.reduce(item) { member($1, of: $0, in: call.frame) }
      default: invoke(handler, [.init(label: "", value: item)], call)
      }
    }
    switch name {
    case "map", "compactMap", "flatMap": return .list(results)
    case "first", "last", "randomElement": return .oneOf(items)
    case "append", "insert": return .list(items + [handler])
    default: return .list(items)
    }
  }
}
