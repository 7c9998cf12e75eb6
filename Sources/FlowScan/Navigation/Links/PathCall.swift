import SwiftFacts
import ValueFlow

/// A call with its arguments on one path.
struct PathCall {
  var name: Name
  var text: String
  var labels: [Name]
  var values: [LinkValue]
  var spot: CodeSpot
  /// Where the arguments are written; empty for a call that the walk makes itself.
  var places: [Int32] = []
  /// Whether it is called without its type: `.order(id)`.
  var isImplied = false
  /// Whether it is called on an object that a type without source keeps of itself: `UIApplication.shared.open(url)`.
  var isForeign = false
  /// Whether the function is passed by its name alone, which leaves out the labels.
  var isWithoutLabels = false

  var carries: Bool { values.contains(where: \.carries) }
  /// The code that is passed: a closure, or a function by its name.
  var code: LinkValue? { values.first(where: \.isCode) }
}

/// The target of a call; without a base, just a name.
struct PathCallee {
  var base: LinkValue?
  var name: Name
  var state: LinkState
  /// Whether it is called by `super`.
  var isAbove = false
  /// Whether it is called without its type: `.order(id)`.
  var isImplied = false
  /// Whether it is called on an object that a type without source keeps of itself.
  var isForeign = false
}

/// A call on any object of a class or protocol, with what it is given.
struct HandedCall: Hashable {
  var name: Name
  var object: LinkValue
  var values: [LinkValue]
}
