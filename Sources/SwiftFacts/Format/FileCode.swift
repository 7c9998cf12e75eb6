/// The declarations and the behaviour of one Swift file, as numbers over a table of names.
///
/// It is cached as it is in memory, and read without decoding.
package struct FileCode: Hashable, Sendable {
  /// The path in findings and in the graph.
  package var path: String
  package var names: [String] = []
  package var code: [Int32] = []
  /// The declarations at the top of the file.
  package var declarations: [Int32] = []
  /// The statements at the top of the file.
  package var script: [Int32] = []
  /// The imported modules, as names.
  package var imports: [Int32] = []
  /// The names that the code calls or mentions, except for `super.name`, in order.
  package var mentions: [Int32] = []
  /// The form of each mention, a `MentionKind`.
  package var mentionKinds: [Int32] = []
  /// The plain name before the dot of each mention; -1 if there is none.
  package var mentionBases: [Int32] = []
  /// The amount of code before each mention.
  package var mentionOffsets: [Int32] = []
  /// The comments with facts that a scan cannot see.
  package var notes: [CodeNote] = []
  /// The branches that are left out because of flags.
  package var inactive: [InactiveCode] = []
  /// Whether all of the file was read; code that is nested too deeply is left out.
  package var isWhole = true

  package init(path: String) {
    self.path = path
  }
}

extension FileCode {
  /// The imported modules, without submodules.
  package var importedModules: [String] {
    imports.map { names[Int($0)].split(separator: ".").first.map(String.init) ?? "" }
  }
}

/// The form in which code mentions a name.
package enum MentionKind: Int32, Sendable {
  /// By itself, or by itself and called; includes `self.name` and `Name.self`.
  case bare, called
  /// After a dot with a base, or so and called.
  case member, calledMember
  /// After a dot without a base.
  case implicit
  /// A case in a pattern.
  case pattern
}

/// A position in a file as one number: the line, and the column up to 1,023.
package struct CodePlace: Hashable, Sendable {
  package let packed: Int32

  package init(packed: Int32) { self.packed = packed }

  package init(line: Int, column: Int) {
    packed = Int32(truncatingIfNeeded: min(line, 2_097_151) << 10 | min(column, 1023))
  }

  package var line: Int { Int(packed >> 10) }
  package var column: Int { Int(packed & 1023) }
}
