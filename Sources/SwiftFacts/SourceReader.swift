import SwiftParser
import SwiftSyntax

/// Reads the code of one file.
package struct SourceReader {
  /// Reads a file for one build: plain code from the bytes, everything else with the parser.
  package static func read(_ bytes: [UInt8], path: String, conditions: BuildConditions = .iOS) -> FileCode {
    if Nesting.isTooDeep(bytes) { return unread(path) }
    let (chosen, inactive) = BuildBranches.chosen(bytes, conditions)
    var file = resolved(chosen, path)
    file.inactive = inactive
    file.notes = bytes.withUnsafeBufferPointer(NoteReading.notes)
    return file
  }

  private static func resolved(_ bytes: [UInt8], _ path: String) -> FileCode {
    // Invalid UTF-8 is replaced first: offsets in the text and in the bytes have to be the same.
    var text = String(decoding: bytes, as: UTF8.self)
    let isValid = text.utf8.count == bytes.count && text.withUTF8 { zip($0, bytes).allSatisfy { $0 == $1 } }
    let chosen = isValid ? bytes : Array(text.utf8)
    let outline = FileOutline(of: chosen)
    guard outline.isTooBroken(chosen.count) else { return outlined(chosen, outline, path) }
    let rest = outline.withoutStrays(chosen)
    let second = FileOutline(of: rest)
    var file = second.isTooBroken(rest.count) ? unread(path) : outlined(rest, second, path)
    file.isWhole = false
    return file
  }

  private static func outlined(_ bytes: [UInt8], _ outline: FileOutline, _ path: String) -> FileCode {
    bytes.withUnsafeBufferPointer { OutlineReader.read($0, outline, path: path) }
      ?? parsed(String(decoding: bytes, as: UTF8.self), path)
  }

  package static func read(_ text: String, path: String, conditions: BuildConditions = .iOS) -> FileCode {
    read(Array(text.utf8), path: path, conditions: conditions)
  }

  /// The text of a file as one build compiles it; nil if it might keep a parser busy without end.
  ///
  /// The types in it are nil if only a parser can distinguish them.
  package static func parseable(
    _ bytes: [UInt8], conditions: BuildConditions
  ) -> (text: String, types: DeclaredTypes?)? {
    let nesting = Nesting.of(bytes)
    if nesting.isTooDeep { return nil }
    let chosen = BuildBranches.resolved(bytes, conditions)
    let outline = FileOutline(of: chosen)
    if outline.isTooBroken(chosen.count) { return nil }
    var text = String(decoding: chosen, as: UTF8.self)
    // Invalid UTF-8 has been replaced, so that offsets may differ.
    let isValid = text.withUTF8 { $0.elementsEqual(chosen) }
    // Most files have neither that nor branches, and need not be counted again.
    let isCounted = isValid && chosen == bytes
    if isCounted ? nesting.isTooDeepForParser : text.withUTF8({ Nesting.isTooDeepForParser($0) }) {
      return nil
    }
    return (text, isValid ? DeclaredTypes(chosen, outline) : DeclaredTypes(text))
  }

  /// Reads a file with the parser only, as the reference.
  static func parsed(_ text: String, path: String, conditions: BuildConditions = .iOS) -> FileCode {
    let chosen = BuildBranches.resolved(Array(text.utf8), conditions)
    return parsed(String(decoding: chosen, as: UTF8.self), path)
  }

  private static func parsed(_ text: String, _ path: String) -> FileCode {
    var source = text
    if source.withUTF8({ Nesting.isTooDeepForParser($0) }) { return unread(path) }
    let tree = source.withUTF8 { Parser.parse(source: $0) }
    let reader = SyntaxReader(path: path, lines: LineTable(text))
    reader.readFile(tree.statements)
    reader.writer.file.isWhole = !reader.wasTooDeep
    return reader.writer.file
  }

  /// The code of a file that is not given to the parser.
  private static func unread(_ path: String) -> FileCode {
    let writer = CodeWriter(path: path)
    writer.file.isWhole = false
    return writer.file
  }
}
