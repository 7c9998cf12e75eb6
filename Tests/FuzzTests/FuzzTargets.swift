import FlowModel
import FlowTestSupport
import Foundation
import FlowWireframe
import SwiftFacts

@testable import FlowDriver
@testable import FlowRaster
@testable import FlowRender
@testable import FlowReview
@testable import FlowScan
@testable import FlowSite

/// All readers of bytes from outside.
enum FuzzTargets {
  static let all = graphs + project + wireframes + site + other

  private static let json = "{ } [ ] , : \" null true -1 1e999 99999999999999999999 \\u0000 \\ud800 \"name\":"

  private static let graphs = [
    FuzzTarget("graph", words: json + " \"flow\" \"screen\" \"F\" \"F.r\"") { bytes in
      guard let graph = try? GraphFile.read(Data(bytes), references: .mayDangle) else { return }
      _ = GraphFile.write(graph)
    },
    FuzzTarget("difference", words: json + " \"F.r\" \"S\" a://a/:id (Int) \u{301}") { bytes in
      guard let graph = try? GraphFile.read(Data(bytes), references: .mayDangle) else { return }
      compare(graph, earlier)
      compare(earlier, graph)
    },
    FuzzTarget("tree", words: json + " \"#0\" \"parent\":") { bytes in
      _ = (try? TreeFile.read(Data(bytes))).map(TreeFile.write)
    },
    FuzzTarget("trace", words: json + " \"number\": \"kind\": \"F\"") { _ = try? TraceFile.read(Data($0)) },
    FuzzTarget("pack", words: "\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0} \u{1}\u{0}\u{0}\u{0}") { bytes in
      // Whoever can write the file can make its sum right.
      var data = ScanPack().data(of: ContentHash()).dropLast(32)
      data.append(hash: ContentHash(of: Data(bytes)))
      _ = ScanPack(data + Data(bytes), of: ContentHash())
    },
    FuzzTarget("wireframes", words: "\u{0}\u{0}\u{0}\u{0} \u{1}\u{0}\u{0}\u{0}") { bytes in
      var data = WireframePack().data(of: ContentHash()).dropLast(32)
      data.append(hash: ContentHash(of: Data(bytes)))
      _ = WireframePack(data + Data(bytes), of: ContentHash())
    },
    FuzzTarget("code", words: "\u{0}\u{0}\u{0}\u{0} \u{1}\u{0}\u{0}\u{0} \u{7f}\u{7f}\u{7f}\u{7f}") { bytes in
      _ = FileCode(data: Data(bytes), path: "a.swift")
    },
    FuzzTarget("baseline", words: json + " \"rule\": \"count\":") { bytes in
      _ = try? LintBaseline(reading: String(decoding: bytes, as: UTF8.self))
    },
  ]

  /// A graph with an element of each kind, some of which those of the corpus have too.
  private static let earlier = FlowGraph.sketch(
    """
    F.r push S
    F.home root HomeScreen
    F.help present HelpFlow
    F: HomeScreen onHelp -> help
    F: HomeScreen onClose -> !done
    a://a/:id = F.r
    a://a/:id(Int) = F.home
    """)

  /// Compares two graphs, says so in each format, and checks it.
  private static func compare(_ old: FlowGraph, _ new: FlowGraph) {
    let difference = GraphDifference(from: old, to: new)
    let report = DifferenceReport(difference, from: "old", to: "new")
    for format in DifferenceTextFormat.allCases { _ = report.text(as: format) }
    _ = ChangeGate(refuses: .any, allows: ["F.r", "a://a/:id"]).step(difference, since: "old")
  }

