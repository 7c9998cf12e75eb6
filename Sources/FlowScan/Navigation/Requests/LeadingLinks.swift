import SwiftFacts
import ValueFlow

/// Finds the links that are turned into a case, other than at a place which code reaches by a link.
struct LeadingLinks {
  let askers: Askers
  /// The cases that were tested on the way.
  let choices: Set<Name>
  private var solution: Solution { askers.solution }

  /// The links that are turned into a case which a parser makes that is put together of others.
  func patterns(inPartsMaking object: ObjectIndex, _ made: Maker) -> Set<String> {
    askers.links(making: object, inPartsBy: made)
  }

  /// Tells whether links lead to the place where a case is made, but only such as carry other cases than those that were tested on the way:
  /// `.action(.closeTabs)` on the way from `case .action(.showTabs)`.
  func leadOnlyToOthers(_ made: Maker) -> Bool {
    !choices.isEmpty && !askers.patterns(at: made.place, in: made.instance, choosing: []).isEmpty
  }

  /// The links whose case a computed property of its enum turns into another one, if only code that receives links reads it:
  /// `Page.allCases.first { url.path == $0.path }?.route`.
  func patterns(convertedBy made: Maker) -> Set<String> {
    let template = solution.template(made.instance)
    guard case .getter = template.kind, let links = askers.links, template.owner >= 0,
      solution.program.types[Int(template.owner)].kind == .enum
    else { return [] }
    let readers = solution.callers(of: made.instance).map { solution.template($0.instance).function }
    guard !readers.isEmpty, readers.allSatisfy(links.receivers.contains) else { return [] }
    return links.patterns(
      leadingTo: CodeSpot(file: template.file, place: made.place), choosing: choices)
  }

  /// The links in a table whose rows are constant, or that code looks up at once.
  func patterns(inTableOf object: ObjectIndex, _ made: Maker) -> Set<String> {
    let info = solution.info(of: object)
    let template = solution.template(made.instance)
    switch template.kind {
    case .value, .script: break
    default:
      let spot = CodeSpot(file: template.file, place: made.place)
      guard askers.links?.isInTable(spot) ?? false else { return [] }
    }
    return askers.links?.patterns(making: info.name, of: info.type) ?? []
  }
}
