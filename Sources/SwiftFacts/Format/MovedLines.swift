/// Where the lines of a file are after a change that left its code as it was: of comments, empty lines and line breaks.
///
/// The lines keep their order and the code its columns, so that any two places compare as before.
package struct MovedLines {
  /// The new lines by the old ones; what concerns a file as a whole is on its first line.
  private var lines = [1: 1]

  /// Compares the code of a file before and after a change; nil if anything but lines differs.
  ///
  /// A note is about the code on the next line, so files with notes are left out, as are those with inactive branches.
  package init?(from old: FileCode, to new: FileCode) {
    let places = CodePlaces(in: old.code).positions
    guard old.notes.isEmpty, old.inactive.isEmpty, old.code.count == new.code.count,
      old.without(places) == new.without(places)
    else { return nil }
    for position in places {
      let (from, to) = (CodePlace(packed: old.code[position]), CodePlace(packed: new.code[position]))
      let known = lines.updateValue(to.line, forKey: from.line)
      guard from.column == to.column, known ?? to.line == to.line else { return nil }
    }
    guard keepsOrder else { return nil }
  }

  /// The line where the code of a line is now; nil if none was on it.
  package subscript(line: Int) -> Int? { lines[line] }

  private var keepsOrder: Bool {
    let moved = lines.sorted { $0.key < $1.key }.map(\.value)
    return zip(moved, moved.dropFirst()).allSatisfy { $0 < $1 }
  }
}

extension FileCode {
  fileprivate func without(_ places: [Int]) -> FileCode {
    var copy = self
    for position in places { copy.code[position] = 0 }
    return copy
  }
}
