/// The style sheet of a picture in a file of its own; pages have their own.
public enum PictureStyle {
  /// The hues of flows, chosen so that colour-blind readers can distinguish neighbours, each with a paler one for dark mode.
  static let hues: [(light: String, dark: String)] = [
    ("#1f6f9f", "#7cc4f0"), ("#b4541a", "#f2a06b"), ("#2b7a4b", "#7fd3a0"), ("#8a3f8f", "#dd9fe2"),
    ("#8a6d00", "#e0c25a"), ("#b03a4e", "#f398a6"), ("#4a57b5", "#a7b1f7"), ("#3d7278", "#8ccbd1"),
  ]

  /// The style sheet, light or dark according to the reader's system.
  public static var css: String {
    let light = hues.enumerated().map { ".hue-\($0.offset){--hue:\($0.element.light)}" }.joined()
    let dark = hues.enumerated().map { ".hue-\($0.offset){--hue:\($0.element.dark)}" }.joined()
    let rules = """
      \(plain)
      svg{--paper:#fffdf9;--ink:#22252a;--soft:#6a6f78;--line:#7a808a;--alarm:#b03a4e;--tint:18%;background:var(--paper);\
      font-family:Helvetica,Arial,"Liberation Sans",Arimo,sans-serif}
      \(light)
      @media(prefers-color-scheme:dark){svg{--paper:#17191d;--ink:#eceef2;--soft:#a0a6b0;--line:#8b929d;--alarm:#f398a6;--tint:26%}\(dark)}
      text{fill:var(--ink);stroke:none}
      .node :is(polygon,path,polyline,ellipse){fill:var(--paper);stroke:var(--hue,var(--line))}
      .node:is(.flow,.chapter)>:is(g,a) polygon,.node:is(.flow,.chapter) polygon{fill:color-mix(in srgb,var(--hue) var(--tint),var(--paper));fill-opacity:1}
      .node:is(.flow,.chapter) text{font-weight:600}
      .node.noted text:last-of-type{font-size:10.5px;font-weight:400;fill:var(--soft)}
      .edge text,.node.link text{font-size:10.5px}
      .node.focus polygon{fill:color-mix(in srgb,var(--hue) calc(var(--tint)*1.6),var(--paper))}
      .node:is(.system,.anywhere) path,.node.outcome ellipse{stroke:var(--line)}
      .node.marked>:is(g,a) :is(polygon,path),.node.marked :is(polygon,path){stroke:var(--alarm);stroke-width:3}
      .node.marked text:last-of-type{fill:var(--alarm)}
      .node.link polygon,.node.link polyline{stroke:var(--soft);fill:none}
      .node.link text,.node.system text,.node.outcome text,.edge text{fill:var(--soft)}
      .edge path,.edge polygon,.edge polyline,.edge ellipse{stroke:var(--line);fill:none}
      .edge:is(.push,.root,.present,.tab) polygon{fill:var(--line)}
      .edge.start :is(path,polygon),.edge.back :is(path,polygon),.edge.link path{stroke:var(--soft)}
      .cluster path,.cluster polygon{fill:color-mix(in srgb,var(--hue) 6%,var(--paper));fill-opacity:1;stroke-opacity:1;\
      stroke:color-mix(in srgb,var(--hue) 40%,var(--paper))}
      svg{--added:#1a7f37;--removed:#b03a4e;--changed:#8a5a00}
      @media(prefers-color-scheme:dark){svg{--added:#7fd3a0;--removed:#f398a6;--changed:#e0c25a}}
      .added{--mark:var(--added)}.removed{--mark:var(--removed)}.changed{--mark:var(--changed)}
      .node.marked:is(.added,.removed,.changed)>:is(g,a) :is(polygon,path,polyline),\
      .node.marked:is(.added,.removed,.changed) :is(polygon,path,polyline){stroke:var(--mark);stroke-width:3}
      .node.marked:is(.added,.removed,.changed) text:last-of-type{fill:var(--mark)}
      .node.removed :is(polygon,path){stroke-dasharray:5 3}
      .edge:is(.added,.removed,.changed) :is(path,polyline){stroke:var(--mark);stroke-width:2}
      .edge:is(.added,.removed,.changed) text{fill:var(--mark)}
      """
    // On one line, since a line break in an SVG's style sheet would be written as an escape.
    return rules.split(separator: "\n").joined()
  }
}
