extension FileCode {
  /// The member by which the code of `for await` gets what a sequence delivers later.
  package static let streaming = "makeAsyncIterator"
}

extension CodeWriter {
  /// The elements that a loop over an asynchronous sequence waits for.
  func stream(_ sequence: Int32, _ place: Int32) -> Int32 {
    node(.member, place, sequence, name(FileCode.streaming))
  }
}
