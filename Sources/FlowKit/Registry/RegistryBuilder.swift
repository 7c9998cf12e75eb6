/// Collects the flows of an app, from its first flows and its modules, and makes a registry of them.
///
/// ```swift
/// var builder = RegistryBuilder(name: "Shop")
/// builder.addRoot(AppFlow.self)
/// PaymentModule.register(in: &builder)      // calls builder.add(CardFlow.self)
/// let registry = builder.build()
/// ```
///
/// Routes are followed from type to type; no coordinator or screen is created.
public struct RegistryBuilder {
  let name: String
  private(set) var flows = FlowList()
  private(set) var roots: [String] = []

  /// Makes an empty builder.
  public init(name: String = "") { self.name = name }

  /// Adds a flow where the app starts, and everything its routes lead to.
  public mutating func addRoot(_ type: any FlowSource.Type) {
    let id = flows.add(type)
    if !roots.contains(id) { roots.append(id) }
  }

  /// Adds a flow of a module, and everything its routes lead to; a first flow must lead to it.
  public mutating func add(_ type: any FlowSource.Type) { flows.add(type) }

  /// Builds the registry of everything added so far.
  public func build() -> Registry { Registry(self) }
}

/// A list of flows, each once, in the order in which they were found.
struct FlowList {
  private(set) var all: [FlowFacts] = []
  /// Ids shared by two types, with both types' full names.
  private(set) var clashes: [(id: String, kept: String, other: String)] = []
  private var numbers: [String: Int] = [:]
  private var ids: [ObjectIdentifier: String] = [:]

  /// The id of the flow for a type; nil if the type is not a flow of the list.
  func id(of type: Any.Type) -> String? { ids[ObjectIdentifier(type)] }

  @discardableResult
  mutating func add(_ type: any FlowSource.Type) -> String {
    let first = type.flowFacts
    var open = [first]
    while let facts = open.popLast() {
      guard ids.updateValue(facts.id, forKey: ObjectIdentifier(facts.type)) == nil else { continue }
      insert(facts)
      // The last is taken first: reversed, flows are found in the order in which routes are declared.
      for route in facts.routes.reversed() {
        guard let child = route.target as? any FlowSource.Type, id(of: child) == nil else { continue }
        open.append(child.flowFacts)
      }
    }
    return first.id
  }

  private mutating func insert(_ facts: FlowFacts) {
    guard let number = numbers[facts.id] else {
      numbers[facts.id] = all.count
      return all.append(facts)
    }
    let (kept, other) = (String(reflecting: all[number].type), String(reflecting: facts.type))
    clashes.append((facts.id, min(kept, other), max(kept, other)))
  }
}
