/// A place at which a value is handed on: a call, an assignment, a property.
package struct WayStep: Hashable {
  package var file: Int32
  package var place: Int32
  /// What stands there.
  package var text: String
}
