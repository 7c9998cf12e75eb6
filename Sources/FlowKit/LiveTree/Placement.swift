/// What the elements of a property mean for what is on screen.
enum Placement {
  /// They lie on each other, the lowest first.
  case stack
  /// One of them is in front of the others.
  case tabs(selected: Int)
  /// They stand beside or inside each other.
  case parts
  /// It lies over everything else.
  case modal
}
