import SwiftFacts

/// A property of an object that decides whether a path is taken.
package struct RequiredState {
  package var owner: ObjectIndex
  package var property: Name
  /// Whether the path is taken without a value, or if the flag is false.
  package var isNot: Bool
}
