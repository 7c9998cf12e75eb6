internal import FlowModel

extension LinkPattern {
  /// The associated domains that include the host of a universal link: `www.shop.example`, `*.shop.example` and `*.example`.
  ///
  /// A name has no more than 127 parts. Looked up in a set, so that many links and many domains do not multiply.
  var coveringDomains: [String] {
    guard let host = webHost else { return [] }
    return [host] + host.indices.filter { host[$0] == "." }.suffix(127).map { "*" + host[$0...] }
  }
}
