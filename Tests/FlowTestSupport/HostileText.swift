/// Strings that break what quotes carelessly; every escaping function is tested with all of them.
public enum HostileText {
  /// Quotes, backslashes, markup, control characters, keywords, other scripts and nothing at all.
  public static let all: [String] = [
    "", " ", "graph", "node", "end", "strict", "1a", "-", "a\"b", "a\\", "\\", "\\\"", "\\N\\G\\L", "a\nb",
    "a\r\nb",
    "a\tb", "<b>bold</b>", "<&>", "]]>", "&amp;", "&#0;", "<!--", "-->", "--", "'", "`code`", "a|b", "#", "%",
    "%%{init}%%",
    "{{name}}", "${x}", "$(ls)", "javascript:alert(1)", "\u{0}", "\u{1}\u{8}\u{1F}", "\u{FFFE}", "\u{FFFF}",
    "\u{202E}abc", "שלום עולם", "مرحبا", "日本語の画面", "👩‍👩‍👧‍👦🏳️‍🌈", "e\u{301}", "\u{2028}", "=1+1", "@x", "; DROP",
    "a;b",
    String(repeating: "LongName", count: 60), "[x](javascript:y)", "*a* _b_ ~c~", "\u{FEFF}bom",
  ]
}
