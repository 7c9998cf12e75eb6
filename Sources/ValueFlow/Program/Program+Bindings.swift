import SwiftFacts

// Properties of views that refer to a property of another object: `@Binding var path: [Route]`.
extension Program {
  /// The names of such properties, by the types that have them.
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
}
