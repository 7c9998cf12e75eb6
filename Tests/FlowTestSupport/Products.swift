import Foundation

/// The programs that were built together with the tests.
public enum Products {
  /// The path of the program under test.
  public static var flowdoc: String { folder.appendingPathComponent("flowdoc").path }

  /// The program that writes a site and does nothing else.
  public static var siteWriterProbe: String { folder.appendingPathComponent("site-writer-probe").path }

  /// The program that measures the memory of another one.
  public static var peakMemoryProbe: String { folder.appendingPathComponent("peak-memory-probe").path }

  private static var folder: URL {
    #if os(Linux)
      URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    #else
      (Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main)
        .bundleURL.deletingLastPathComponent()
    #endif
  }
}
