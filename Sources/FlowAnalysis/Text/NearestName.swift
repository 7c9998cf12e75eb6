/// Finds the name that a mistyped word most likely meant; nil if none is near, and the first of equally near ones.
public func nearestName(to word: String, among names: some Sequence<String>) -> String? {
  let nearest = names.lazy.map { (name: $0, distance: distance(word, $0)) }.min {
    $0.distance < $1.distance
  }
  guard let nearest, nearest.distance * 2 <= word.count else { return nil }
  return nearest.name
}

/// The distance of a word from a name or from its beginning: someone who types `Chekout` may mean `CheckoutFlow`.
private func distance(_ word: String, _ name: String) -> Int {
  min(editDistance(word, name), editDistance(word, String(name.prefix(word.count))) + 1)
}

/// The Levenshtein distance of two words.
private func editDistance(_ left: String, _ right: String) -> Int {
  let (left, right) = (Array(left.prefix(64)), Array(right.prefix(64)))
  var row = Array(0...right.count)
  for (i, letter) in left.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, other) in right.enumerated() {
      let change = diagonal + (letter == other ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(change, row[j] + 1, diagonal + 1)
    }
  }
  return row[right.count]
}
