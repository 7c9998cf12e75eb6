import SwiftFacts

/// What is known of the types that count, from who asks for the analysis.
package struct Interest {
  /// Types that count where nobody makes or calls them.
  package var counts: (TypeIndex) -> Bool
  /// Types that the framework makes: the app's delegate, scenes.
  package var begins: (TypeIndex) -> Bool
  /// Types that decide what is shown, the flows: of these dead code counts, too.
  package var decides: (TypeIndex) -> Bool
  /// Properties that code without source asks for.
  package var asked: [PropertyIndex]

  package init(
    counts: @escaping (TypeIndex) -> Bool, begins: @escaping (TypeIndex) -> Bool,
    decides: @escaping (TypeIndex) -> Bool, asked: [PropertyIndex] = []
  ) {
    (self.counts, self.begins, self.decides, self.asked) = (counts, begins, decides, asked)
  }
}
