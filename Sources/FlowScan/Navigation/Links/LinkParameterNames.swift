/// Gives one name to each parameter of links that differ in nothing else: code that takes a link apart may leave a parameter without a
/// name, which code that passes it on then gives it.
struct LinkParameterNames {
  private let links: [LinkRow]
  private let declared: DeclaredAddresses
  /// For each pattern without names, the first name in alphabetical order for each of its parameters.
  private var names: [String: [Int: String]] = [:]

  init(_ links: [LinkRow], _ declared: DeclaredAddresses) {
    self.declared = declared
    self.links = links.map { link in
      var link = link
      link.address.fill()
      return link
    }
    for link in self.links {
      let key = key(link)
      for (number, parameter) in link.address.parameters.enumerated()
      where parameter.name != LinkAddress.unnamed {
        names[key, default: [:]][number] = min(names[key]?[number] ?? parameter.name, parameter.name)
      }
    }
  }

  /// The links with these names; they have the same patterns otherwise, though not always by the same segments: the first may be the host.
  func rows() -> [LinkRow] {
    links.map { link in
      var link = link
      let names = names[key(link)] ?? [:]
      for (number, parameter) in link.address.parameters.enumerated() {
        link.address.name(parameter.index, names[number] ?? parameter.name)
      }
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

  /// Adds the parameters that only the number of segments tells.
  fileprivate mutating func fill() {
    let known = (segments.keys.max() ?? -1) + 1
    guard last.isEmpty else { return }
    for index in 0..<(isWholePath ? known : max(least, known)) where segments[index] == nil {
      segments[index] = Self.unnamed
    }
  }

  fileprivate mutating func name(_ index: Int, _ name: String) {
    if index < 0 { last = name } else { segments[index] = name }
  }
}
