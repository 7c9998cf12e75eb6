import SwiftFacts

// Of several files or globals, the one that is nearest to a file.
extension TypeResolution {
  /// The file whose path shares most with that of another; nil if several share as much.
  func nearest(of files: [Int32], to file: Int32) -> Int32? {
    if files.contains(file) { return file }
    let shared = files.map { sharedFolders($0, file) }
    guard let most = shared.max(), shared.filter({ $0 == most }).count == 1 else { return nil }
    return files[shared.firstIndex(of: most) ?? 0]
  }

  private func sharedFolders(_ one: Int32, _ other: Int32) -> Int {
    let (own, other) = (program.path(one).split(separator: "/"), program.path(other).split(separator: "/"))
    return zip(own.dropLast(), other.dropLast()).prefix { $0 == $1 }.count
  }

  /// The global variable that a name means in a file.
  package func globalProperty(_ name: Name, in file: Int32) -> PropertyIndex? {
    guard let last = program.globalProperties[name] else { return nil }
    guard let all = program.repeatedGlobals[name] else { return last }
    let best = nearest(of: all.map { program.properties[Int($0)].file }, to: file)
    return all.first { program.properties[Int($0)].file == best } ?? last
  }
}
