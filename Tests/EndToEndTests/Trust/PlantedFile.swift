import FlowTestSupport
import Foundation
import Testing

/// A file that a checkout may bring, what it could do, and what stops it; and an attack that tries.
struct PlantedFile: Sendable, CustomTestStringConvertible {
  let name: String
  let danger: String
  let stop: String
  /// Plants the file and runs what would be led astray; nil where a suite of its own does.
  var attack: (@Sendable (PlantedProject) throws -> Void)?
  /// The suite that plays the attack, where it is another.
  var suite = "TrustTests"

  var testDescription: String { name }
}

extension PlantedFile {
  static let all: [PlantedFile] = settings + sources + pages + outputs + repositories + programs

  private static let bounds =
    "It may only lead to files and folders of the project, and not into `.git`; all else is an error with its line."

  /// The keys of the configuration that name a file or folder, each with a value that names something outside.
  static let paths: [(key: String, value: @Sendable (String) -> String)] = [
    ("sources", { "[\"\($0)\"]" }), ("graphs", { "[\"\($0)\"]" }), ("traces", { "[\"\($0)\"]" }),
    ("conventions", { "[\"\($0)\"]" }), ("baseline", { "\"\($0)\"" }), ("codeowners", { "\"\($0)\"" }),
    ("templates", { "\"\($0)\"" }), ("pages", { "\"\($0)\"" }), ("screenshots", { "\"\($0)\"" }),
    ("output", { "\"\($0)\"" }), ("links", { "{\"association\": \"\($0)\"}" }),
    ("check", { "{\"graph\": \"\($0)\"}" }),
    ("check", { "{\"findings\": \"\($0)\"}" }), ("check", { "{\"against\": \"file:\($0)\"}" }),
  ]

  private static let settings: [PlantedFile] = [
    PlantedFile(
      name: "`.flowdoc.json`: the paths that it names",
      danger: "has pages made of any file of the machine, or any place written", stop: bounds
    ) { project in
      for (key, value) in paths {
        for target in [project.outside("secret.md"), "../outside/mine", "link", ".git/config"] {
          try? FileManager.default.removeItem(atPath: project.folder.path("project/link"))
          try project.plant(linkTo: "mine", at: "link")
          try project.plant("{\"\(key)\": \(value(target))}", at: ".flowdoc.json")
          #expect(try project.flowdoc("generate").status == 2, "\(key): \(target)")
          #expect(try project.flowdoc("check", "--write").status == 2, "\(key): \(target)")
        }
      }
    },
    PlantedFile(
      name: "`.flowdoc.json`: a link", danger: "has another file of the machine told in errors",
      stop: "One that nobody names may not lead out of the project."
    ) { project in
      try project.plant(linkTo: "secret.json", at: ".flowdoc.json")
      #expect(try project.flowdoc("generate").status == 2)
    },
    PlantedFile(
      name: "`.flowdoc.json`: `registry`", danger: "names a program to run",
      stop:
        "flowdoc runs none. `swift package flowdoc` does, and builds the package besides: it is for code that you would build and run anyway."
    ) { project in
      try project.plant(
        "{\"registry\": {\"product\": \"sh\", \"arguments\": [\"-c\", \"\(project.trap)\"]}}",
        at: ".flowdoc.json")
      for command in ["generate", "check", "lint", "registry-product"] { try project.flowdoc(command) }
    },
    PlantedFile(
      name: "`.flowdoc.json`: what is asked",
      danger: "switches rules off, allows changes, names fewer sources",
      stop: "**Nothing**: it says what is asked of the app. Give it an owner in CODEOWNERS.", attack: nil,
      suite: ""),
    PlantedFile(
      name: "Baselines, traces, graph files, conventions, association files",
      danger: "is a link to another file, says one thing to a reviewer and another to a program",
      stop:
        "They must lie in the project; a key that stands twice, or half of a character, is an error with its line."
    ) { project in
      try project.plant(linkTo: "secret.json", at: "flowdoc.graph.json")
      #expect(try project.flowdoc("export").status == 2)
      #expect(try project.flowdoc("lint", "--graph", "flowdoc.graph.json").status == 2)
    },
    PlantedFile(
      name: "Graph files: the files that they name as places",
      danger: "has any file of the machine read for comments",
      stop: "Only files of the project are looked at, for `flowdoc:ignore` alone."
    ) { project in
      let place = "{\"file\": \"\(project.outside("secret.swift"))\", \"line\": 1}"
      try project.plant(
        "{\"format\": \"flowdoc.graph\", \"version\": 1, \"name\": \"A\", \"flows\": [{\"id\": \"F\", \"name\": \"F\", \"location\": \(place)}]}",
        at: "graph.json")
      try project.flowdoc("lint", "--graph", "graph.json")
    },
    PlantedFile(
      name: "`CODEOWNERS`, in its four places",
      danger: "is a link to another file, whose words become owners",
      stop: "A link that leads out of the project is an error."
    ) { project in
      try project.plant(linkTo: "secret.txt", at: ".github/CODEOWNERS")
      #expect(try project.flowdoc("generate").status == 2)
    },
  ]

