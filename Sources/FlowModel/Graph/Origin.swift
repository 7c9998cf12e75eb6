/// The origin of a piece of information.
public enum Origin: String, FileChoice {
  /// A registry in which the app's own code declares its routes.
  case declared
  /// The source of the app, read without running it.
  case scanned
  /// A run of the app.
  case observed
  /// A person who corrected the scan, in a comment or in the configuration.
  case corrected
}

extension Origin: Comparable {
  /// Compares origins by name.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
