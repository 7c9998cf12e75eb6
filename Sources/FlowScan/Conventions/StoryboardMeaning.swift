/// Translates storyboards to the terms of the analysis: the types that are made for texts.
enum StoryboardMeaning {
  static func madeByText(_ storyboards: Storyboards) -> [String: [String: String]] {
    var segues: [String: Set<String>] = [:]
    for segue in storyboards.segues {
      segues[segue.key, default: []].insert(segue.to)
      if segue.name.isEmpty { continue }
      segues[segue.from + "/" + segue.name, default: []].insert(segue.to)
      segues[segue.name, default: []].insert(segue.to)
    }
    return [
      "instantiateViewController": storyboards.typesByIdentifier.merging(storyboards.tabTypes) { $1 },
      "instantiateInitialViewController": storyboards.firstTypes,
      "performSegue": segues.compactMapValues { $0.count == 1 ? $0.first : nil },
    ]
  }

  /// The type that delivers an object made by a storyboard to the code that prepares it.
  static let bearers: Set<String> = ["UIStoryboardSegue"]
}
