import SwiftFacts

/// Objects that views take from their environment: `.environmentObject(model)` and `@EnvironmentObject var model: Model`.
extension Solver {
  /// Gives the object that a modifier puts into the environment to the views that take one of its type.
  func provide(_ call: CallSite, in instance: InstanceIndex) {
    guard semantics.providing.contains(call.name), call.arguments.count == 1, call.arguments[0].label == 0
    else { return }
    copy(node(instance, call.arguments[0].slot), to: channel(Self.environment))
  }

  /// Fills a property of a view from the environment.
  func takeProvided(_ property: PropertyIndex, of object: ObjectIndex, _ name: Name) {
    guard semantics.provided.contains(property), !bodies.types[Int(bodies.type(of: property))].types.isEmpty
    else { return }
    copy(channel(Self.environment), to: field(object, name))
  }

  private static let environment = "environment"
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
}
