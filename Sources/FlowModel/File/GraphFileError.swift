/// The reason why a file could not be read, and the place in the document.
public struct GraphFileError: Error, Hashable, Sendable {
  /// The kind of problem.
  public enum Problem: Hashable, Sendable {
    /// The file ends in the middle of a value.
    case cutOff
    /// The bytes are not JSON from this place on; both numbers count from 1.
    case notJSON(line: Int, column: Int)
    /// The bytes cannot be read for a reason that only the decoder knows.
    case unreadable(String)
    /// The file has more values than are decoded.
    case tooLarge(JSONSize.Excess)
    /// An object has the key twice; the line is that of the second.
    case repeatedKey(String, line: Int)
    /// A string has half of a surrogate pair at this place; both numbers count from 1.
    case halfCharacter(line: Int, column: Int)
    /// The header names another format, or none.
    case wrongFormat(found: String?, expected: String)
    /// The file was written by another version.
    case unknownVersion(found: Int, known: Int)
    /// A required key is missing.
    case missing
    /// The value is of another type.
    case wrongType(expected: String)
    /// The value is not one of the words that the format knows.
    case unknownWord
    /// An id is empty.
    case emptyID
    /// Two objects of one kind have the same id.
    case duplicateID(String)
    /// Nothing in the file has the id.
    case danglingReference(String, kind: String)
    /// A node of a tree comes before its parent, or its parent is missing.
    case lateParent(String)
  }

  /// The place in the document, as `flows[3].routes[0].target.id`; empty for the whole.
  public let path: String
  /// The problem.
  public let problem: Problem
  /// The page of the documentation that describes the format.
  public let page: String

  /// Makes an error for a place in the document.
  public init(path: String, problem: Problem, page: String = "GraphFormat.md") {
    self.path = path
    self.problem = problem
    self.page = page
  }
}

extension GraphFileError: CustomStringConvertible {
  /// The place, the problem, and what to do about it.
  public var description: String { path.isEmpty ? explanation : "\(path): \(explanation)" }

  private var explanation: String {
    switch problem {
    case .cutOff: "the file ends in the middle of a value; generate it again"
    case .notJSON(let line, let column):
      "the file stops being valid JSON at line \(line), column \(column); generate it again"
    case .unreadable(let reason): "the file cannot be read (\(reason)); generate it again"
    case .tooLarge(let excess): excess.description
    case .repeatedKey(let key, let line):
      "the key '\(key)' occurs twice in the same object, the second time on line \(line); keep one of them"
    case .halfCharacter(let line, let column):
      "line \(line), column \(column) has an escape that is half of a character; write the whole character"
    case .wrongFormat(let found, let expected):
      "the format is \(found.map { "'\($0)', not" } ?? "missing; it must be") '\(expected)'; use a file that flowdoc wrote"
    case .unknownVersion(let found, let known):
      "this flowdoc reads version \(known), not version \(found); "
        + (found > known ? "update flowdoc" : "generate the file again")
    case .missing: "the key is missing; Documentation/\(page) describes it"
    case .wrongType(let expected): "the value is not \(expected)"
    case .unknownWord:
      "the value is not one of those that the format allows; Documentation/\(page) lists them"
    case .emptyID: "the id is empty; give every flow, screen, route, link and node an id of its own"
    case .duplicateID(let id): "the id '\(id)' is already taken; ids must be unique"
    case .danglingReference(let id, let kind):
      "there is no \(kind) '\(id)' in the file; add it, or merge the file that has it"
    case .lateParent(let id): "there is no node '\(id)' before this one; write each node after its parent"
    }
  }
}
