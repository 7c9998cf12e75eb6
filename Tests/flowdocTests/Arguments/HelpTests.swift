import Testing

@testable import flowdoc

@Suite struct HelpTests {
  @Test func theProgramListsItsCommands() {
    #expect(
      sample.help() == """
        Try the parser.

        Usage: sample <command> [options]

        Commands:
          draw  Draw a shape.
          join  Join files.

        Options:
          -h, --help                    Show help; also for each command.
          --version                     Show the version.
          --generate-completion-script <shell>
                                        Print completions for bash, zsh or fish.
          --generate-manual-page        Print the manual page.

        'sample help <command>' explains a command.

        """)
  }

  @Test func aCommandTellsWhatItTakes() throws {
    let expected = """
      Draw a shape.

      Usage: sample draw [<place>] [options]

      Arguments:
        <place>  Where to draw.

      Options:
        -s, --shape <shape>    What to draw. (circle, square) [circle]
        -n, --count <count>    How many. [1]
        -o, --output <output>  The folder for pictures.
        --color <color>        A colour; may be given several times.
        -f, --fill             Fill it.
        -q, --stay-quiet       Say nothing.
        -h, --help             Show this help.

      Shapes are drawn in [brackets]: it's 'true'.

      """
    for words in [["draw", "--help"], ["draw", "-h"], ["help", "draw"], ["draw", "-f", "--help"]] {
      #expect(try printed(words) == expected)
    }
  }

  @Test func repeatedArgumentsShowIt() {
    #expect(sample.help(for: Join.self).contains("Usage: sample join <file>...\n"))
  }

  @Test func theVersionIsALine() throws {
    #expect(try printed(["--version"]) == "sample 1.2.3\n")
    #expect(try printed([]) == sample.help())
  }

  private func printed(_ words: [String]) throws -> String? {
    if case .print(let text) = try sample.request(words) { text } else { nil }
  }
}
