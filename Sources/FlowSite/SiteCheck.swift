internal import FlowModel

/// The findings of the site itself about files of the user.
enum SiteCheck {
  static func findings(_ facts: SiteFacts) -> [Finding] { guides(facts) + shots(facts) }

  private static func guides(_ facts: SiteFacts) -> [Finding] {
    facts.guides.guides.flatMap { guide in
      GuideText(guide, in: PageContext(facts: facts, address: guide.address)).findings
    }
  }

  private static func shots(_ facts: SiteFacts) -> [Finding] {
    facts.shots.unmatched.map { shot in
      Finding(
        rule: "screenshot", severity: .note,
        message:
          "no screen has the name of the screenshot \(shot.origin.isEmpty ? shot.name : shot.origin)",
        remedy: "Name the file after the screen, or say in the configuration which screen it shows.")
    }
  }
}
