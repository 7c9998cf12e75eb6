import SwiftFacts

/// An assignment to a property.
package struct PendingStore {
  package var instance: InstanceIndex
  package var block: Int32
  package var place: Int32
  package var base: NodeIndex
  package var name: Name
  package var value: NodeIndex
}
