/// The types and members of a file with their byte ranges, found in one pass.
struct FileOutline: Hashable {
  /// A type or an extension that the file declares.
  struct Declared: Hashable {
    var kind: TypeKind
    /// The full name, such as `Outer.Inner`.
    var name: String
    /// The enclosing type; -1 at the top level.
    var outer: Int32 = -1
    /// The start of the comments before it, and its byte range.
    var lead: Int32 = 0
    var begin: Int32 = 0
    var end: Int32 = 0
    /// The start of its body.
    var open: Int32 = 0
  }

  enum Kind { case code, enumCase, other }

  /// A declaration in a type or at the top of the file.
  struct Member: Hashable {
    var kind: Kind
    /// The enclosing type; -1 at the top level.
    var type: Int32
    /// The start of the comments before it.
    var lead: Int32
    var begin: Int32
    /// The start of the word that says what it is, such as `func`.
    var keyword: Int32
    var end: Int32
  }

  var types: [Declared] = []
  var members: [Member] = []
  var imports: [String] = []
  /// Whether the pass understood the whole file; if not, the parser reads it.
  var isClear = true
  /// The code in types that begins no declaration.
  var strays: [Range<Int32>] = []

  init() {}

  /// Computes the outline of a file.
  init(of bytes: some Sequence<UInt8>) {
    let found = bytes.withContiguousStorageIfAvailable { OutlinePass.outline($0) }
    self = found ?? Array(bytes).withUnsafeBufferPointer { OutlinePass.outline($0) }
  }
}
