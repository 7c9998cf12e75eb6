/// What one pass over a file's bytes shows: which names it declares and which words it has.
///
/// A sketch is made some hundred times faster than a syntax tree; it tells which files a tree is worth it for.
public struct FileSketch: Hashable, Sendable {
  var imports: [String] = []
  var names: [DeclaredName] = []
  /// The hashed words of its code, in order; those of comments and string literals are none.
  var words: [UInt32] = []
  /// How deep its brackets, generics, conditions and interpolations are nested at most.
  var nesting = 0
  /// Whether a property holds a function, as those that a flow sets on its screens.
  var hasCallbacks = false

  /// A sketch of an empty file.
  public init() {}

  /// Sketches a file.
  public init(of bytes: some Sequence<UInt8>) {
    let found = bytes.withContiguousStorageIfAvailable { SketchPass.sketch($0) }
    self = found ?? Array(bytes).withUnsafeBufferPointer { SketchPass.sketch($0) }
  }

  /// Whether the file is nested deeper than anybody writes; parsers then run out of stack, or of time.
  public var isTooDeep: Bool { nesting > 250 }

  func mentions(_ word: WordHash) -> Bool {
    let bits = word.bits == 0 ? 1 : word.bits
    var low = 0
    var high = words.count
    while low < high {
      let middle = (low + high) / 2
      if words[middle] < bits { low = middle + 1 } else { high = middle }
    }
    return low < words.count && words[low] == bits
  }
}

/// A name that a file declares at its top or in one of its types.
struct DeclaredName: Hashable, Sendable {
  enum Kind: UInt8, Sendable {
    case `class`, `struct`, `enum`, `actor`, `protocol`, `extension`, alias, function, property
  }

  var kind: Kind
  /// The full name: of a type in a type, `Outer.Inner`.
  var name: String
  /// What a type inherits; of an alias, what it stands for.
  var inherits: [TypeShape] = []
  var place = Place()
}
