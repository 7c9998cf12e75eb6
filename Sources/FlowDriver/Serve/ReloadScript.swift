/// The script that the server adds to pages, and that is never on disk.
enum ReloadScript {
  /// Adds the script before the end of the body, or at the end of a page without one.
  static func added(to page: [UInt8]) -> [UInt8] {
    let tag = Array("<script src=\"\(SiteResponder.scriptPath)\"></script>".utf8)
    let end = Array("</body>".utf8)
    guard page.count >= end.count,
      let place = (0...(page.count - end.count)).last(where: { page[$0...].starts(with: end) })
    else { return page + tag }
    return page[..<place] + tag + page[place...]
  }

  /// A strict policy only permits the page's own style rules, but a script may still set single properties.
  static let text = """
    "use strict";
    (() => {
      const bar = document.createElement("p");
      bar.setAttribute("role", "alert");
      Object.assign(bar.style, {
        position: "fixed", inset: "auto 0 0 0", zIndex: "9999", margin: "0", padding: "12px 16px",
        background: "#7a1f1f", color: "#fff", font: "14px/1.5 ui-monospace, monospace", whiteSpace: "pre-wrap",
        maxHeight: "40vh", overflow: "auto",
      });
      let build;
      const events = new EventSource("\(SiteResponder.eventsPath)");
      events.addEventListener("state", (event) => {
        const state = JSON.parse(event.data);
        if (build !== undefined && state.build !== build) return location.reload();
        build = state.build;
        bar.textContent = state.problem;
        if (state.problem) document.body.append(bar);
        else bar.remove();
      });
      addEventListener("pagehide", () => events.close());
      addEventListener("pageshow", (event) => event.persisted && location.reload());
    })();

    """
}
