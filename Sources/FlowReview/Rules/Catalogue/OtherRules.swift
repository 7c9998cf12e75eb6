/// The findings of steps other than the linter: reading files, scanning, merging, generating pages.
///
/// They cannot be run as rules, but configurations may set their severity or switch them off.
public enum OtherRules {
  /// A finding of such a step.
  public struct Row: Sendable {
    /// The id used by configurations and findings.
    public let id: String
    /// The title, in a few words.
    public let title: String
  }

  /// All of them, ordered by id.
  public static let all: [Row] = [
    Row(id: "allow-unused", title: "A check allows a change that does not exist or would not be refused."),
    Row(id: "association-hosts", title: "An association file is written for the links of several hosts."),
    Row(id: "baseline-stale", title: "A finding accepted by the baseline no longer occurs."),
    Row(id: "cache-unwritable", title: "The cache of a scan cannot be written."),
    Row(id: "change-breaking", title: "A check refuses a change that breaks something."),
    Row(id: "change-harmless", title: "A check refuses a change that breaks nothing."),
    Row(id: "change-risky", title: "A check refuses a change after which something may behave differently."),
    Row(
      id: "conflict-markers", title: "A source file contains the markers of an unfinished merge."),
    Row(id: "conventions", title: "A file of conventions cannot be read."),
    Row(
      id: "correction-contradicted", title: "A correction contradicts the source or another correction."
    ),
    Row(id: "correction-unread", title: "A correction cannot be parsed."),
    Row(id: "correction-unused", title: "A correction changes nothing."),
    Row(id: "coverage-low", title: "Less is documented, or covered by traced runs, than required."),
    Row(id: "coverage-missing", title: "An item lacks something that coverage requires."),
    Row(id: "exclude-unused", title: "An excluded path leads to nothing."),
    Row(id: "few-flows", title: "A scan finds far fewer flows than the names in the source suggest."),
    Row(id: "folder-too-deep", title: "A folder of pages, pictures or templates is nested too deeply."),
    Row(
      id: "graph-incomplete",
      title: "A graph file is not written because it would lose what could not be read."),
    Row(id: "graph-stale", title: "The committed graph file is out of date."),
    Row(id: "graphviz", title: "Graphviz printed a message about a picture."),
    Row(id: "guide-link", title: "A guide page refers to something that does not exist."),
    Row(id: "guide-order", title: "The order of the guide names a page that does not exist."),
    Row(id: "guide-picture", title: "A guide page shows a picture that does not exist."),
    Row(id: "ignore-unused", title: "A comment `flowdoc:ignore` has nothing to ignore."),
    Row(id: "inactive-code", title: "Code that shows something is left out by a condition of the build."),
    Row(id: "invalid-text", title: "A source file is not UTF-8."),
    Row(
      id: "link-outside", title: "A symbolic link leads out of the project and is not followed."),
    Row(id: "links-unread", title: "Code takes URLs apart, and a scan reads no link from it, or not all."),
    Row(id: "merge-conflict", title: "Merged graphs contradict each other."),
    Row(id: "no-flows", title: "A scan finds no flow."),
    Row(id: "odd-owner-line", title: "A line of CODEOWNERS has no effect."),
    Row(id: "picture-chapters", title: "A picture shows the overview of several chapters."),
    Row(
      id: "picture-collapsed", title: "Screens are folded into their flows because a picture is too large."),
    Row(id: "picture-missing", title: "A picture could not be drawn."),
    Row(
      id: "picture-shortened",
      title: "A picture leaves something out, or could not be made as readable as it should be."),
    Row(id: "picture-simplified", title: "A picture could only be drawn in a simplified form."),
    Row(id: "registry-missing", title: "The registry named by the configuration was not used."),
    Row(id: "removal-unused", title: "A graph file removes something that no graph has."),
    Row(id: "screenshot", title: "A screenshot belongs to no screen, or is not an image."),
    Row(id: "shown-elsewhere", title: "Types that are not counted as flows show screens."),
    Row(id: "site-limits", title: "The graph has more moves than pages list or draw."),
    Row(
      id: "stale-page-changed", title: "A page that is no longer generated was edited by hand."),
    Row(
      id: "too-complex",
      title:
        "So much may be called or passed on in the source that a scan stopped before it found everything."),
    Row(
      id: "too-deep",
      title: "A source file is nested too deeply, or its syntax is too broken, to be read completely."),
    Row(id: "too-many-files", title: "A folder of pages, pictures or templates has too many files."),
    Row(
      id: "too-slow", title: "A source file took the parser too long, or a wireframe took too long to draw."),
    Row(id: "trace-cut-off", title: "A trace ends in the middle of a line."),
    Row(id: "unknown-library", title: "Flows build on types of which a scan knows nothing."),
    Row(id: "unreadable", title: "A file or folder cannot be read, or a source file is larger than 8 MB."),
    Row(id: "unresolved", title: "A check allows fewer unresolved calls than there are."),
  ]
}

/// All ids that a configuration may use under `rules`.
public enum KnownRules {
  /// The rules that can be run, those on graphs first.
  public static var asked: [any Rule] { GraphRules.all + SourceRules.all }

  /// The ids, those of rules on graphs first.
  public static var ids: [String] { asked.map(\.id) + OtherRules.all.map(\.id) }

  /// The options of a rule; empty if it has none.
  public static func options(of rule: String) -> [any RuleOptionDescription] {
    asked.first { $0.id == rule }?.options ?? []
  }
}