  private static let project = [
    FuzzTarget(
      "swift",
      words:
        "{ } ( ) [ ] < > \" \\( #if #endif try await else if . ! ? -> \n @a class func var case , : / ` \"\"\""
    ) {
      bytes in _ = SourceReader.read(bytes, path: "a.swift")
    },
    FuzzTarget(
      "plain",
      words:
        "{ } ( ) [ ] < > \" \\( #if #endif try await else if . ! ? -> \n @a class func case , : / ` \"\"\" = switch let in"
    ) { PlainSource.read($0) },
    FuzzTarget("configuration", words: json + " // /* */ \"rules\": \"off\" \"(a+)+b\" \"../x\"") { bytes in
      var reader = CommentedJSON(bytes)
      guard let value = try? reader.document(), case .object(let fields) = value.content else { return }
      _ = try? Configuration(fields, of: ConfigurationFile(path: "c.json"))
    },
    FuzzTarget(
      "plist", words: "<dict> </dict> <array> </array> <key> </key> <string> </string> & ; bplist00 ( { ="
    ) { bytes in
      let file = ProjectFile(path: "Info.plist", bytes: Data(bytes))
      _ = ProjectFacts(declaredIn: [file], and: Configuration.Links())
    },
    FuzzTarget("storyboard", words: "< > </ /> = \" ' <!-- --> id= sceneMemberID=\"viewController\" <segue") {
      bytes in
      _ = Storyboards([ProjectFile(path: "Main.storyboard", bytes: Data(bytes))])
    },
    FuzzTarget("owners", words: "* ** / [ ] ^ \\ # @ ! ? @a \n") { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      for dialect in [CodeOwners.Dialect.gitHub, .gitLab] {
        _ = CodeOwners(text, dialect: dialect).owner(of: "App/a.b/C.swift")
      }
    },
    FuzzTarget("association", words: json + " \"/\": \"*\" ? $(lang) NOT") { bytes in
      _ = (try? AssociationFile(reading: bytes))?.opens("https://x.example/a/b?c=d")
    },
    FuzzTarget("conventions", words: json) { _ = try? Conventions.read(Data($0)) },
    FuzzTarget("declared", words: declarations) {
      bytes in scan(app, declared: String(decoding: bytes, as: UTF8.self))
    },
    FuzzTarget("scan", words: declarations) { bytes in scan(bytes) },
    FuzzTarget("devices", words: "TARGETED_DEVICE_FAMILY = \" 1 2 , ; { } \n") { bytes in
      _ = DeviceFamily.families(in: String(decoding: bytes, as: UTF8.self))
    },
  ]

  private static let declarations =
    "{ } ( ) : , . ? = -> \n class protocol struct enum case extension func var let init static some where @a A B"

  private static let app = Array(
    """
    import Nav
    final class HomeFlow: NavFlow { let router: Router<Home>; init(_ router: Router<Home>) { self.router = router; super.init() }
      func start() { router.show(DetailViewController()); router.children.first?.begin { self.start() } } }
    final class DetailViewController: UIViewController { weak var listener: NavListener? }
    func begin() { HomeFlow(Router(Home())).start() }
    """.utf8)

  /// Scans a file, with the declarations of a library if there are any.
  private static func scan(_ bytes: [UInt8], declared: String = "") {
    var settings = ScanSettings(name: "Fuzz")
    if !declared.isEmpty {
      var conventions = Conventions()
      (conventions.library, conventions.flows) = ("Nav", ["NavFlow"])
      conventions.source = declared.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let data = (try? JSONEncoder().encode(conventions)) ?? Data()
      settings.conventions = [ProjectFile(path: "nav.json", bytes: data)]
    }
    let file = SourceReader.read(bytes, path: "a.swift")
    _ = ValueFlowScan(settings: settings).graph(of: [file])
  }

