import FlowTestSupport
import FlowWireframe
import Testing

/// What a storyboard or XIB shows of a controller.
@Suite struct InterfaceTests {
  private func outline(_ file: String, path: String = "App/Main.storyboard", code: String = "") -> String {
    let source = SourceText(
      path: "App/Screen.swift", bytes: Array("final class Screen: UIViewController { \(code) }".utf8))
    let interfaces = InterfaceIndex([SourceText(path: path, bytes: Array(file.utf8))])
    return Wireframe(of: "Screen", in: source.path, from: SourceIndex([source]), interfaces: interfaces)?
      .outline ?? ""
  }

  private let storyboard = """
    <document><scenes><scene><objects>
    <viewController id="a" customClass="Screen" sceneMemberID="viewController">
      <view key="view"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
        <label text="Name &amp; more" id="b"><rect key="frame" x="20" y="100" width="200" height="20"/>
          <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/></label>
        <textField placeholder="Password" id="c"><rect key="frame" x="20" y="140" width="200" height="30"/>
          <textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
        <button id="d"><rect key="frame" x="20" y="180" width="200" height="30"/><state key="normal" title="Go"/></button>
        <label text="Unseen" hidden="YES" id="e"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
        <view customClass="Chart" id="f"><rect key="frame" x="0" y="300" width="390" height="90"/></view>
      </subviews></view>
      <navigationItem key="navigationItem" title="Sign in" id="g">
        <barButtonItem key="rightBarButtonItem" systemItem="done" id="h"/></navigationItem>
    </viewController></objects></scene></scenes></document>
    """

  @Test func readsViewsInTheirFrames() {
    #expect(
      outline(storyboard) == """
        title "Sign in" (inline)
        trailing
          button "Done"
        canvas
          text "Name & more" (bold, 20pt)
          secureField "Password"
          button "Go"
          hatched "Chart"

        """)
  }

  @Test func codeSaysTheTitleAnew() {
    let text = outline(storyboard, code: "override func viewDidLoad() { title = \"Welcome\" }")
    #expect(text.hasPrefix("title \"Welcome\" (inline)\n"))
  }

  @Test func readsTheOwnerOfAXIB() {
    let xib = """
      <document><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Screen"/>
        <view id="a"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
          <switch id="b"><rect key="frame" x="0" y="0" width="50" height="30"/></switch>
        </subviews></view>
      </objects></document>
      """
    #expect(outline(xib, path: "App/Screen.xib") == "canvas\n  toggle\n")
  }

  @Test func elementsThatOthersCloseEnd() {
    let file = String(repeating: "<a>", count: 20_000) + String(repeating: "</b>", count: 50_000)
    let time = ProcessorTime.measure { _ = outline("<document>" + file) }
    #expect(time < .seconds(20))
  }

  /// Each part of a cell is drawn once, and only the innermost of tables in tables three times.
  @Test func tablesInCellsEnd() {
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"300\" height=\"99\"/>"
    let open =
      "<tableView>\(frame)<tableViewCell><button>\(frame)<state key=\"normal\" title=\"Go\"/></button>"
      + "<control>\(frame)<subviews><control>\(frame)<subviews>"
    let close = "</subviews></control></subviews></control></tableViewCell></tableView>"
    let tables = String(repeating: open, count: 10) + String(repeating: close, count: 10)
    let text = outline(storyboard.replacing("<subviews>", with: "<subviews>" + tables))
    #expect(text.matches(of: /button "Go"/).count < 30)
    #expect(text.contains("list"))
  }

  @Test func damagedAndDeepFilesEnd() {
    #expect(outline("<document><scenes><view").isEmpty)
    let deep = String(repeating: "<view><subviews>", count: 3_000)
    #expect(outline(storyboard.replacing("<subviews>", with: "<subviews>" + deep)).count < 100_000)
  }

  /// A scene that is left over beside code that makes the view.
  @Test(arguments: [
    "override func loadView() { let list = UILabel(); list.text = \"Code\"; view = list }",
    "init() { super.init(nibName: nil, bundle: nil) }\n func viewDidLoad() { let l = UILabel(); l.text = \"Code\"; view.addSubview(l) }",
    "func viewDidLoad() { let l = UILabel(); l.text = \"Code\"; view.addSubview(l) }",
  ])
  func codeThatMakesTheViewBeatsAScene(code: String) {
    let text = outline(storyboard, code: code)
    #expect(text.contains("Code"))
    #expect(!text.contains("Name & more"))
  }

  @Test func aNamedXIBBeatsAScene() {
    let xib = """
      <document><objects><placeholder placeholderIdentifier="IBFilesOwner" customClass="Other"/>
      <view id="a"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
        <label text="From the XIB" id="b"><rect key="frame" x="20" y="100" width="200" height="20"/></label>
      </subviews></view></objects></document>
      """
    let source = SourceText(
      path: "App/Screen.swift",
      bytes: Array(
        "final class Screen: UIViewController { init() { super.init(nibName: \"Named\", bundle: nil) } }".utf8
      ))
    let interfaces = InterfaceIndex([
      SourceText(path: "App/Main.storyboard", bytes: Array(storyboard.utf8)),
      SourceText(path: "App/Named.xib", bytes: Array(xib.utf8)),
    ])
    let drawing = Wireframe(
      of: "Screen", in: source.path, from: SourceIndex([source]), interfaces: interfaces)
    #expect(drawing?.outline == "canvas\n  text \"From the XIB\"\n")
  }
}
