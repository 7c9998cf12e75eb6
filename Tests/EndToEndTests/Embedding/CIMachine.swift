import FlowTestSupport
import Foundation

/// A machine of a CI, on which what is costly or far away only writes down how it was called.
///
/// `swift build` leaves the flowdoc under test, `curl` answers from `answers`, `apt-get` installs nothing.
struct CIMachine {
  let folder: Folder

  init() throws {
    folder = try Folder.temporary()
    try program("swift", Self.swift)
    try program("curl", Self.curl)
    try program("apt-get", "echo \"apt-get $*\" >> \"$CALLS\"")
    try program("pkg-config", "exit 0")
    try program("uname", "[ \"$1\" = -sm ] && echo Linux x86_64 || echo Linux")
    try program("getconf", "echo glibc 2.36")
    try program("id", "echo 0")
    // The server is a folder here, too, and it is to be trusted.
    let server = folder.url("server/.git")
    try folder.write(
      "[safe]\n\tdirectory = \(server.path)\n\tdirectory = \(server.resolvingSymlinksInPath().path)\n",
      to: "home/.gitconfig")
    // What is built from is small here, and nothing of the build that these tests are part of is touched.
    for path in ["Embedding", "Scripts"] {
      try FileManager.default.createDirectory(at: folder.url("flowdoc"), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Repository.file(path), to: folder.url("flowdoc/\(path)"))
    }
    for path in ["Package.swift", "Sources/a.swift", "Templates/a.css"] {
      try folder.write("a\n", to: "flowdoc/\(path)")
    }
    try folder.write(
      "  static let version = \"1.2.3\"\n", to: "flowdoc/Sources/flowdoc/Commands/Flowdoc.swift")
    // Whatever was released, the scripts are of a version that was not.
    try folder.write("", to: "flowdoc/Embedding/release.sums")
  }

  /// Releases the flowdoc under test: an archive that can be fetched, and its sum beside the scripts.
  func release(sum: String? = nil) throws {
    let name = "flowdoc-1.2.3-linux-x86_64"
    try folder.write("#!/bin/sh\n\(Self.recordedFlowdoc)\n", to: "made/\(name)/bin/flowdoc")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path("made/\(name)/bin/flowdoc"))
    try FileManager.default.createDirectory(at: folder.url("releases"), withIntermediateDirectories: true)
    let packed = try Shell.run(
      "/bin/sh",
      [
        "-c",
        "tar -cJf releases/\(name).tar.xz -C made \(name) && sha256sum releases/\(name).tar.xz || shasum -a 256 releases/\(name).tar.xz",
      ], in: folder.root)
    let found = packed.output.prefix { $0 != " " }
    try folder.write("\(sum ?? String(found))  \(name).tar.xz\n", to: "flowdoc/Embedding/release.sums")
  }

  /// What was called: `swift build …`, `flowdoc check …`, `POST /path?query`.
  var calls: [String] {
    (try? folder.read("calls"))?.split(separator: "\n").map(String.init) ?? []
  }

  /// What was sent with the requests, in their order.
  func sent() throws -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path("sent"))) ?? []
    return try files.sorted().map { try folder.read("sent/\($0)") }
  }

  /// Says what a request is answered; all others are not found.
  func answer(_ request: String, _ status: Int, _ text: String) throws {
    let name = request.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    try folder.write("\(status)\n\(text)", to: "answers/\(name)")
  }

  var environment: [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return [
      "PATH": "\(folder.path("bin")):\(path)", "CALLS": folder.path("calls"), "WORLD": folder.root.path,
      "FLOWDOC_UNDER_TEST": Products.flowdoc, "HOME": folder.path("home"), "GIT_CONFIG_NOSYSTEM": "1",
      // As in a container, the checkout belongs to somebody else.
      "GIT_TEST_ASSUME_DIFFERENT_OWNER": "1",
    ]
  }

  func program(_ name: String, _ text: String) throws {
    try folder.write("#!/bin/sh\n\(text)\n", to: "bin/\(name)")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path("bin/\(name)"))
  }

  private static let swift = """
    [ "$1" != --version ] || { echo "Swift version 6"; exit 0; }
    echo "swift $*" | sed "s|/private$WORLD||g; s|$WORLD||g" >> "$CALLS"
    while [ $# -gt 0 ]; do
      [ "$1" != --scratch-path ] || scratch=$2
      shift
    done
    mkdir -p "$scratch/release"
    cat >"$scratch/release/flowdoc" <<'FLOWDOC'
    #!/bin/sh
    \(recordedFlowdoc.replacing("\n", with: "\n    "))
    FLOWDOC
    chmod +x "$scratch/release/flowdoc"
    """

  private static let recordedFlowdoc = """
    [ "$1" = --version ] || echo "flowdoc $*" | sed "s|/private$WORLD||g; s|$WORLD||g" >> "$CALLS"
    exec "$FLOWDOC_UNDER_TEST" "$@"
    """

  private static let curl = """
    mkdir -p "$WORLD/sent"
    body=/dev/null
    method=GET
    while [ $# -gt 0 ]; do
      case $1 in
        --silent | --show-error | --fail | --location) shift ;;
        --max-time | --write-out | --retry) shift 2 ;;
        --config) cat "$2" >>"$WORLD/headers"; shift 2 ;;
        --header) echo "$2" >>"$WORLD/headers"; shift 2 ;;
        --request) method=$2; shift 2 ;;
        --data-binary) body=${2#@}; shift 2 ;;
        --output) output=$2; shift 2 ;;
        https://*) address=${1#https://*/}; shift ;;
        *) echo "curl: what is $1?" >&2; exit 2 ;;
      esac
    done
    echo "$method /$address" >> "$CALLS"
    case $address in *releases/*) cp "$WORLD/releases/${address##*/}" "$output" 2>/dev/null || exit 22; exit 0 ;; esac
    cat "$body" >"$WORLD/sent/$(wc -l <"$CALLS" | tr -d ' ' | sed 's/^/000/; s/.*\\(....\\)$/\\1/')"
    answer=$WORLD/answers/$(printf '%s' "$method /$address" | tr -c 'A-Za-z0-9' '_')
    [ -f "$answer" ] || { printf 404; exit 0; }
    sed 1d "$answer" >"$output"
    head -n 1 "$answer" | tr -d '\\n'
    """
}
