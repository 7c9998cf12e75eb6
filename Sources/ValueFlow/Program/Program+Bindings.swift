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
}
