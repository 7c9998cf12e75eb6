/// Gives one name to each parameter of links that differ in nothing else: code that takes a link apart may leave a parameter without a
/// name, which code that passes it on then gives it.
struct LinkParameterNames {
  private let links: [LinkRow]
  private let declared: DeclaredAddresses
  /// For each pattern without names, the first name in alphabetical order for the segment at each index, and that of the last.
  private var names: [String: [Int: String]] = [:]

  init(_ links: [LinkRow], _ declared: DeclaredAddresses) {
    (self.links, self.declared) = (links, declared)
    for link in links {
      let key = key(link)
      for (index, name) in link.address.parameters where name != LinkAddress.unnamed {
        names[key, default: [:]][index] = min(names[key]?[index] ?? name, name)
      }
    }
  }

  /// The links with these names; they have the same patterns otherwise.
  func rows() -> [LinkRow] {
    links.map { link in
      var link = link
      for (index, name) in names[key(link)] ?? [:] { link.address.name(index, name) }
      return link
    }
  }

  private func key(_ link: LinkRow) -> String {
    var address = link.address
    for (index, _) in address.parameters { address.name(index, LinkAddress.unnamed) }
    return address.pattern(declared)
  }
}

extension LinkAddress {
  /// The parameters of the path, by the indices of their segments; -1 stands for the last segment.
  fileprivate var parameters: [(index: Int, name: String)] {
    segments.filter { $0.value.hasPrefix(":") }.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
      + (last.hasPrefix(":") ? [(-1, last)] : [])
  }

  fileprivate mutating func name(_ index: Int, _ name: String) {
    if index < 0 { last = name } else { segments[index] = name }
  }
}