  private static let sources: [PlantedFile] = [
    PlantedFile(
      name: "Sources, property lists, entitlements, storyboards, and folders of them",
      danger: "is a link to files elsewhere, which are told on pages",
      stop: "A link that leads out of the project, or to what is hidden, is a finding and is not followed."
    ) { project in
      try project.plant(linkTo: "secret.swift", at: "App/Linked.swift")
      try project.plant(linkTo: "", at: "App/Folder")
      try project.plant(linkTo: "secret.plist", at: "App/Info.plist")
      #expect(try project.flowdoc("scan").errors.contains("[link-outside]"))
      try project.flowdoc("generate")
    },
    PlantedFile(
      name: "Pipes and devices", danger: "makes a run wait for ever",
      stop: "Only plain files are opened, and none is waited for."
    ) { project in
      #expect(mkfifo(project.folder.path("project/App/Pipe.swift"), 0o644) == 0)
      try project.plant(linkTo: "/dev/zero", at: "App/Zero.swift")
      #expect(try project.flowdoc("scan").status == 0)
    },
    PlantedFile(
      name: "`Package.swift`", danger: "is read by `flowdoc init`, run by SwiftPM",
      stop:
        "`flowdoc init` takes a name from its text. `swift package flowdoc` runs it, as every command of SwiftPM does."
    ) { project in
      try project.plant(linkTo: "secret.swift", at: "Package.swift")
      try project.flowdoc("init")
    },
  ]

