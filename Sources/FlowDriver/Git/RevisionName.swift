/// A name that git may take for something other than one commit.
struct RevisionName {
  let name: String

  /// Explains such a name and says what to write instead; nil if the name can be that of one commit.
  var objection: String? {
    if name.isEmpty { return "an empty argument is not a revision; give one, such as HEAD" }
    return problem.map { "'\(name)' \($0)" }
  }

  private var problem: String? {
    if name.hasPrefix(":/") { return "searches the whole repository; write HEAD^{\(name.dropFirst())}" }
    if name.hasPrefix("^{") { return "searches from no revision; write HEAD\(name)" }
    if name.hasPrefix("^") {
      return "leaves commits out; write \(name.drop { $0 == "^" }) to compare with it"
    }
    if bare.contains("..") { return "is a range; give it as the only argument of diff, or give one revision" }
    if bare.contains(":") || name.hasSuffix("^{tree}") || name.hasSuffix("^{blob}") {
      return "is a file or folder of a commit; give the commit alone"
    }
    if bare.contains(where: \.isNewline) { return "has several lines; give one revision" }
    let several = ["^@", "^!", "^-"].contains { bare.contains($0) }
    return several ? "names several commits; give one, such as HEAD^1" : nil
  }

  /// The name without what is in braces: dates and texts to search for may have any characters.
  private var bare: String { name.replacing(/\{[^}]*\}/, with: "") }
}
