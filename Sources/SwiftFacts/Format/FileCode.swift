/// What one Swift file declares and does, as numbers over a table of names.
///
/// It is written to the cache as it stands and read without being decoded.
package struct FileCode: Hashable, Sendable {
  /// The path, as findings and the graph name it.
  package var path: String
  package var names: [String] = []
  package var code: [Int32] = []
  /// The declarations at the top of the file.
  package var declarations: [Int32] = []
  /// The statements at the top of the file.
  package var script: [Int32] = []
  /// The modules that are imported, as names.
  package var imports: [Int32] = []
  /// The names that its code calls or mentions, but for `super.name`, in the order of the code.
  package var mentions: [Int32] = []
  /// For each mention how the name stands there, a `MentionKind`.
  package var mentionKinds: [Int32] = []
  /// For each mention the plain name before the dot; -1 where there is none.
  package var mentionBases: [Int32] = []
  /// For each mention how much code stands before it.
  package var mentionOffsets: [Int32] = []
  /// The comments that tell a scan what it cannot see.
  package var notes: [CodeNote] = []
  /// Whether all of the file was read; nesting that is too deep is left out.
  package var isWhole = true

  package init(path: String) {
    self.path = path
  }
}

extension FileCode {
  /// The modules that the file imports, without their submodules.
  package var importedModules: [String] {
    imports.map { names[Int($0)].split(separator: ".").first.map(String.init) ?? "" }
  }
}

/// How a name stands in the code that mentions it.
package enum MentionKind: Int32, Sendable {
  /// By itself, and by itself as what is called; `self.name` and `Name.self` are meant, too.
  case bare, called
  /// Behind a dot, with something before it, and so as what is called.
  case member, calledMember
  /// Behind a dot alone.
  case implicit
  /// A case in a pattern.
  case pattern
}

/// A place in a file, as one number: the line, and the column up to 1,023.
package struct CodePlace: Hashable, Sendable {
  package let packed: Int32

  package init(packed: Int32) { self.packed = packed }

  package init(line: Int, column: Int) {
    packed = Int32(truncatingIfNeeded: min(line, 2_097_151) << 10 | min(column, 1023))
  }

  package var line: Int { Int(packed >> 10) }
  package var column: Int { Int(packed & 1023) }
}
