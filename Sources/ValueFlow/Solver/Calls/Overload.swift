import SwiftFacts

/// A call that may mean several functions, until its arguments decide.
struct Overload {
  var functions: [FunctionIndex]
  var instance: InstanceIndex
  var site: Int32
  var receiver: ObjectIndex
}
