/// Which files must be parsed, by what their sketches tell.
public struct Selection {
  /// The files to parse, as places in the list of sketches.
  public static func files(of sketches: [FileSketch]) -> [Int] { Array(sketches.indices) }
}
