// Types and their members.
extension OutlinePass {
  private var owner: Int32 { scopes.last?.type ?? -1 }

  mutating func type(_ kind: TypeKind, _ begin: Int, _ head: Int) {
    lexer.skipBlanks()
    let start = lexer.position
    while lexer.byte().isPartOfWord || lexer.byte() == UInt8(ascii: ".") || lexer.byte() == UInt8(ascii: "`")
    {
      lexer.position += 1
    }
    let plain = String(decoding: lexer.bytes[start..<lexer.position], as: UTF8.self).filter { $0 != "`" }
    guard !plain.isEmpty, scopes.count < 60 else {
      lexer.isClear = false
      return
    }
    while !lexer.isAtEnd, lexer.byte() != UInt8(ascii: "{"), lexer.byte() != UInt8(ascii: "}") {
      lexer.skipBlanks()
      if lexer.isAtEnd || lexer.byte() == UInt8(ascii: "{") || lexer.byte() == UInt8(ascii: "}") { break }
      lexer.skipToken()
    }
    guard lexer.byte() == UInt8(ascii: "{") else {
      lexer.isClear = false
      return
    }
    let open = lexer.position
    lexer.position += 1
    lexer.isLineStart = true
    let name = scopes.last.map { $0.name + "." + plain } ?? plain
    outline.types.append(
      FileOutline.Declared(
        kind: kind, name: name, head: Int32(head)..<Int32(lexer.words.count), outer: owner,
        lead: Int32(lead), begin: Int32(begin), open: Int32(open)))
    scopes.append(
      Scope(type: Int32(outline.types.count - 1), name: name, isEnum: kind == .enum || kind == .extension))
  }

  /// Whether a member ends where the lexer stands.
  private mutating func isAtEnd() -> Bool {
    lexer.skipBlanks()
    let byte = lexer.byte()
    if lexer.isAtEnd || byte == UInt8(ascii: "}") || byte == UInt8(ascii: ";") { return true }
    guard lexer.isLineStart else { return false }
    if byte == UInt8(ascii: "@") { return true }
    var copy = lexer
    if byte == UInt8(ascii: "#") {
      copy.position += 1
      return Words.directives.contains(copy.word())
    }
    guard byte.isStartOfWord else { return false }
    let word = copy.word()
    if Words.modifiers.contains(word) { return true }
    guard let keyword = Words.keywords[word] else { return false }
    if case .enumCase = keyword { return scopes.last?.isEnum ?? false }
    return true
  }

  /// Gives where the last token before the stop ended.
  private mutating func skip(until stops: (inout OutlinePass) -> Bool) -> Int {
    lexer.tokenEnd = lexer.position
    while !isAtEnd() {
      if stops(&self) { break }
      lexer.skipToken()
    }
    return lexer.tokenEnd
  }

  /// A member that is kept as it is, up to its end.
  mutating func rest(_ kind: FileOutline.Kind, _ begin: Int, name: Word, head: Int) {
    let end = skip { _ in false }
    add(FileOutline.Member(kind: kind, type: owner, name: name), begin, end, head)
  }

  private mutating func add(_ member: FileOutline.Member, _ begin: Int, _ end: Int, _ head: Int) {
    var member = member
    member.lead = Int32(lead)
    member.begin = Int32(begin)
    member.end = Int32(end)
    if member.head.isEmpty { member.head = Int32(head)..<Int32(lexer.words.count) }
    outline.members.append(member)
    // Blanks and comments behind it stand before what comes next.
    lexer.position = max(begin, end)
  }

  mutating func function(_ kind: FileOutline.Kind, _ begin: Int, _ head: Int) {
    let name = kind == .initializer ? Word("init") : peekedName()
    var member = FileOutline.Member(kind: kind, type: owner, name: name)
    // The name is no word of the declaration; an operator has none.
    lexer.skipBlanks()
    if kind == .function, lexer.byte() != UInt8(ascii: "{") {
      if lexer.byte() == UInt8(ascii: "`") { lexer.position += 1 }
      if lexer.byte().isStartOfWord {
        _ = lexer.word()
      } else {
        while !lexer.isAtEnd, lexer.byte() != UInt8(ascii: "("), lexer.byte() > 0x20 { lexer.position += 1 }
      }
    }
    var labels: [Word] = []
    var end = skip { pass in
      if labels.isEmpty, pass.lexer.byte() == UInt8(ascii: "(") {
        labels = pass.parameters(&member)
        pass.lexer.tokenEnd = pass.lexer.position
        pass.lexer.isLineStart = false
        return pass.isAtEnd() || pass.lexer.byte() == UInt8(ascii: "{")
      }
      if pass.lexer.byte() == UInt8(ascii: "-"), pass.lexer.byte(1) == UInt8(ascii: ">") {
        pass.lexer.position += 1
      }
      return pass.lexer.byte() == UInt8(ascii: "{")
    }
    member.head = Int32(head)..<Int32(lexer.words.count)
    if lexer.byte() == UInt8(ascii: "{") { end = body(&member) }
    member.keys = Int32(outline.labels.count)..<Int32(outline.labels.count + labels.count)
    outline.labels += labels
    add(member, begin, end, head)
  }

  /// Reads the parameters; gives the first labels with which the function may be called.
  private mutating func parameters(_ member: inout FileOutline.Member) -> [Word] {
    var labels: [Word] = []
    var isOpen = true
    let close = endOfGroup()
    lexer.position += 1
    while lexer.position < close {
      lexer.skipBlanks()
      if lexer.byte() == UInt8(ascii: ")") { break }
      let (label, mayBeLeftOut, isLast) = parameter(close)
      if label.1 { member.holdsFunction = true }
      if isOpen { labels.append(label.0) }
      if !mayBeLeftOut { isOpen = false }
      if isLast { break }
    }
    if isOpen { labels.append(.none) }
    lexer.position = close + 1
    return labels
  }

