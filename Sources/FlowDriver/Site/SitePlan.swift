public import FlowModel
public import FlowSite

/// The pages of a site as a plan: where they lie is known, what stands in them is made when it is asked for.
public struct SitePlan: Sendable {
  /// The paths of all files, in the order in which they are made.
  public var paths: [String]
  /// What stands for all that a file is made from; nil for one that must be made to be known.
  public var key: @Sendable (Int) -> ContentHash?
  /// Makes one of the files; called on several threads.
  public var make: @Sendable (Int) throws -> MadeFile

  /// Plans files.
  public init(
    _ paths: [String], key: @escaping @Sendable (Int) -> ContentHash? = { _ in nil },
    make: @escaping @Sendable (Int) throws -> MadeFile
  ) {
    self.paths = paths
    self.key = key
    self.make = make
  }
}

/// A file of a site that was made.
public struct MadeFile: Sendable {
  /// The file.
  public var file: SiteFile
  /// How many pictures are in it.
  public var pictures: Int
  /// Whether it would come out the same from the same; a picture that failed may succeed the next time.
  public var isSettled: Bool

  /// Says what was made.
  public init(_ file: SiteFile, pictures: Int = 0, isSettled: Bool = true) {
    self.file = file
    self.pictures = pictures
    self.isSettled = isSettled
  }
}
