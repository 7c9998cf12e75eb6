import FlowTestSupport
import Foundation
import Testing

/// A file that a checkout may contain, what it could do, what prevents it, and an attack that tries.
struct PlantedFile: Sendable, CustomTestStringConvertible {
  let name: String
  let danger: String
  let stop: String
  /// Plants the file and runs the commands that it targets; nil if another suite does.
  var attack: (@Sendable (PlantedProject) throws -> Void)?
  /// The suite that carries out the attack.
  var suite = "TrustTests"

  var testDescription: String { name }
}

extension PlantedFile {
  static let all: [PlantedFile] = settings + sources + pages + outputs + repositories + programs

  private static let bounds =
    "A path must stay within the project and outside of `.git`; any other path is an error that names its line."

  /// The keys of the configuration that name a file or folder, each with a value that names something outside.
  static let paths: [(key: String, value: @Sendable (String) -> String)] = [
    ("sources", { "[\"\($0)\"]" }), ("graphs", { "[\"\($0)\"]" }), ("traces", { "[\"\($0)\"]" }),
    ("apps", { "[\"\($0)\"]" }), ("conventions", { "[\"\($0)\"]" }), ("baseline", { "\"\($0)\"" }),
    ("codeowners", { "\"\($0)\"" }),
    ("templates", { "\"\($0)\"" }), ("pages", { "\"\($0)\"" }), ("screenshots", { "\"\($0)\"" }),
    ("output", { "\"\($0)\"" }), ("links", { "{\"association\": \"\($0)\"}" }),
    ("check", { "{\"graph\": \"\($0)\"}" }),
    ("check", { "{\"findings\": \"\($0)\"}" }), ("check", { "{\"against\": \"file:\($0)\"}" }),
  ]

  private static let settings: [PlantedFile] = [
    PlantedFile(
      name: "`.flowdoc.json`: the paths that it names",
      danger: "Publish any file of the machine, or write anywhere", stop: bounds
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
      name: "`.flowdoc.json`: a link", danger: "Reveal another file through error messages",
      stop: "A configuration that was not named on the command line may not link out of the project."
    ) { project in
      try project.plant(linkTo: "secret.json", at: ".flowdoc.json")
      #expect(try project.flowdoc("generate").status == 2)
    },
    PlantedFile(
      name: "`.flowdoc.json`: `registry`", danger: "Run a program",
      stop:
        "flowdoc does not run it. `swift package flowdoc` does, and builds the package too: use it on code that you would build and run anyway."
    ) { project in
      try project.plant(
        "{\"registry\": {\"product\": \"sh\", \"arguments\": [\"-c\", \"\(project.trap)\"]}}",
        at: ".flowdoc.json")
      for command in ["generate", "check", "lint", "registry-product"] { try project.flowdoc(command) }
    },
    PlantedFile(
      name: "`.flowdoc.json`: rules, gates and sources",
      danger: "Disable rules, allow changes, leave out sources",
      stop: "**Nothing**: this file decides what is checked. Give it an owner in CODEOWNERS.", attack: nil,
      suite: ""),
    PlantedFile(
      name: "Baselines, traces, graph files, conventions, association files",
      danger: "Link to another file, or show a reviewer something other than what flowdoc reads",
      stop:
        "They must be in the project. A repeated key or half of a surrogate pair is an error that names its line."
    ) { project in
      try project.plant(linkTo: "secret.json", at: "flowdoc.graph.json")
      #expect(try project.flowdoc("export").status == 2)
      #expect(try project.flowdoc("lint", "--graph", "flowdoc.graph.json").status == 2)
    },
    PlantedFile(
      name: "Graph files: source locations",
      danger: "Have any file of the machine searched for comments",
      stop: "Only files of the project are read, and only for `flowdoc:ignore`."
    ) { project in
      let place = "{\"file\": \"\(project.outside("secret.swift"))\", \"line\": 1}"
      try project.plant(
        "{\"format\": \"flowdoc.graph\", \"version\": 1, \"name\": \"A\", \"flows\": [{\"id\": \"F\", \"name\": \"F\", \"location\": \(place)}]}",
        at: "graph.json")
      try project.flowdoc("lint", "--graph", "graph.json")
    },
    PlantedFile(
      name: "`CODEOWNERS`, in any of its four places",
      danger: "Link to another file, whose words would appear as owners",
      stop: "A link that leads out of the project is an error."
    ) { project in
      try project.plant(linkTo: "secret.txt", at: ".github/CODEOWNERS")
      #expect(try project.flowdoc("generate").status == 2)
    },
  ]

