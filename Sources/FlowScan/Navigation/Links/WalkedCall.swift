import ValueFlow

/// A call of a function that the walk has entered: what its result depends on.
///
/// Apps hand a link through several layers, and each layer has branches; without remembering calls, each path through the outer ones would
/// walk the inner ones again.
struct WalkedCall: Hashable {
  var function: FunctionIndex
  /// The depth of the call, because the walk ends at a limit of depth.
  var depth: Int
  /// The parameters, by name.
  var values: [Name: LinkValue]
  var base: LinkValue
  var address: LinkAddress

  /// The outcome of walking a call.
  struct Ending {
    /// The results, with the conditions on the link after each.
    var results: [(value: LinkValue, address: LinkAddress, left: [Int: LinkValue])]
    /// The names of parameters that it tested.
    var asked: ArraySlice<String>
  }
}
