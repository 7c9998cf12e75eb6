import SwiftFacts

/// Properties with a publisher.
extension Program {
  /// Tells whether a name is that of a publisher: `$selection` for `@Published var selection`.
  func publishes(_ projection: Name) -> Bool { published[projection] != nil }

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
