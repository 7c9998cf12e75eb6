import SwiftFacts

/// The types that are relevant, as configured by the user of the analysis.
package struct Interest {
  /// Types that are relevant even if they are not seen to be made or called.
  package var counts: (TypeIndex) -> Bool
  /// Types made by the framework: the app's delegate, scenes.
  package var begins: (TypeIndex) -> Bool
  /// Types that decide what is shown, the flows; their dead code is relevant too.
  package var decides: (TypeIndex) -> Bool
  /// Types that decide what is shown and are on screen themselves, so that the framework calls them for what the user does.
  package var isOnScreen: (TypeIndex) -> Bool
  /// Types whose properties decide what flows show, such as the store of a view that is a flow.
  package var binds: (TypeIndex) -> Bool
  /// Types whose publishers tell flows what happens on their own screens.
  package var reports: (TypeIndex) -> Bool
  /// Types without source that contain screens, such as a navigation controller.
  package var contains: (TypeIndex) -> Bool
  /// Properties read by code without source.
  package var asked: [PropertyIndex]
  /// Types whose code shows what flows decide: views with the content of a flow.
  package var shows: (TypeIndex) -> Bool
  /// Views that are nothing but a choice by a case: what they show is told apart by the case that they are made for.
  package var chooses: (TypeIndex) -> Bool
  /// The names of properties of flows that decide what their views show.
  package var states: Set<Name>

  package init(
    counts: @escaping (TypeIndex) -> Bool, begins: @escaping (TypeIndex) -> Bool,
    decides: @escaping (TypeIndex) -> Bool, isOnScreen: @escaping (TypeIndex) -> Bool = { _ in false },
    binds: @escaping (TypeIndex) -> Bool = { _ in false },
    reports: @escaping (TypeIndex) -> Bool = { _ in false },
    contains: @escaping (TypeIndex) -> Bool = { _ in false },
    asked: [PropertyIndex] = [], states: Set<Name> = [],
    shows: @escaping (TypeIndex) -> Bool = { _ in false },
    chooses: @escaping (TypeIndex) -> Bool = { _ in false }
  ) {
    (self.counts, self.begins, self.decides, self.isOnScreen) = (counts, begins, decides, isOnScreen)
    (self.binds, self.reports, self.contains) = (binds, reports, contains)
    (self.asked, self.states, self.shows, self.chooses) = (asked, states, shows, chooses)
  }

  /// Tells whether the framework calls nothing of a type for what the user does: such functions of flows are requests, for which somebody
  /// else must ask.
  func isOnlyAsked(_ type: TypeIndex) -> Bool { decides(type) && !isOnScreen(type) }
}
