import FlowModel
import SwiftFacts

/// Reads the corrections of an app from the comments in its files and from the configuration.
struct CorrectionReading {
  private(set) var corrections: [Correction] = []
  private(set) var findings: [Finding] = []

  /// Takes the files, and the lines of the configuration, such as `CheckoutFlow shows ReceiptScreen push`.
  init(_ files: [FileCode], written: [String]) {
    for file in files.sorted(by: { $0.path < $1.path }) {
      for note in file.notes { read(note, in: file.path) }
    }
    for line in written { read(line) }
  }

  private mutating func read(_ note: CodeNote, in file: String) {
    let location = SourceLocation(file: file, line: Int(note.line))
    add(
      note.text, of: note.type, member: note.isOfType ? "" : note.member, at: location,
      isAtType: note.isOfType)
  }

  private mutating func read(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2 else {
      findings.append(
        .correctionUnread(
          line, nil,
          .init(
            message: "'\(line)' is no correction",
            remedy: "Write the name of a type, and then what it is or shows.")))
      return
    }
    add(words[1], of: words[0], member: "", at: nil, isAtType: true)
  }

  private mutating func add(
    _ text: String, of type: String, member: String, at location: SourceLocation?, isAtType: Bool
  ) {
    do throws(Correction.Misunderstood) {
      let saying = try Correction.saying(text)
      if type.isEmpty || !isAtType && !saying.isOfMembers {
        throw .init(
          message: "the comment `flowdoc:\(text)` stands before no type that it could speak of",
          remedy: "Put it on the line before the type's declaration.")
      }
      corrections.append(
        Correction(saying: saying, type: type, member: member, location: location, text: text))
    } catch {
      findings.append(.correctionUnread(text, location, error))
    }
  }
}
