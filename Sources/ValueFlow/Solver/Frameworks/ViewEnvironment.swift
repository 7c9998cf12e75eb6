import SwiftFacts

/// Objects that views take from their environment: `.environmentObject(model)` and `@EnvironmentObject var model: Model`, or by a key
/// path: `.environment(\.open, router.open)` and `@Environment(\.open) var open`.
struct ViewEnvironment {
  let solver: Solver

  /// Gives the object that a modifier puts into the environment to the views that take one of its type, or that have its key.
  func provide(_ call: CallSite, in instance: InstanceIndex) {
    guard solver.semantics.providing.contains(call.name) else { return }
    if let key = environmentKey(call, in: instance) {
      return solver.copy(
        solver.node(instance, call.arguments[1].slot), to: solver.channel(Self.environment(key)))
    }
    guard call.arguments.count == 1, call.arguments[0].label == 0 else { return }
    solver.copy(solver.node(instance, call.arguments[0].slot), to: solver.channel(Self.environment))
  }

  /// The key by which views take what a modifier puts into the environment.
  func environmentKey(_ call: CallSite, in instance: InstanceIndex) -> Name? {
    guard solver.semantics.providing.contains(call.name), call.arguments.count == 2 else { return nil }
    return solver.objects(at: solver.node(instance, call.arguments[0].slot)).lazy.map { solver.objects[$0] }
      .first { $0.kind == .keyPath && solver.semantics.environmentKeys.values.contains($0.name) }?.name
  }

  /// Fills a property of a view from the environment.
  func takeProvided(_ property: PropertyIndex, of object: ObjectIndex, _ name: Name) {
    if solver.program.properties[Int(property)].attributes.isEmpty { return }
    if let key = solver.semantics.environmentKeys[property] {
      return solver.copy(solver.channel(Self.environment(key)), to: solver.field(object, name))
    }
    guard solver.semantics.provided.contains(property),
      !solver.bodies.types[Int(solver.bodies.type(of: property))].types.isEmpty
    else { return }
    solver.copy(solver.channel(Self.environment), to: solver.field(object, name))
  }

  private static let environment = "environment"

  private static func environment(_ key: Name) -> String { "environment \(key)" }
}

extension Program {
  /// The properties `@EnvironmentObject var model: Model` and `@Environment(Model.self) var model`.
  var environmentProperties: Set<PropertyIndex> {
    Set(
      properties.indices.filter { index in
        let names = properties[index].attributes.isEmpty ? [] : attributeNames(of: properties[index])
        return names.contains("EnvironmentObject") || names.contains("Environment")
      }
      .map(PropertyIndex.init))
  }

  /// The keys of properties such as `@Environment(\.open) var open` that the app declares itself.
  var environmentKeys: [PropertyIndex: Name] {
    environmentProperties.reduce(into: [:]) { keys, property in
      guard let key = wrapperArguments.keyGivenToWrapper(of: properties[Int(property)]),
        containerEntries[key] != nil
      else {
        return
      }
      keys[property] = key
    }
  }
}
