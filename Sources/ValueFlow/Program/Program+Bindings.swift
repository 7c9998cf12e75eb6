import SwiftFacts

// Properties that views refer to: those with a publisher, and bindings to the property of another object.
extension Program {
  /// The names of bindings, such as `@Binding var path: [Route]`, by the types that have them.
  package var boundProperties: [TypeIndex: Set<Name>] {
    properties.indices.reduce(into: [:]) { found, index in
      let info = properties[index]
      guard info.owner >= 0, isBinding(PropertyIndex(index)) else { return }
      found[info.owner, default: []].insert(info.name)
    }
  }

  package func isBinding(_ property: PropertyIndex) -> Bool {
    let info = properties[Int(property)]
    return !info.attributes.isEmpty && attributeNames(of: info).contains("Binding")
  }

  /// The key of the environment's value that a property is: `dismiss` of `@Environment(\.dismiss) var close`.
  package func environmentKey(of property: PropertyInfo) -> Name? {
    guard !property.attributes.isEmpty, attributeNames(of: property).contains("Environment") else {
      return nil
    }
    return wrapperArguments.keyGivenToWrapper(of: property)
  }

  /// The last name of the key path that the wrapper of a property is given: `router` of `@Dependency(\.router) var pages`.
  package func wrapperKey(of property: PropertyInfo) -> Name? {
    wrapperArguments.keyGivenToWrapper(of: property)
  }

  /// The property in `$path`; nil if a name is not written as a binding.
  package func boundName(_ name: Name) -> Name? {
    let text = self.name(name)
    return text.hasPrefix("$") ? names.known(String(text.dropFirst())) : nil
  }

  /// The stored properties of a type that its own computed property reads; none of a stored one.
  package func propertiesRead(by name: Name, of type: TypeIndex) -> [Name] {
    guard type >= 0, let index = property(name, of: type) else { return [] }
    let info = properties[Int(index)]
    guard info.getter >= 0 else { return [] }
    let read = mentions(in: info.file, from: info.begin, to: info.end).filter { mention in
      mention.base.map { names[$0] == "self" } ?? true
    }
    return Set(read.map(\.name)).sorted().filter { mentioned in
      mentioned != name
        && property(mentioned, of: type).map { properties[Int($0)].getter < 0 } ?? false
    }
  }

  // MARK: - Publishers

  /// Tells whether a name is that of a publisher: `$selection` for `@Published var selection`.
  package func publishes(_ projection: Name) -> Bool { published[projection] != nil }

  /// Tells whether code uses the publisher of a property, or of another one of that name.
  func isPublished(_ property: PropertyInfo) -> Bool {
    !property.attributes.isEmpty && publishedProperties.contains(property.name)
      && attributeNames(of: property).contains("Published")
  }

  /// The names of properties by those of their publishers, as far as code uses them.
  func publishedNames() -> [Name: Name] {
    properties.reduce(into: [:]) { found, property in
      guard attributeNames(of: property).contains("Published"),
        let projection = names.known("$" + names[property.name])
      else { return }
      found[projection] = property.name
    }
  }
}
