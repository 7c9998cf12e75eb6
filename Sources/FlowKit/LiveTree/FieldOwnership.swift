#if DEBUG
  /// Reads from a type's metadata which of its stored properties are weak or unowned.
  ///
  /// Mirrors cannot tell: they load a weak property and return an ordinary optional. The compiler's description of the type can: the
  /// mangled type of each field ends in `Xw`, `Xo` or `Xu` if the field is weak, unowned or unmanaged. The layout of these descriptions
  /// is part of Swift's stable ABI (docs/ABI/TypeMetadata.rst in the Swift repository). A type whose description is not as expected is
  /// treated as unknown. It is left out of release builds: an app that is shipped reads no memory of the runtime's own.
  enum FieldOwnership {
    /// The ownership of each stored property declared by the type itself, in order; empty if unknown.
    static func ownerships(of type: Any.Type) -> [Ownership] {
      guard let context = context(of: type), let list = target(of: context + 16) else { return [] }
      let size = Int(list.load(fromByteOffset: 10, as: UInt16.self))
      let count = Int(list.load(fromByteOffset: 12, as: UInt32.self))
      guard size >= 12, size.isMultiple(of: 4) else { return [] }
      return (0..<count).map { number in
        target(of: list + 16 + number * size + 4).map(ownership(ofMangled:)) ?? .unknown
      }
    }
  }

  extension FieldOwnership {
    /// The kinds of metadata and contexts that are supported.
    private enum Kind {
      static let structMetadata = 0x200
      static let lastNonClass = 0x7FF
      static let classContext: UInt32 = 16
      static let structContext: UInt32 = 17
    }

    private static let word = MemoryLayout<Int>.size

    /// The context descriptor of the type; nil for anything but a Swift struct or class.
    private static func context(of type: Any.Type) -> UnsafeRawPointer? {
      #if _ptrauth(_arm64e)
        // Pointers are signed on this architecture, and apps are not built for it.
        return nil
      #else
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let isClass = type is AnyObject.Type
        let place = isClass ? classContextOffset(in: metadata) : structContextOffset(in: metadata)
        guard let place, let context = metadata.load(fromByteOffset: place, as: UnsafeRawPointer?.self)
        else { return nil }
        let kind = context.load(as: UInt32.self) & 0x1F
        return kind == (isClass ? Kind.classContext : Kind.structContext) ? context : nil
      #endif
    }

    private static func structContextOffset(in metadata: UnsafeRawPointer) -> Int? {
      metadata.load(as: Int.self) == Kind.structMetadata ? word : nil
    }

    /// The offset of the class's context descriptor: with Objective-C, the superclass is followed by cache and data words, then by 24
    /// bytes of sizes and flags.
    private static func classContextOffset(in metadata: UnsafeRawPointer) -> Int? {
      let kind = metadata.load(as: UInt.self)
      #if canImport(ObjectiveC)
        let isSwift = metadata.load(fromByteOffset: 4 * word, as: UInt.self) & 2 != 0
        return kind > UInt(Kind.lastNonClass) && isSwift ? 5 * word + 24 : nil
      #else
        return kind == 0 || kind > UInt(Kind.lastNonClass) ? 2 * word + 24 : nil
      #endif
    }

    private static func fieldList(of context: UnsafeRawPointer) -> UnsafeRawPointer? {
      target(of: context + 16)
    }

    /// The target of a relative pointer; nil if it is null.
    private static func target(of place: UnsafeRawPointer) -> UnsafeRawPointer? {
      let offset = Int(place.load(as: Int32.self))
      return offset == 0 ? nil : place + offset
    }

    /// Reads a mangled name to its end, skipping symbolic references, which may contain any bytes.
    private static func ownership(ofMangled name: UnsafeRawPointer) -> Ownership {
      var end = 0
      var last: (UInt8, UInt8) = (0, 0)
      while case let byte = name.load(fromByteOffset: end, as: UInt8.self), byte != 0 {
        switch byte {
        case 0x01...0x17: (end, last) = (end + 5, (0, 0))
        case 0x18...0x1F: (end, last) = (end + 1 + word, (0, 0))
        default: (end, last) = (end + 1, (last.1, byte))
        }
      }
      guard last.0 == UInt8(ascii: "X") else { return .strong }
      switch last.1 {
      case UInt8(ascii: "w"): return .weak
      case UInt8(ascii: "o"), UInt8(ascii: "u"): return .unowned
      default: return .strong
      }
    }
  }
#endif
