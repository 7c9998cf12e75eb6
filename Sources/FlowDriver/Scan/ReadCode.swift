internal import FlowModel
internal import FlowScan
internal import Foundation
internal import SwiftFacts

/// The code of one file, and how it was obtained.
struct ReadCode: Sendable {
  let code: FileCode
  /// Whether the code is that of the bytes that were hashed.
  var isSettled = true
  var isCached = false
  var isUnreadable = false
  var isGivenUp = false

  /// Reads a file.
  init(_ file: LookedAt, _ conditions: BuildConditions) {
    let data = FileBytes.read(file.found.file)
    (isUnreadable, isSettled) = (data == nil, data.map { ContentHash(of: $0) } == file.hash)
    code = SourceReader.read([UInt8](data ?? Data()), path: file.found.path, conditions: conditions)
  }

  /// Decodes cached code; nil if it was read under other conditions or is damaged.
  init?(_ entry: ScanPack.Entry, after mark: Data, of file: LookedAt) {
    guard entry.code.starts(with: mark),
      let code = FileCode(data: entry.code.dropFirst(mark.count), path: file.found.path)
    else { return nil }
    (self.code, isCached) = (code, true)
  }

  /// Stands for a file that kept the parser busy for too long.
  init(givenUp file: LookedAt) {
    code = FileCode(path: file.found.path)
    (isSettled, isGivenUp) = (false, true)
  }

  func findings(_ file: FoundFile) -> [Finding] {
    if isGivenUp { return [.tooSlow(file.path)] }
    return (code.isWhole ? [] : [.tooDeep(file.path)]) + (isUnreadable ? [.unread(file)] : [])
  }
}

extension FileCode {
  /// Decodes stored code; nil if it is damaged.
  init?(data: Data, path: String) {
    guard let code = data.withUnsafeBytes({ FileCode(bytes: $0, path: path) }) else { return nil }
    self = code
  }
}