  private static let sources: [PlantedFile] = [
    PlantedFile(
      name: "Sources, property lists, entitlements, storyboards, XIBs, string tables, and folders of them",
      danger: "Link to files elsewhere, which pages would show",
      stop: "A link out of the project or to a hidden file is reported as a finding and not followed."
    ) { project in
      try project.plant(linkTo: "secret.swift", at: "App/Linked.swift")
      try project.plant(linkTo: "", at: "App/Folder")
      try project.plant(linkTo: "secret.plist", at: "App/Info.plist")
      #expect(try project.flowdoc("scan").errors.contains("[link-outside]"))
      try project.plant(
        "extension HomeViewController { func setUp() { title = NSLocalizedString(\"greeting\", comment: \"\") } }\n",
        at: "App/Home.swift")
      try project.plant(linkTo: "secret.strings", at: "App/en.lproj/Localizable.strings")
      try project.plant(linkTo: "secret.xcstrings", at: "App/Localizable.xcstrings")
      try project.plant(linkTo: "secret.xib", at: "App/HomeViewController.xib")
      try project.plant(linkTo: "secret.xib", at: "App/Main.storyboard")
      let result = try project.flowdoc("generate")
      for file in [
        "en.lproj/Localizable.strings", "Localizable.xcstrings", "HomeViewController.xib", "Main.storyboard",
      ] {
        #expect(
          result.errors.contains("App/\(file):1:1: warning: this link leads"), "\(file): \(result.errors)")
      }
    },
    PlantedFile(
      name: "Pipes and devices", danger: "Make a run wait forever",
      stop: "Only regular files are opened, without blocking."
    ) { project in
      #expect(mkfifo(project.folder.path("project/App/Pipe.swift"), 0o644) == 0)
      try project.plant(linkTo: "/dev/zero", at: "App/Zero.swift")
      #expect(try project.flowdoc("scan").status == 0)
    },
    PlantedFile(
      name: "`Package.swift`", danger: "Run code when it is evaluated",
      stop:
        "`flowdoc init` only searches its text for names and paths. `swift package flowdoc` evaluates it, as every SwiftPM command does."
    ) { project in
      try project.plant(linkTo: "secret.swift", at: "Package.swift")
      try project.flowdoc("init")
    },
    PlantedFile(
      name: "Xcode projects, `project.yml`, `Project.swift`",
      danger: "Link to another file, or have folders elsewhere scanned",
      stop:
        "`flowdoc init` follows no link out of the project, runs nothing, and ignores paths that lead out of its folder."
    ) { project in
      try project.plant(linkTo: "secret.json", at: "App.xcodeproj/project.pbxproj")
      try project.plant(
        "targets:\n  App:\n    type: application\n    sources: [App, ../.., \(project.outside(""))]",
        at: "Other/project.yml")
      try project.flowdoc("init", "--force")
      try project.flowdoc("scan")
    },
  ]

  private static let pages: [PlantedFile] = [
    PlantedFile(
      name: "Guide pages and their images",
      danger: "Link to a file that contains a token, such as `/proc/self/environ` or `.git/config`",
      stop: "A link out of the project or to a hidden file is reported as a finding and not followed."
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
        result.status == 0 && result.errors.contains("pages/c.md:1:1: warning: this link leads"),
        "\(result.errors)")
      #expect(try project.folder.read("project/site/index.html").contains("Fine"))
    },
    PlantedFile(
      name: "Screenshots, in their folder and in those of tests",
      danger:
        "Link to another file; contain SVG scripts that would run on the site; claim to be billions of pixels",
      stop:
        "Links as above. SVG is rewritten with drawing elements only. PNG is read row by row, up to 60 million pixels; any other is copied without being read."
    ) { project in
      try project.plant(linkTo: "secret.svg", at: "shots/HomeViewController.svg")
      try project.plant(
        linkTo: "secret.svg", at: "AppTests/__Snapshots__/HomeTests/testHomeViewController.1.png")
      try project.plant(linkTo: "", at: "AppTests/__Snapshots__/MainTests")
      try project.plant(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\" onload=\"pwn()\"><script>pwn()</script><path d=\"M0 0\"/></svg>",
        at: "shots/MainFlow.svg")
      try project.plant("{\"screenshots\": \"shots\"}", at: ".flowdoc.json")
      try project.flowdoc("generate", "-o", "site")
      let picture = try project.folder.read("project/site/screenshots/MainFlow.svg")
      #expect(picture.contains("<path d=\"M0 0\"/>") && !picture.contains("pwn"), "\(picture)")
    },
    PlantedFile(
      name: "Asset catalogs, whose pictures are shown in wireframes",
      danger: "Link to another file; name a file outside of the catalog; contain SVG scripts",
      stop:
        "Links as above. A name with a slash is no file of the catalog. SVG is rewritten with drawing elements only, and is an image of the page. Pictures over 24 KB are left out."
    ) { project in
      let picture =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><path d=\"M0 0h9v9z\"/></svg>"
      try project.folder.write(picture, to: "elsewhere/picture.svg")
      try project.plant(
        """
        final class MainFlow: Coordinator {
          let navigation = UINavigationController()
          func start() { navigation.pushViewController(UIHostingController(rootView: HomeView()), animated: true) }
        }
        struct HomeView: View { var body: some View { VStack { Image("own"); Image("leak"); Image("named") } } }
        """, at: "App/App.swift")
      for (name, file) in [
        ("own", "own.svg"), ("leak", "leak.svg"), ("named", "../../../elsewhere/picture.svg"),
      ] {
        try project.plant(
          "{\"images\": [{\"filename\": \"\(file)\"}]}", at: "Art.xcassets/\(name).imageset/Contents.json")
      }
      try project.plant(picture, at: "Art.xcassets/own.imageset/own.svg")
      try project.plant(
        linkTo: project.folder.path("elsewhere/picture.svg"), at: "Art.xcassets/leak.imageset/leak.svg")
      try project.flowdoc("generate", "-o", "site")
      let page = try #require(try project.made().map(project.folder.read).max { $0.shown < $1.shown })
      #expect(page.shown == 1, "the app's own picture alone")
    },
    PlantedFile(
      name: "Templates", danger: "Link to another file; contain scripts",
      stop:
        "Links as above. **Scripts of templates are published**: whoever may change templates may change every page."
    ) { project in
      try project.plant(linkTo: "secret.mustache", at: "theme/partials/page-bottom.mustache")
      try project.plant(linkTo: "secret.txt", at: "theme/assets/own.txt")
      try project.plant("{\"templates\": \"theme\"}", at: ".flowdoc.json")
      try project.flowdoc("generate", "-o", "site")
    },
  ]

  private static let outputs: [PlantedFile] = [
    PlantedFile(
      name: "The output folder as a link", danger: "Have pages written somewhere else",
      stop: "A folder that was not named on the command line may not link out of the project."
    ) { project in
      try project.plant(linkTo: "", at: "flowdoc-site")
      #expect(try project.flowdoc("generate").status == 2)
      try project.plant(linkTo: "", at: "out")
      try project.plant("{\"output\": \"out/site\"}", at: ".flowdoc.json")
      #expect(try project.flowdoc("generate").status == 2)
    },
    PlantedFile(
      name: "Folders inside the output, and the records in its `.flowdoc`",
      danger: "Redirect writes through a link; claim that every page is up to date",
      stop:
        "No link inside the output folder is followed. Records only count with the hashes of everything that was read, including the program."
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
      name: "`flowdoc-changes.md`, reports and the site's folder in CI as links",
      danger: "Have a report written somewhere else",
      stop: "The scripts in `Embedding` stop at a link.", attack: nil,
      suite: "PlantedProgramTests"),
  ]

  private static let repositories: [PlantedFile] = [
    PlantedFile(
      name: "A file or folder called `origin/main`",
      danger: "Be compared instead of the branch, so that the gate sees no change",
      stop:
        "An argument is a revision unless it begins with `file:`. The action uses the full name, `refs/remotes/origin/main`."
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
      danger: "Make git run a command from its `config`",
      stop:
        "git is told to ignore embedded repositories (`safe.bareRepository`), to fetch nothing (`GIT_NO_LAZY_FETCH`, `GIT_ALLOW_PROTOCOL`), and to run neither hooks nor file system monitors."
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
        "Hooks and settings that git's configuration includes from the checkout (`core.hooksPath`, `include.path`)",
      danger: "Run a command at every call of git",
      stop:
        "flowdoc and the scripts override them. The scripts do not fetch if git's configuration includes a file of the checkout.",
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
      danger: "Make git run filters, or write elsewhere",
      stop:
        "Commits are read as objects (`git ls-tree`, `git cat-file`), without attributes, filters or submodules; links are left out."
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
      danger: "Be run instead of flowdoc",
      stop:
        "Only a program outside of the checkout, or in a folder that git does not track, is run. Sources are fetched into a new folder, and the scripts pin the release.",
      attack: nil, suite: "PlantedProgramTests"),
    PlantedFile(
      name: "`flowdoc`, `git` or `.swift-version` in the checkout",
      danger: "Be run instead of the real program, or select another one",
      stop:
        "flowdoc searches only absolute folders of `PATH` for git, the hook refuses a flowdoc inside the repository, and builds do not start in the checkout.",
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
      name: "The cache between runs (`cache`)", danger: "Be used as the result of a scan, or as a picture",
      stop: "It is in the user's cache folder or beside the program, where the checkout cannot write.",
      attack: nil,
      suite: "PlantedProgramTests"),
  ]
}

extension String {
  /// How many pictures a page holds for a light background.
  fileprivate var shown: Int { components(separatedBy: "data:image/svg+xml").count - 1 }
}
