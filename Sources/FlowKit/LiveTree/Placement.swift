/// The positions of a property's elements on screen.
enum Placement {
  /// They lie on each other, the lowest first.
  case stack
  /// One of them is in front of the others.
  case tabs(selected: Int)
  /// They are beside or inside each other.
  case parts
  /// It covers everything else.
  case modal
}
