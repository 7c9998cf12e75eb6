/// The files of an app by the types that each may declare or extend.
public struct DeclarationPlaces: Sendable {
  private let files: [Substring: [Int]]

  /// Takes the names in each file, as returned by `names(in:)`.
  public init(_ names: [Set<String>]) {
    var files: [Substring: [Int]] = [:]
    for (number, names) in names.enumerated() {
      for name in names { files[Substring(name), default: []].append(number) }
    }
    self.files = files
  }

  /// The names of the types that a file may declare or extend, without those of outer types.
  public static func names(in bytes: [UInt8]) -> Set<String> { DeclaredNames.of(bytes) }

  /// The numbers of the files that may contain a part of a type, such as `Outer.Inner`, in order.
  ///
  /// Each name of the path follows a keyword in such a file, if only in an extension.
  public func files(of type: String) -> [Int] {
    guard type.utf8.contains(UInt8(ascii: ".")) else { return files[Substring(type)] ?? [] }
    let names = type.split(separator: ".")
    guard let last = names.last, var found = files[last] else { return [] }
    for name in names.dropLast() {
      let other = Set(files[name] ?? [])
      found = found.filter(other.contains)
    }
    return found
  }
}
