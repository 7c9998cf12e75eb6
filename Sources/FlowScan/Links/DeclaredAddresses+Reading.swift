import Foundation

extension DeclaredAddresses {
  /// Reads the URL schemes of property lists and the `applinks:` domains of entitlements.
  init(_ files: [ProjectFile]) {
    for file in files.sorted(by: { $0.path < $1.path })
    where !file.path.hasSuffix(".storyboard") {
      let content = try? PropertyListSerialization.propertyList(from: file.bytes, format: nil)
      guard let list = content as? [String: Any] else { continue }
      schemes += DeclaredAddresses.schemes(of: list).filter { !schemes.contains($0) }
      domains += DeclaredAddresses.domains(of: list).filter { !domains.contains($0) }
    }
  }

  private static func schemes(of list: [String: Any]) -> [String] {
    let types = list["CFBundleURLTypes"] as? [[String: Any]] ?? []
    return types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
  }

  private static func domains(of list: [String: Any]) -> [String] {
    let domains = list["com.apple.developer.associated-domains"] as? [String] ?? []
    return domains.filter { $0.hasPrefix("applinks:") }.map { domain in
      String(domain.dropFirst("applinks:".count).prefix { $0 != "?" })
    }
  }
}
