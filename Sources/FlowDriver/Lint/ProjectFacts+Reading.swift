internal import FlowModel
internal import FlowReview
internal import FlowScan
internal import Foundation

extension ProjectFacts {
  /// Combines the declarations of property lists, entitlements and the configuration.
  init(declaredIn files: [ProjectFile], and links: Configuration.Links) {
    self.init()
    let lists = files.filter { !$0.path.hasSuffix(".storyboard") }.compactMap(PropertyList.init)
    let schemes = lists.filter { !$0.isEntitlements }.map(\.schemes)
    let domains = lists.filter(\.isEntitlements).map(\.domains)
    self.schemes = DeclaredNames(schemes, and: links.schemes)
    self.domains = DeclaredNames(domains, and: links.hosts)
  }
}

extension DeclaredNames {
  /// The names from all files and the configuration; nil if there are neither.
  fileprivate init?(_ files: [DeclaredNames], and named: [String]) {
    guard !files.isEmpty || !named.isEmpty else { return nil }
    self.init(files.flatMap(\.names) + named.map { Name($0) }, isWhole: files.allSatisfy(\.isWhole))
  }
}

/// A property list, binary or text; names have line numbers if it is text.
private struct PropertyList {
  let file: ProjectFile
  let content: [String: Any]

  init?(_ file: ProjectFile) {
    let content = try? PropertyListSerialization.propertyList(from: file.bytes, format: nil)
    guard let content = content as? [String: Any] else { return nil }
    self.file = file
    self.content = content
  }

  var isEntitlements: Bool { file.path.hasSuffix(".entitlements") }

  var schemes: DeclaredNames {
    let types = content["CFBundleURLTypes"] as? [[String: Any]] ?? []
    return names(types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }) { $0 }
  }

  var domains: DeclaredNames {
    let domains = content["com.apple.developer.associated-domains"] as? [String] ?? []
    return names(domains.filter { $0.hasPrefix("applinks:") }) { domain in
      String(domain.dropFirst("applinks:".count).prefix { $0 != "?" })
    }
  }

  /// Names that are known; a name with a variable is only known to the build.
  private func names(_ written: [String], _ name: (String) -> String) -> DeclaredNames {
    let known = written.filter { !$0.contains("$(") && !$0.contains("${") }
    let lines = lines(ofTexts: Set(known))
    return DeclaredNames(
      known.map { DeclaredNames.Name(name($0), at: SourceLocation(file: file.path, line: lines[$0] ?? 1)) },
      isWhole: known.count == written.count)
  }

  /// The first line of each text, searched for once: a list may have thousands of them.
  private func lines(ofTexts texts: Set<String>) -> [String: Int] {
    var lines: [String: Int] = [:]
    let written = String(decoding: file.bytes, as: UTF8.self)
    for (index, line) in written.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      for piece in line.split(separator: ">", omittingEmptySubsequences: false).dropFirst() {
        let text = String(piece.prefix { $0 != "<" })
        if texts.contains(text), lines[text] == nil { lines[text] = index + 1 }
      }
    }
    return lines
  }
}
