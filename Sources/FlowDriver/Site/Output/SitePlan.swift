public import FlowModel
public import FlowSite

/// The plan of a site's files: their paths are known, their contents are made on demand.
public struct SitePlan: Sendable {
  /// The paths of all files, in the order in which they are made.
  public var paths: [String]
  /// A hash of all the inputs of a file; nil for one that must be made to be known.
  public var key: @Sendable (Int) -> ContentHash?
  /// Makes a file; called on several threads.
  public var make: @Sendable (Int) throws -> MadeFile

  /// Makes a plan.
  public init(
    _ paths: [String], key: @escaping @Sendable (Int) -> ContentHash? = { _ in nil },
    make: @escaping @Sendable (Int) throws -> MadeFile
  ) {
    self.paths = paths
    self.key = key
    self.make = make
  }
}

/// A file of a site, with its contents.
public struct MadeFile: Sendable {
  /// The file.
  public var file: SiteFile
  /// The number of pictures in it.
  public var pictures: Int
  /// Whether equal inputs would give the same file; a picture that failed may succeed the next time.
  public var isSettled: Bool

  /// Makes a file.
  public init(_ file: SiteFile, pictures: Int = 0, isSettled: Bool = true) {
    self.file = file
    self.pictures = pictures
    self.isSettled = isSettled
  }
}
