/// An attribute in the source: the places of its name and its undecoded value.
struct SVGAttribute {
  let name: SVGName
  let value: Range<Int>
}

/// A token of the scanner; the attributes of an opened element are in ``SVGScanner/attributes``.
enum SVGToken {
  case open(SVGName, selfClosing: Bool)
  case close(SVGName)
  case text(Range<Int>)
}

/// Divides SVG into tags and text, in one pass and without validation: any bytes are accepted.
///
/// Comments, the prologue, and attributes with unknown names are skipped.
///
/// The source must outlive the scanner; it is not copied.
struct SVGScanner {
  let source: UnsafeBufferPointer<UInt8>
  private(set) var attributes: [SVGAttribute] = []
  private var position = 0

  init(_ source: UnsafeBufferPointer<UInt8>) {
    self.source = source
    attributes.reserveCapacity(16)
  }

  mutating func next() -> SVGToken? {
    while position < source.count {
      guard source[position] == .lessThan else { return .text(take { $0 != .lessThan }) }
      if let tag = tag() { return tag }
    }
    return nil
  }
}

extension SVGScanner {
  /// Reads markup after `<`; nil if it is skipped.
  private mutating func tag() -> SVGToken? {
    position += 1
    switch peek() {
    case .exclamation, .question:
      skipMarkup()
      return nil
    case .slash:
      position += 1
      let name = name()
      skip(past: .greaterThan)
      return .close(name)
    default:
      let name = name()
      return .open(name, selfClosing: readAttributes())
    }
  }

  /// Skips `<!-- … -->`, `<!DOCTYPE …>` and `<?xml … ?>`; in Graphviz's output, only comments have a `>` inside.
  private mutating func skipMarkup() {
    guard startsWith("!--") else { return skip(past: .greaterThan) }
    position += 3
    while position < source.count, !startsWith("-->") { position += 1 }
    position = min(position + 3, source.count)
  }

  /// Collects the attributes up to the end of the tag, and returns whether it ended in `/>`.
  private mutating func readAttributes() -> Bool {
    attributes.removeAll(keepingCapacity: true)
    while position < source.count {
      switch source[position] {
      case .greaterThan:
        position += 1
        return false
      case .slash where position + 1 < source.count && source[position + 1] == .greaterThan:
        position += 2
        return true
      case let byte where byte.isNameByte:
        readAttribute()
      default:
        position += 1
      }
    }
    return false
  }

  private mutating func readAttribute() {
    let name = name()
    guard peek() == .equals else { return }
    position += 1
    guard let quote = peek(), quote == .quote || quote == .apostrophe else { return }
    position += 1
    let value = take { $0 != quote }
    position += 1
    // XML does not allow an attribute twice.
    guard name != .unknown, !attributes.contains(where: { $0.name == name }) else { return }
    attributes.append(SVGAttribute(name: name, value: value))
  }
}

extension SVGScanner {
  private func peek() -> UInt8? {
    position < source.count ? source[position] : nil
  }

  private func startsWith(_ text: StaticString) -> Bool {
    guard source.count - position >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(source[position..<position + $0.count]) }
  }

  private mutating func skip(past byte: UInt8) {
    _ = take { $0 != byte }
    position = min(position + 1, source.count)
  }

  private mutating func name() -> SVGName {
    SVGName(source[take(while: \.isNameByte)])
  }

  @inline(__always)
  private mutating func take(while accepted: (UInt8) -> Bool) -> Range<Int> {
    let start = position
    while position < source.count, accepted(source[position]) { position += 1 }
    return start..<position
  }
}
