extension Program {
  /// The manual page for section 1, as roff, with the help of each command.
  var manualPage: String {
    let blocks = [
      ".TH \(name.uppercased()) 1 \"\" \"\(name) \(version)\" \"\(name)\"",
      section("NAME")
        + "\(name) \\- \(roff(abstract.replacing("\(name) ", with: "").replacing(/\.$/, with: "")))",
      section("SYNOPSIS") + ".B \(name)\n.I command\n[options]",
      section("COMMANDS")
        + listed.map { entry($0.configuration.name, $0.configuration.abstract) }.joined(separator: "\n"),
      section("OPTIONS") + ownOptions.map { entry($0.name, $0.text) }.joined(separator: "\n"),
    ]
    let commands = self.commands.filter { !$0.configuration.isHidden }.map(manual)
    let endings = ExitCode.allCases.map { entry("\($0.rawValue)", $0.meaning) }.joined(separator: "\n")
    return (blocks + commands + [section("EXIT STATUS") + endings]).joined(separator: "\n") + "\n"
  }

  private func manual(of type: any Command.Type) -> String {
    let parameters = type.init().parameters
    let rows = parameters.filter { $0.shape == .positional } + parameters.filter { $0.shape != .positional }
    return
      ([
        section("\(name) \(type.configuration.name)".uppercased()),
        ".B \(roff(usage(of: type.configuration, parameters)))\n.PP\n\(roff(type.configuration.abstract))",
      ].joined()
      + rows.map { "\n" + entry($0.signature, $0.fullHelp) }.joined()
      + paragraphs(type.configuration.discussion))
  }
}

private func section(_ title: String) -> String { ".SH \"\(title)\"\n" }

private func entry(_ term: String, _ text: String) -> String { ".TP\n.B \(roff(term))\n\(roff(text))" }

/// Formats paragraphs; indented examples are kept unchanged.
private func paragraphs(_ text: String) -> String {
  guard !text.isEmpty else { return "" }
  var result = "\n.PP"
  var isExample = false
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    let indented = line.hasPrefix("  ")
    if indented != isExample { result += indented ? "\n.PP\n.nf" : "\n.fi" }
    isExample = indented
    result += line.isEmpty ? "\n.PP" : "\n" + roff(String(line))
  }
  return result + (isExample ? "\n.fi" : "")
}

/// Escapes text for roff: dashes stay ASCII, and no line is taken for a request.
private func roff(_ text: String) -> String {
  let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("\"", with: "\\(dq")
  return (escaped.first == "." || escaped.first == "'" ? "\\&" : "") + escaped.replacing("'", with: "\\(aq")
}
