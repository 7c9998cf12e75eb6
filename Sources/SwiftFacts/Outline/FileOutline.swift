/// What one pass over the bytes of a file shows: its types and their members, and where each stands.
struct FileOutline: Hashable {
  /// A type or an extension that the file declares.
  struct Declared: Hashable {
    var kind: TypeKind
    /// The full name, as `Outer.Inner`.
    var name: String
    /// The type in which it stands; -1 at the top.
    var outer: Int32 = -1
    /// Where the comments before it begin, and the bytes of all of it.
    var lead: Int32 = 0
    var begin: Int32 = 0
    var end: Int32 = 0
    /// Where its body begins.
    var open: Int32 = 0
  }

  enum Kind { case code, enumCase, other }

  /// A declaration in a type or at the top of the file.
  struct Member: Hashable {
    var kind: Kind
    /// The type in which it stands; -1 at the top.
    var type: Int32
    /// Where the comments before it begin.
    var lead: Int32
    var begin: Int32
    var end: Int32
  }

  var types: [Declared] = []
  var members: [Member] = []
  var imports: [String] = []
  /// Whether the pass understood all of it; else the file is parsed as a whole.
  var isClear = true

  init() {}

  /// The outline of a file.
  init(of bytes: some Sequence<UInt8>) {
    let found = bytes.withContiguousStorageIfAvailable { OutlinePass.outline($0) }
    self = found ?? Array(bytes).withUnsafeBufferPointer { OutlinePass.outline($0) }
  }
}
