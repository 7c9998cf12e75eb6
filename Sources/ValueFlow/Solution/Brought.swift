import SwiftFacts

/// A delivered object, with its type as stated by the code.
package struct Brought {
  package var object: ObjectIndex
  package var node: NodeIndex
  package var instance: InstanceIndex
  package var block: Int32
  package var place: Int32
}
