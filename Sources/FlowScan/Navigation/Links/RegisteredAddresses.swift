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
      whole.written = site + (address.written.hasPrefix("/") ? "" : "/") + address.written
      return whole
    }
  }

  /// The schemes and hosts with which functions end.
  private func sites(of functions: Set<FunctionIndex>) -> [String] {
    let sites = functions.flatMap { walk.ends[$0] ?? [] }.map { address in
      var site = LinkAddress()
      (site.scheme, site.host, site.isWeb) = (address.scheme, address.host, address.isWeb)
      return site.pattern(declared)
    }
    return Set(sites).sorted()
  }
}
