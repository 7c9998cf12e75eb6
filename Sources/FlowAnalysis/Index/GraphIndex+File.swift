internal import FlowModel

extension GraphIndex {
  /// The bytes that `GraphFile.write` gives, without sorting again: an index's graph is canonical already.
  public var fileBytes: [UInt8] { GraphFile.bytes(ofOrdered: graph) }
}
