/// A place at which a value is passed on: a call, an assignment, a property.
package struct WayStep: Hashable {
  package var file: Int32
  package var place: Int32
  /// The code at the place.
  package var text: String
}