  private static let pages: [PlantedFile] = [
    PlantedFile(
      name: "Guide pages and their images",
      danger: "is a link to a file with a token, as `/proc/self/environ` or `.git/config`",
      stop: "A link that leads out of the project, or to what is hidden, is a finding and is not followed."
    ) { project in
      for (name, target) in [
        ("a.md", "secret.md"), ("b.svg", "secret.svg"), ("c.md", "/proc/self/environ"), ("sub", ""),
      ] {
        try project.plant(linkTo: target, at: "pages/\(name)")
      }
      try FileManager.default.createSymbolicLink(
        atPath: project.folder.path("project/pages/d.md"), withDestinationPath: "../.git/config")
      try project.plant("# Fine\n", at: "pages/index.md")
      try project.plant("{\"pages\": \"pages\"}", at: ".flowdoc.json")
      let result = try project.flowdoc("generate", "-o", "site")
      #expect(
        result.status == 0 && result.errors.contains("pages/c.md:1:1: warning: this is a link"),
        "\(result.errors)")
      #expect(try project.folder.read("project/site/index.html").contains("Fine"))
    },
    PlantedFile(
      name: "Screenshots", danger: "is a link; is SVG with scripts, which run as the site's own",
      stop: "Links as above. SVG is written anew with what draws alone."
    ) { project in
      try project.plant(linkTo: "secret.svg", at: "shots/HomeViewController.svg")
      try project.plant(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\" onload=\"pwn()\"><script>pwn()</script><path d=\"M0 0\"/></svg>",
        at: "shots/MainFlow.svg")
      try project.plant("{\"screenshots\": \"shots\"}", at: ".flowdoc.json")
      try project.flowdoc("generate", "-o", "site")
      let picture = try project.folder.read("project/site/screenshots/MainFlow.svg")
      #expect(picture.contains("<path d=\"M0 0\"/>") && !picture.contains("pwn"), "\(picture)")
    },
    PlantedFile(
      name: "Templates", danger: "is a link; has scripts",
      stop:
        "Links as above. Scripts of templates stand on the site: who may change templates may change all pages."
    ) { project in
      try project.plant(linkTo: "secret.mustache", at: "theme/partials/page-bottom.mustache")
      try project.plant(linkTo: "secret.txt", at: "theme/assets/own.txt")
      try project.plant("{\"templates\": \"theme\"}", at: ".flowdoc.json")
      try project.flowdoc("generate", "-o", "site")
    },
  ]

  private static let outputs: [PlantedFile] = [
    PlantedFile(
      name: "`flowdoc-site`: a link", danger: "has pages written somewhere else",
      stop: "The folder that nobody names on the command line may not lead out of the project."
    ) { project in
      try project.plant(linkTo: "", at: "flowdoc-site")
      #expect(try project.flowdoc("generate").status == 2)
      try project.plant(linkTo: "", at: "out")
      try project.plant("{\"output\": \"out/site\"}", at: ".flowdoc.json")
      #expect(try project.flowdoc("generate").status == 2)
    },
    PlantedFile(
      name: "Folders of a site, and its notes in `.flowdoc`",
      danger: "is a link, through which pages are written or files moved; claims that all is made",
      stop:
        "Below its folder no link is followed. Notes count only with hashes of all that was read, of the program among it."
    ) { project in
      try project.plant(linkTo: "", at: "site/flows")
      #expect(try project.flowdoc("generate", "-o", "site").status == 2)
      try project.plant("flowdoc moves 1\nput 0 stolen", at: "other/.flowdoc/moves")
      try project.plant(linkTo: "", at: "other/.flowdoc/stage")
      try project.folder.write("mine\n", to: "outside/0")
      #expect(try project.flowdoc("generate", "-o", "other").status == 2)
      #expect(try project.folder.read("outside/0") == "mine\n")
      try FileManager.default.removeItem(atPath: project.outside("0"))
    },
    PlantedFile(
      name: "`flowdoc-changes.md`, reports, the site's folder in CI: links",
      danger: "has a report written somewhere else",
      stop: "The scripts of `Embedding` end where a link lies on the way.", attack: nil,
      suite: "PlantedProgramTests"),
  ]

  private static let repositories: [PlantedFile] = [
    PlantedFile(
      name: "A file or folder called `origin/main`",
      danger: "stands for the branch, and the gate sees no change",
      stop:
        "A word is a revision unless it begins with `file:`. The action names the branch by its whole name, `refs/remotes/origin/main`."
    ) { project in
      try project.git("update-ref", "refs/remotes/origin/main", "HEAD")
      try project.plant("final class Nothing {}\n", at: "App/App.swift")
      try project.flowdoc("scan", "App", "--output", "origin/main")
      for against in ["origin/main", "refs/remotes/origin/main"] {
        let result = try project.flowdoc("check", "--against", against, "--fail-on", "risky")
        #expect(result.output.contains("refused  changes"), "\(result.output)\(result.errors)")
        #expect(try project.flowdoc("diff", against).output.contains("flow MainFlow is gone"))
      }
    },
    PlantedFile(
      name: "A folder that looks like a bare repository",
      danger: "has a `config` by which git runs a command",
      stop:
        "Git takes none for one (`safe.bareRepository`), fetches nothing while it reads (`GIT_NO_LAZY_FETCH`, `GIT_ALLOW_PROTOCOL`), and runs no hook and no monitor."
    ) { project in
      try project.git("clone", "--quiet", "--bare", ".", "sub")
      try project.plant(
        """
        [core]
          repositoryformatversion = 1
          bare = true
          sshCommand = \(project.trap) #
          fsmonitor = \(project.trap) #
          hooksPath = hooks
        [extensions]
          partialClone = origin
        [remote "origin"]
          url = ssh://localhost/x
          promisor = true
        """, at: "sub/config")
      try FileManager.default.removeItem(atPath: project.folder.path("project/sub/objects"))
      try FileManager.default.createDirectory(
        atPath: project.folder.path("project/sub/objects"), withIntermediateDirectories: true)
      try project.plant("final class Nothing {}\n", at: "sub/App.swift")
      for words in [["diff", "HEAD"], ["diff", "main..HEAD"], ["check", "--against", "main"]] {
        let result =
          words.count == 2
          ? try project.flowdoc(words[0], words[1], in: "sub")
          : try project.flowdoc(words[0], words[1], words[2], in: "sub")
        #expect(result.status == 2 && result.errors.contains("bare"), "\(result.errors)")
      }
    },
    PlantedFile(
      name:
        "Hooks and settings that git's own configuration takes from the checkout (`core.hooksPath`, `include.path`)",
      danger: "runs a command with each call of git",
      stop:
        "The calls of flowdoc set them aside. The scripts do, too, and fetch nothing where a file of the checkout is included.",
      attack: { project in
        try project.plant("#!/bin/sh\n\(project.trap)\n", at: ".githooks/monitor")
        try project.plant(
          "[core]\n\tfsmonitor = \(project.folder.path("project/.githooks/monitor"))\n\tsshCommand = \(project.trap)\n",
          at: ".gitconfig")
        try project.git("config", "core.hooksPath", ".githooks")
        try project.git("config", "include.path", "../.gitconfig")
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o755], ofItemAtPath: project.folder.path("project/.githooks/monitor"))
        #expect(try project.flowdoc("diff", "HEAD").status == 0)
        #expect(try project.flowdoc("check", "--against", "main").status == 0)
      }, suite: "TrustTests, HistoryTests"),
    PlantedFile(
      name: "`.gitattributes`, `.gitmodules`, submodules, links in commits",
      danger: "has git run filters, or write elsewhere",
      stop:
        "Commits are read as objects (`git ls-tree`, `git cat-file`): no attribute, filter or submodule counts, and links are left out."
    ) { project in
      try project.plant("* filter=x diff=x text\n", at: ".gitattributes")
      try project.plant(linkTo: "secret.swift", at: "App/Linked.swift")
      try project.git("add", ".")
      try project.git("commit", "--quiet", "--message", "Two")
      try project.git("config", "filter.x.smudge", project.trap)
      try project.git("config", "diff.x.textconv", project.trap)
      try project.git("config", "diff.external", project.trap)
      #expect(try project.flowdoc("diff", "main~1..main").status == 0)
    },
  ]

  private static let programs: [PlantedFile] = [
    PlantedFile(
      name: "`.flowdoc/bin/flowdoc` with its `key`, `.flowdoc/source`",
      danger: "is run in the place of flowdoc",
      stop:
        "What is run lies outside of the checkout, or in a folder of which git knows nothing; sources are fetched into a new folder, and which release is fetched stands beside them.",
      attack: nil, suite: "PlantedProgramTests"),
    PlantedFile(
      name: "`flowdoc`, `git` or `.swift-version` in the checkout",
      danger: "is found in the place of the program, or chooses another",
      stop:
        "flowdoc looks for git in folders that the `PATH` names from the root on; the hook refuses a flowdoc of the repository; builds do not begin in the checkout.",
      attack: { project in
        try project.plant("#!/bin/sh\n\(project.trap)\n", at: "git")
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o755], ofItemAtPath: project.folder.path("project/git"))
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        _ = try Shell.run(
          Products.flowdoc, ["diff", "HEAD"], in: project.folder.url("project"),
          environment: ["PATH": ".:\(path)"])
      }, suite: "TrustTests, PreCommitTests"),
    PlantedFile(
      name: "What is kept between runs (`cache`)", danger: "is taken for what a scan found, or for a picture",
      stop: "It lies in the user's cache, or beside the program, of which the checkout can write nothing.",
      attack: nil,
      suite: "PlantedProgramTests"),
  ]
}
