/// How much code a scan follows before it gives up, counted in the expressions that are looked at.
struct PlayLimits {
  /// For all that one flow does.
  var flow = 1_000_000
  /// For what one call of a flow's method leads to.
  var entry = 250_000
}
