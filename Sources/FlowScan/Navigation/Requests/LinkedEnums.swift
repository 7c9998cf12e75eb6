import SwiftFacts
import ValueFlow

/// Finds the enums of which code makes cases for links.
struct LinkedEnums {
  let solution: Solution
  let links: LinkIndex

  func types() -> Set<TypeIndex> {
    var found = Set(links.rows.flatMap { $0.value.everyCase.map(\.type) })
    for object in solution.objects.indices {
      let info = solution.info(of: object)
      guard info.kind == .enumCase, info.type >= 0, !found.contains(info.type) else { continue }
      if solution.objects.makers(of: object).contains(where: isMadeForLink) { found.insert(info.type) }
    }
    return found
  }

  private func isMadeForLink(_ made: Maker) -> Bool {
    links.isReached(CodeSpot(file: solution.template(made.instance).file, place: made.place))
  }
}
