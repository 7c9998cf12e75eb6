extension Reflection {
  /// The number of values that are searched behind a property wrapper.
  private static let mostWrapped = 64

  /// The elements of a path.
  mutating func path(in property: Property) -> [PathItem] {
    let value = unwrapped(property.value)
    if let items = hiddenPath(in: value) { return items }
    guard !(value is String), Self.isCollection(Mirror(reflecting: value)) else { return [] }
    return elements(of: value).filter { isItem($0) }.map { PathItem($0) }
  }

  /// The value that decides about a sheet; nil if there is none.
  mutating func item(in property: Property) -> PathItem? {
    let mirror = Mirror(reflecting: unwrapped(property.value))
    guard mirror.displayStyle == .optional, let value = mirror.children.first?.value else { return nil }
    return isItem(value) ? PathItem(value) : nil
  }

  /// Whether a value may represent a screen: objects, and values with coordinators or screens, are nodes of their own.
  private mutating func isItem(_ value: Any) -> Bool {
    guard !facts(of: type(of: value)).isClass else { return false }
    let whole = Property(name: "", value: value, ownership: .strong)
    return !ValueWalk.objects(in: whole, &self).contains { $0.role != nil }
  }

  mutating func elements(of collection: Any) -> [Any] {
    children(of: Mirror(reflecting: collection), isCustom: false).map(\.value)
  }

  /// The value of a wrapped property: of `Published<[Route]>` the `[Route]`, wherever the wrapper keeps it.
  mutating func unwrapped(_ value: Any) -> Any {
    let wrapper = String(reflecting: type(of: value))
    guard wrapper.hasSuffix(">"), ![.collection, .optional].contains(Mirror(reflecting: value).displayStyle)
    else { return value }
    var level = [value]
    var left = Self.mostWrapped
    while !level.isEmpty, left > 0 {
      if let found = level.first(where: { wrapper.hasSuffix("<\(String(reflecting: type(of: $0)))>") }) {
        return found
      }
      left -= level.count
      level = level.prefix(Self.mostWrapped).flatMap { elements(of: $0) }
    }
    return value
  }
}

extension Reflection {
  /// The current step of a coordinator of steps, according to a property: an element of its only other list, or the value itself.
  mutating func step(among properties: [Property]) -> Any? {
    for property in properties where rules.stepNames.contains(property.name) {
      let value = unwrapped(property.value)
      guard let number = value as? Int else {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first?.value : value
      }
      let lists = properties.filter { !rules.childrenNames.contains($0.name) && isList($0) }
      let steps = lists.count == 1 ? elements(of: lists[0].value) : []
      if steps.indices.contains(number) { return steps[number] }
    }
    return nil
  }

  private func isList(_ property: Property) -> Bool {
    Mirror(reflecting: property.value).displayStyle == .collection && !(property.value is String)
  }
}
