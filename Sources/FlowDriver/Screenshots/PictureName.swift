/// The name of a found picture, in words.
struct PictureName: Hashable {
  /// The words of the test or of the picture.
  var words: [String]
  /// The words of the class or file of tests that made it; empty for those of fastlane.
  var tests: [String] = []
  /// The parts that distinguish it from other pictures of the screen: the device, the language, a name given by the test.
  var details: [String] = []
  var isDark = false
  var scale = 1

  init(_ picture: FoundPicture) {
    let file = picture.path.split(separator: "/").last.map(String.init) ?? ""
    var parts = file.split(separator: ".").dropLast().map(String.init)
    for number in 2...3 {
      guard let last = parts.last, last.hasSuffix("@\(number)x") else { continue }
      parts[parts.count - 1] = String(last.dropLast(3))
      scale = number
    }
    var stem = parts.first ?? ""
    details = parts.dropFirst().filter { $0 != "1" }
    switch picture.place {
    case .fastlane:
      // The device in `iPhone 15 Pro-01_Home` ends at the first hyphen that is not its own.
      if let dash = stem.firstIndex(of: "-"), stem.hasPrefix("iP") || stem.hasPrefix("Apple") {
        details.append(String(stem[..<dash]))
        stem = String(stem[stem.index(after: dash)...])
      }
      details += picture.folders.last.map { [$0] } ?? []
    case .snapshots:
      // `App.HomeViewTests` is a class in a module.
      tests = picture.folders.last?.split(separator: ".").last.map { PictureWords.of(String($0)) } ?? []
      while let last = tests.last, Self.isOfTests(last) { tests.removeLast() }
    }
    words = PictureWords.of(stem)
    if let first = words.first, Self.isOfTests(first) || first.allSatisfy(\.isNumber) { words.removeFirst() }
    noteLook()
  }

  private mutating func noteLook() {
    let isLook = { (word: String) in ["dark", "light"].contains(word.lowercased()) }
    let all = words + details.flatMap(PictureWords.of)
    isDark = all.contains { $0.lowercased() == "dark" }
    words.removeAll(where: isLook)
    details = details.map { detail in
      PictureWords.isLanguage(detail)
        ? detail : PictureWords.of(detail).filter { !isLook($0) }.joined(separator: " ")
    }.filter { !$0.isEmpty }
  }

  private static func isOfTests(_ word: String) -> Bool {
    ["test", "tests", "snapshot", "snapshots", "ui"].contains(word.lowercased())
  }
}