  private static let wireframes = [
    FuzzTarget(
      "interface", words: "< > </ /> = \" <view key=\"view\"> <tableView> <tableViewCell> <subviews> 1e9"
    ) {
      bytes in
      draw(
        "class Screen: UIViewController {}", interfaces: [SourceText(path: "Main.storyboard", bytes: bytes)])
    },
    FuzzTarget("assets", words: json + " \"images\": \"filename\": \"appearances\": \"a.png\" \"../a\"") {
      bytes in
      let set = AssetSet(Data(bytes))
      for isDark in [false, true] { _ = set?.file(isDark: isDark) }
    },
    FuzzTarget("strings", words: "\" = ; \\n { } /* */ \"a\" <dict> <key> <string> \u{0} bplist00") { bytes in
      var tables = StringTables()
      tables.add(bytes, isCatalog: false)
      draw("struct Screen: View { var body: some View { Text(\"a\") } }", strings: tables)
    },
    FuzzTarget("catalog", words: json + " \"strings\": \"localizations\": \"stringUnit\": \"value\":") {
      bytes in
      var tables = StringTables()
      tables.add(bytes, isCatalog: true)
      draw("struct Screen: View { var body: some View { Text(\"a\") } }", strings: tables)
    },
    FuzzTarget(
      "view",
      words:
        "{ } ( ) [ ] . , : ? \" \\( ZStack { VStack { List { ForEach(0..<9) { Text( .frame(width: if switch let var \n"
    ) { bytes in draw(String(decoding: bytes, as: UTF8.self)) },
    FuzzTarget(
      "controller",
      words: "{ } ( ) [ ] . , : ? \" addSubview( UILabel() UIStackView( .text = func class let self \n"
    ) { bytes in draw(String(decoding: bytes, as: UTF8.self)) },
  ]

  private static func draw(
    _ source: String, strings: StringTables = StringTables(), interfaces: [SourceText] = []
  ) {
    let file = SourceText(path: "a.swift", bytes: Array(source.utf8))
    let wireframe = Wireframe(
      of: "Screen", in: file.path, from: SourceIndex([file], strings: strings),
      interfaces: InterfaceIndex(interfaces, strings: strings))
    _ = wireframe?.svg(WireframeColors(isDark: false, hue: 0))
  }

  private static let site = [
    FuzzTarget("template", words: "{{ }} {{{ }}} {{# {{/ {{^ {{> {{! {{=<% %>=}} . page") { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      let set = TemplateSet([
        TemplateSource(name: "page", text: text), TemplateSource(name: "p", text: "{{> page}}"),
      ])
      guard let page = set.templates["page"] else { return }
      _ = try? TemplateRenderer.render(page, with: .nothing, partials: set.templates, mostEntries: 10_000)
    },
    FuzzTarget("markdown", words: "* _ ` ``` [ ] ( ) ! | - > # ~ & < @ www. https:// \n\n") { bytes in
      _ = Markdown.html(String(decoding: bytes, as: UTF8.self))
    },
    FuzzTarget(
      "png", words: "IHDR IDAT PLTE tRNS IEND \u{0}\u{0}\u{0}\u{8} \u{0}\u{0}\u{0}\u{1} \u{3} \u{10}"
    ) { bytes in
      _ = SmallerImage.png(bytes, width: 3)
      _ = SmallerImage.png(bytes, width: 2, colours: 32, sharesColours: true)
      _ = SmallerImage.jpeg(bytes, width: 2, quality: 22)
      _ = SmallerImage.hasPhotos(bytes)
    },
    FuzzTarget(
      "svg", words: "< > </ /> = \" & ; <svg <g <a <script> onload= javascript: xlink:href= url( <!--"
    ) { bytes in
      _ = SVGCleaner.clean(String(decoding: bytes, as: UTF8.self), options: SVGOptions(title: "t"))
    },
    FuzzTarget("request", words: "GET / HTTP/1.1 \r\n Host: % .. // ? # \u{0}") { _ = try? HTTPRequest($0) },
  ]

  private static let other = [
    FuzzTarget("pattern", words: ": * / ? & = (Int) (UUID) % // ** {x}") { bytes in
      guard let pattern = try? LinkPattern(String(decoding: bytes, as: UTF8.self)) else { return }
      _ = LinkTable([("a", pattern), ("b", pattern)]).overlaps(limit: 10)
    },
    FuzzTarget("url", words: "% %2F %00 / ? # & = : @ // [::1] \\ +") { bytes in
      _ = try? LinkURL(String(decoding: bytes, as: UTF8.self))
    },
    FuzzTarget("name", words: "[ ] ( ) * + ? { } , | ^ $ . \\w \\p{L} {2,5} (?:") { bytes in
      _ = LinearPattern(String(decoding: bytes, as: UTF8.self))?.matches("CheckoutFlow")
    },
  ]
}
