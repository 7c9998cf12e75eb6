import ValueFlow

/// Patterns that are registered as paths, with the scheme and host that their class tests before it searches for a handler:
/// `guard url.scheme == scheme, url.host == host else { return false }`.
struct RegisteredAddresses {
  let walk: LinkWalk
  let declared: DeclaredAddresses

  /// The address of a pattern for each host that its class takes, or the address itself.
  func whole(_ address: LinkAddress) -> [LinkAddress] {
    guard !address.written.isEmpty, !address.written.contains("://") else { return [address] }
    let sites = sites(of: walk.registered[address.written] ?? [])
    if sites.isEmpty { return [address] }
    return sites.map { site in
      var whole = address
      let path = address.written.drop { $0 == "/" }
      whole.written = site.hasSuffix("/") ? site + path : "\(site)/\(path)"
      return whole
    }
  }

  /// The schemes and hosts with which functions end; those without a host only if no other is known.
  private func sites(of functions: Set<FunctionIndex>) -> [String] {
    let ends = functions.flatMap { walk.ends[$0] ?? [] }
    let hosted = ends.filter { !$0.host.isEmpty }
    let sites = (hosted.isEmpty ? ends : hosted).map { address in
      var site = LinkAddress()
      (site.scheme, site.host, site.isWeb) = (address.scheme, address.host, address.isWeb)
      return site.pattern(declared)
    }
    return Set(sites).sorted()
  }
}

extension LinkAddress {
  /// Whether it tells the host, or a scheme of the app, whose links have none.
  var isSite: Bool { !host.isEmpty || !scheme.isEmpty && !scheme.hasPrefix("http") }
}
