/// What code asks of the app that another flow has to do.
enum Elsewhere: Hashable {
  /// A route of another flow's table.
  case route(String, of: TypeID)
  /// A URL that the app opens itself.
  case link(String)
}
