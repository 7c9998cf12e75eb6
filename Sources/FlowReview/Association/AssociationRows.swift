/// The rows of one app, indexed by the first part of the path, so that most need not be tried for a URL.
struct AssociationRows: Hashable, Sendable {
  let rows: [AssociationMatcher]
  private var byFirstPart: [Substring: [Int]] = [:]
  /// The rows that can match any path.
  private var others: [Int] = []

  init(_ components: [AssociationComponent]) {
    rows = components.map(AssociationMatcher.init)
    for (number, component) in components.enumerated() {
      if let part = component.firstPart {
        byFirstPart[part, default: []].append(number)
      } else {
        others.append(number)
      }
    }
  }

  /// The first row that matches a URL.
  func first(matching url: AssociationURL) -> AssociationComponent? {
    let own = byFirstPart[url.firstPart]?.first { rows[$0].matches(url) }
    let other = others.first { $0 < own ?? .max && rows[$0].matches(url) }
    return (other ?? own).map { rows[$0].component }
  }
}

/// URLs indexed by the first part of their path.
struct AssociationURLs {
  private let all: [AssociationURL]
  private let byFirstPart: [Substring: [AssociationURL]]

  init(_ urls: [String]) {
    all = urls.map(AssociationURL.init)
    byFirstPart = Dictionary(grouping: all, by: \.firstPart)
  }

  /// Tells whether a row matches any of them.
  func haveOne(of component: AssociationComponent) -> Bool {
    let matcher = AssociationMatcher(component)
    let candidates = component.firstPart.map { byFirstPart[$0] ?? [] } ?? all
    return candidates.contains(where: matcher.matches)
  }
}