  /// Where the bracket that opens here is closed.
  private func endOfGroup() -> Int {
    var copy = OutlineLexer(lexer.bytes)
    copy.position = lexer.position
    copy.skipGroup()
    return copy.position - 1
  }

  private mutating func parameter(_ close: Int) -> (label: (Word, Bool), mayBeLeftOut: Bool, isLast: Bool) {
    var label = Word.unnamed
    while lexer.byte() == UInt8(ascii: "@") {
      lexer.position += 1
      lexer.keepWord()
      if lexer.byte() == UInt8(ascii: "(") { lexer.skipGroup() }
      lexer.skipBlanks()
    }
    if lexer.byte() == UInt8(ascii: "`") { lexer.position += 1 }
    if lexer.byte().isStartOfWord {
      label = lexer.word()
      if label == Words.underscore { label = .unnamed }
    }
    var (isFunction, hasDefault, angles) = (false, false, 0)
    while lexer.position < close {
      lexer.skipBlanks()
      if lexer.position >= close { break }
      switch lexer.byte() {
      case UInt8(ascii: ","):
        if angles <= 0 {
          lexer.position += 1
          return ((label, isFunction), isFunction || hasDefault, false)
        }
        lexer.position += 1
      case UInt8(ascii: "<"):
        angles += hasDefault ? 0 : 1
        lexer.position += 1
      case UInt8(ascii: ">"):
        angles -= hasDefault ? 0 : 1
        lexer.position += 1
      case UInt8(ascii: "-") where lexer.byte(1) == UInt8(ascii: ">"):
        if !hasDefault { isFunction = true }
        lexer.position += 2
      case UInt8(ascii: "="):
        hasDefault = true
        lexer.position += 1
      case UInt8(ascii: "("):
        if !hasDefault, lexer.holdsArrow() { isFunction = true }
        lexer.skipToken()
      default: lexer.skipToken()
      }
    }
    return ((label, isFunction), isFunction || hasDefault, true)
  }

  /// Reads a body in braces; gives where it ends.
  private mutating func body(_ member: inout FileOutline.Member) -> Int {
    let words = lexer.words.count
    let start = lexer.position + 1
    lexer.skipGroup()
    member.cut = Int32(start)..<Int32(max(start, lexer.position - 1))
    member.body = Int32(words)..<Int32(lexer.words.count)
    lexer.isLineStart = true
    return lexer.position
  }

  mutating func variable(_ begin: Int, _ head: Int) {
    var member = FileOutline.Member(kind: .variable, type: owner, name: peekedName())
    lexer.skipBlanks()
    if lexer.byte() == UInt8(ascii: "`") { lexer.position += 1 }
    if lexer.byte().isStartOfWord { _ = lexer.word() }
    if lexer.byte() == UInt8(ascii: "`") { lexer.position += 1 }
    var (hasType, isSingle, angles, holdsFunction) = (false, lexer.byte() != UInt8(ascii: "("), 0, false)
    var end = skip { pass in
      switch pass.lexer.byte() {
      case UInt8(ascii: "{"), UInt8(ascii: "="): return true
      case UInt8(ascii: ":"): hasType = true
      case UInt8(ascii: "<"): angles += 1
      case UInt8(ascii: ">"): angles -= 1
      case UInt8(ascii: "-"):
        if pass.lexer.byte(1) == UInt8(ascii: ">") {
          holdsFunction = true
          angles += 1
        }
      case UInt8(ascii: "("):
        if pass.lexer.holdsArrow() { holdsFunction = true }
      case UInt8(ascii: ","):
        if angles <= 0 { isSingle = false }
      default: break
      }
      return false
    }
    member.holdsFunction = holdsFunction
    let isOpen = !lexer.isAtEnd && !endsHere()
    if isOpen, isSingle, hasType {
      member.head = Int32(head)..<Int32(lexer.words.count)
      if lexer.byte() == UInt8(ascii: "{") { end = accessors(&member) } else { end = value(&member) }
    } else if isOpen {
      end = skip { _ in false }
    }
    add(member, begin, end, head)
  }

  private mutating func endsHere() -> Bool {
    lexer.byte() != UInt8(ascii: "{") && lexer.byte() != UInt8(ascii: "=")
  }

  /// What a property is set to first, with its observers.
  private mutating func value(_ member: inout FileOutline.Member) -> Int {
    let (words, start) = (lexer.words.count, lexer.position)
    var isSingle = true
    let end = skip { pass in
      if pass.lexer.byte() == UInt8(ascii: ",") { isSingle = false }
      return false
    }
    guard isSingle else {
      member.head = member.head.lowerBound..<Int32(lexer.words.count)
      return end
    }
    member.cut = Int32(start)..<Int32(end)
    member.body = Int32(words)..<Int32(lexer.words.count)
    return end
  }

  /// A getter stays one when what it does is left out; observers are left out with their braces.
  private mutating func accessors(_ member: inout FileOutline.Member) -> Int {
    var ahead = lexer
    ahead.position += 1
    ahead.skipBlanks()
    let first = ahead.byte().isStartOfWord ? ahead.word() : Word()
    let start = lexer.position
    let end = body(&member)
    if Words.observers.contains(first) { member.cut = Int32(start)..<Int32(end) }
    // What a protocol asks for is short, and says more than that there is a getter.
    if let type = scopes.last?.type, outline.types[Int(type)].kind == .protocol { member.cut = 0..<0 }
    return end
  }
}
