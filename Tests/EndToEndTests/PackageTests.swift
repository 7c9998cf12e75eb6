import FlowTestSupport
import Foundation
import Testing

/// A package of somebody else that depends on this one by version.
@Suite(
  .serialized,
  .enabled(if: Shell.find("git") != nil && Shell.find("swift") != nil, "needs git and swift on the PATH"))
struct PackageTests {
  /// Where Graphviz cannot be found, neither by pkg-config nor by the compiler, the libraries that apps link are built all the same.
  @Test func anAppLinksTheLibrariesWithoutGraphviz() throws {
    let world = try PackageWorld(linking: ["FlowAnalysis", "FlowExport", "FlowKit", "FlowModel"])
    defer { world.folder.remove() }
    try world.writeApp()
    for header in ["gvc.h", "cgraph.h", "graphviz/gvc.h", "graphviz/cgraph.h"] {
      try world.folder.write("#error \"an app must build without Graphviz\"\n", to: "poison/\(header)")
    }
    let hidden = [
      "CPATH": world.folder.path("poison"), "PKG_CONFIG_LIBDIR": "/nonexistent", "PKG_CONFIG_PATH": "",
    ]
    let result = try world.swift(["run", "--quiet"], environment: hidden)
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    #expect(result.output.hasSuffix("App (entry)\n"))
    #expect(!result.errors.contains("warning:"), "\(result.errors)")
    let modules = try world.built().compactMap { path in
      path.split(separator: "/").first { $0.hasSuffix(".build") }.map { String($0.dropLast(6)) }
    }
    #expect(Set(modules) == ["app", "FlowAnalysis", "FlowExport", "FlowKit", "FlowModel"])
  }
}
