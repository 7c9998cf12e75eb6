/// The words of a condition without `&&` and `||`, compared byte by byte: there are thousands of conditions, and dozens of words.
struct ConditionWords {
  /// The condition in small letters, without blanks.
  private let plain: [UInt8]
  /// The names in it, as written.
  private let names: [ArraySlice<UInt8>]

  init(_ condition: some Collection<UInt8>) {
    let bytes = Array(condition)
    plain = bytes.filter { !Self.isBlank($0) }.map(Self.small)
    names = bytes[...].split { !Self.isPartOfName($0) }
  }

  init(_ condition: String) { self.init(condition.utf8) }

  /// The parts of a condition between two of a sign.
  static func parted(_ condition: String, _ sign: UInt8) -> [ArraySlice<UInt8>] {
    parted(Array(condition.utf8)[...], sign)
  }

  static func parted(_ condition: ArraySlice<UInt8>, _ sign: UInt8) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = condition.startIndex
    var place = start
    while place + 1 < condition.endIndex {
      if condition[place] == sign, condition[place + 1] == sign {
        if start < place { parts.append(condition[start..<place]) }
        start = place + 2
        place += 1
      }
      place += 1
    }
    if start < condition.endIndex { parts.append(condition[start...]) }
    return parts
  }

  /// Whether the condition is probably met at first, and whether it is met but in passing states; nil if its words do not tell.
  func likelihood(isFirst: Bool) -> (isLikely: Bool?, isLasting: Bool?) {
    if Self.own.occurs(in: plain) { return (true, true) }
    let isNegated = plain.starts(with: Self.not) || ends(with: Self.isFalse) || plain.starts(with: Self.none)
    let isMissing = ends(with: Self.isNil)
    // A view that callers may leave out is mostly left out.
    if mentions(Self.isEmptyView) { return (!isNegated, nil) }
    if meansContents { return (!isNegated, !isNegated) }
    // A count of nothing means an empty list.
    if Self.counts.contains(where: ends) { return (false, false) }
    let isNamed = Self.other.occurs(in: plain) || meansActivity || meansShown
    // No error is there at first.
    let told = { (isPassing: Bool) -> Bool? in isPassing ? isMissing || isNegated : nil }
    let loose = told(isNamed || mentionsPassing)
    let guess: Bool? = isFirst && (isNegated || isMissing) ? false : nil
    return (loose ?? guess, told(isNamed || endsInPassing))
  }

  /// Whether a word for a passing state is in the condition.
  var mentionsPassing: Bool {
    // The content of a loading state is there once loading is over.
    let text = mentions(Self.loadingState) ? Self.without(Self.loadingState, plain) : plain
    return Self.passing.occurs(in: text)
  }

  /// Whether a name ends in a word for a passing state, as `isLoading` does and `loadingLabel` does not.
  var endsInPassing: Bool {
    // Few conditions have such a word anywhere.
    Self.passing.occurs(in: plain)
      && names.contains { name in
        let name = name.map(Self.small)
        return Self.passingEndings.contains { name.ends(with: $0) }
      }
  }

  /// Whether a name means that the drawn part itself is shown: such parts mostly appear later.
  private var meansShown: Bool {
    names.contains { $0.starts(with: Self.be) && Self.shownLater.contains(Array($0)) }
  }

  /// Whether a name such as `hasFiles` means that there is something to show.
  private var meansContents: Bool {
    guard names.count <= 2, let name = names.last, name.starts(with: Self.has) else { return false }
    let rest = name.dropFirst(Self.has.count)
    return rest.first.map(Self.isCapital) == true && Array(rest).ends(with: Self.plural)
      && !Array(rest).ends(with: Self.double)
  }

  /// Whether a name such as `isSendingFile` means an activity in progress.
  private var meansActivity: Bool {
    names.contains { name in
      guard name.starts(with: Self.be), let first = name.dropFirst(2).first, Self.isCapital(first) else {
        return false
      }
      let verb = name.dropFirst(3).prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
      return verb.count > 4 && Array(verb).ends(with: Self.ing)
        && !name.dropFirst(2).starts(with: Self.string)
        && !Self.possible.contains { Array(name).ends(with: $0) }
    }
  }

  private func mentions(_ word: [UInt8]) -> Bool { Self.mentions(word, in: plain) }

  private func ends(with word: [UInt8]) -> Bool { plain.ends(with: word) }
}

extension ConditionWords {
  /// Words that mean a temporary or exceptional state.
  private static let passingWords = words(
    "loading", "error", "empty", "fail", "offline", "alert", "toast", "debug", "placeholder", "editing",
    "pending",
    "idle", "unknown", "progress", "deleted", "invalid", "invalidated")
  private static let passing = WordSet(passingWords)
  private static let passingEndings = passingWords.flatMap { word in words("", "ed", "ure").map { word + $0 }
  }
  /// Words for a phone in portrait, which drawings have, and for a system that is not old.
  private static let own = WordSet(
    words(
      "#available", "==.phone", "horizontalsizeclass==.compact", "verticalsizeclass==.regular", "isportrait"))
  /// Words for other devices and positions.
  private static let other = WordSet(
    words("ipad", "experiment", "==.pad", "landscape", "horizontalsizeclass==.regular", "isregular"))
  private static let shownLater = Set(
    words(
      "isVisible", "isPresented", "isShown", "isOpen", "isExpanded", "isPressed", "isHighlighted", "isHovered"
    ))
  /// The endings of names that tell whether an activity is possible, such as `isEditingEnabled`.
  private static let possible = words("Enabled", "Disabled", "Allowed", "Available", "Supported")

  private static let not = Array("!".utf8)
  private static let isFalse = Array("==false".utf8)
  private static let isNil = Array("==nil".utf8)
  private static let none = Array("case.none".utf8)
  private static let be = Array("is".utf8)
  private static let has = Array("has".utf8)
  private static let plural = Array("s".utf8)
  private static let double = Array("ss".utf8)
  private static let ing = Array("ing".utf8)
  private static let string = Array("String".utf8)
  private static let loadingState = Array("loadingstate.".utf8)
  private static let counts = words("count==0", "count<1", "count<=0")
  private static let isEmptyView = Array("isemptyview".utf8)

  private static func words(_ words: String...) -> [[UInt8]] { words.map { Array($0.utf8) } }

  private static func mentions(_ word: [UInt8], in text: [UInt8]) -> Bool {
    guard let first = word.first, text.count >= word.count else { return word.isEmpty }
    return (0...(text.count - word.count)).contains { start in
      text[start] == first && text[start..<(start + word.count)].elementsEqual(word)
    }
  }

  private static func without(_ word: [UInt8], _ text: [UInt8]) -> [UInt8] {
    var rest = text[...]
    var result: [UInt8] = []
    while let byte = rest.first {
      if rest.starts(with: word) {
        rest = rest.dropFirst(word.count)
      } else {
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") }

  private static func small(_ byte: UInt8) -> UInt8 { isCapital(byte) ? byte | 0x20 : byte }

  private static func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF:
      true
    default: false
    }
  }
}

extension Array<UInt8> {
  /// Whether it ends with others.
  fileprivate func ends(with other: [UInt8]) -> Bool { suffix(other.count).elementsEqual(other) }
}
