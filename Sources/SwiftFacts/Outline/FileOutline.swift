/// What one pass over the bytes of a file shows: its types and their members, where each stands, and which words it has.
///
/// It is made some hundred times faster than a syntax tree, and tells which members a tree is worth it for.
package struct FileOutline: Hashable, Sendable {
  /// A type or an extension that the file declares.
  package struct Declared: Hashable, Sendable {
    package var kind: TypeKind
    /// The full name, as `Outer.Inner`.
    package var name: String
    /// What stands between its name and its body.
    package var head: Range<Int32>
    /// The type in which it stands; -1 at the top.
    package var outer: Int32 = -1
    /// Where the comments before it begin, and the bytes of all of it.
    package var lead: Int32 = 0
    package var begin: Int32 = 0
    package var end: Int32 = 0
    /// Where its body begins.
    package var open: Int32 = 0
  }

  package enum Kind: UInt8, Sendable { case function, initializer, variable, enumCase, alias, other }

  /// A declaration in a type or at the top of the file.
  package struct Member: Hashable, Sendable {
    package var kind: Kind
    /// The type in which it stands; -1 at the top.
    package var type: Int32
    package var name: Word
    /// Where the comments before it begin.
    package var lead: Int32 = 0
    package var begin: Int32 = 0
    package var end: Int32 = 0
    /// The bytes that can be left out while its declaration stays whole; empty where there are none.
    package var cut: Range<Int32> = 0..<0
    /// The words of its declaration, of what can be left out, and those by which a function is called.
    package var head: Range<Int32> = 0..<0
    package var body: Range<Int32> = 0..<0
    package var keys: Range<Int32> = 0..<0
    /// Whether its type, or that of a parameter, is a function.
    package var holdsFunction = false
  }

  package var types: [Declared] = []
  package var members: [Member] = []
  package var mentions: [Mention] = []
  package var labels: [Word] = []
  package var imports: [String] = []
  /// How many bytes the file has.
  package var size: Int32 = 0
  /// How deep it is nested at most.
  package var nesting = 0
  /// Whether a condition of the build stands between its declarations.
  package var hasConditions = false
  /// Whether the pass understood all of it; else the file is parsed as a whole.
  package var isClear = true

  package init() {}

  /// The outline of a file.
  package init(of bytes: some Sequence<UInt8>) {
    let found = bytes.withContiguousStorageIfAvailable { OutlinePass.outline($0) }
    self = found ?? Array(bytes).withUnsafeBufferPointer { OutlinePass.outline($0) }
  }

  /// Whether it can be the outline of a file of so many bytes.
  func fits(_ count: Int) -> Bool { Int(size) == count }

  /// The bytes of the file without what can be left out of the members that are not kept; places stay as they are.
  package func blanked(_ bytes: [UInt8], keeping isKept: (Int) -> Bool) -> [UInt8] {
    guard isClear, fits(bytes.count) else { return bytes }
    var bytes = bytes
    for (index, member) in members.enumerated() where !member.cut.isEmpty && !isKept(index) {
      for place in Int(member.cut.lowerBound)..<min(Int(member.cut.upperBound), bytes.count)
      where bytes[place] != 0x0A {
        bytes[place] = 0x20
      }
    }
    return bytes
  }
}
