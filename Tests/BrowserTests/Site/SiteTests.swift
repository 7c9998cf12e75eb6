import FlowTestSupport
import Testing

/// The site in a browser; each file beside this one has one thing that must hold.
@Suite(.enabled(if: ChromeDriver.reasonToSkip == nil, "\(ChromeDriver.reasonToSkip ?? "")"), SiteLabTrait())
enum SiteTests {
  /// The lab of the running test.
  static var lab: SiteLab { get throws { try #require(SiteLab.current) } }
}
