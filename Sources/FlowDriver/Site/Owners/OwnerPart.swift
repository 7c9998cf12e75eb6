/// One component of a pattern, between two slashes.
enum OwnerPart: Sendable {
  /// `**`: any number of folders, including none.
  case folders
  /// `*`: any name.
  case any
  case name([UInt8])
  /// A name with `*` and `?`.
  case glob([Letter])

  enum Letter: Equatable, Sendable {
    case byte(UInt8)
    /// `?`
    case one
    /// `*`
    case some
  }

  /// A property that some component of every matching path has, for indexing.
  enum Need: Hashable {
    case name([UInt8])
    /// The bytes after the last dot.
    case ending([UInt8])

    var bytes: [UInt8] {
      switch self {
      case .name(let bytes), .ending(let bytes): bytes
      }
    }
  }

  init(_ text: Substring) {
    var (letters, isEscaped) = ([Letter](), false)
    for byte in text.utf8 {
      switch byte {
      case _ where isEscaped:
        letters.append(.byte(byte))
        isEscaped = false
      case UInt8(ascii: "\\"): isEscaped = true
      // A code point may be several bytes; `?` matches one of them, which has not mattered for any real file.
      case UInt8(ascii: "?"): letters.append(.one)
      case UInt8(ascii: "*"): if letters.last != .some { letters.append(.some) }
      default: letters.append(.byte(byte))
      }
    }
    let bytes = letters.compactMap { if case .byte(let byte) = $0 { byte } else { nil } }
    if letters == [.some] {
      self = .any
    } else {
      self = bytes.count == letters.count ? .name(bytes) : .glob(letters)
    }
  }

  var need: Need? {
    switch self {
    case .folders, .any: return nil
    case .name(let bytes): return .name(bytes)
    case .glob(let letters):
      let end = letters.reversed().prefix { $0 != .one && $0 != .some }.reversed()
      let bytes = end.compactMap { if case .byte(let byte) = $0 { byte } else { nil } }
      return bytes.lastIndex(of: UInt8(ascii: ".")).map { .ending(Array(bytes[($0 + 1)...])) }
    }
  }

  func matches(_ name: [UInt8]) -> Bool {
    switch self {
    case .folders, .any: true
    case .name(let bytes): bytes == name
    case .glob(let letters): Self.matches(letters, name)
    }
  }

  /// Matches a name, retrying only the last star, so that the time is at most the product of the lengths.
  private static func matches(_ letters: [Letter], _ name: [UInt8]) -> Bool {
    var (letter, place) = (0, 0)
    var retry: (letter: Int, place: Int)?
    while place < name.count || letter < letters.count {
      if letter < letters.count, letters[letter] == .some {
        retry = (letter, place)
        letter += 1
      } else if letter < letters.count, place < name.count,
        letters[letter] == .one || letters[letter] == .byte(name[place])
      {
        letter += 1
        place += 1
      } else if let last = retry, last.place < name.count {
        retry = (last.letter, last.place + 1)
        (letter, place) = (last.letter + 1, last.place + 1)
      } else {
        return false
      }
    }
    return true
  }
}
