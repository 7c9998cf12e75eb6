internal import FlowModel
internal import FlowRaster
internal import FlowRender
internal import Foundation

/// The pictures in the asset catalogs of an app, by the names that code has for them.
struct AssetCatalogs {
  /// The folders of the pictures, by their names without anything but letters and digits.
  private let sets: [String: String]
  private let bounds: ProjectBounds
  private let made = Made()

  /// The catalogs read so far: a picture that many screens show is made once.
  private final class Made { var references: [String: String?] = [:] }

  private static let ending = ".imageset"
  private static let deepest = 24
  private static let mostFolders = 20_000
  /// A drawing is shown in lists of a hundred; a larger picture is left out.
  private static let mostBytes = 24 << 10
  private static let width = 320

  /// Looks for the catalogs below the folders of a scan.
  init(_ scan: SourceScan) {
    var sets: [String: String] = [:]
    var left = Self.mostFolders
    let excluded = ExcludedPaths(scan.excludes)
    let roots = scan.paths.map { Root($0, below: scan.base) }
    bounds = ProjectBounds(around: roots.map(\.given))
    for root in roots {
      Self.walk(root, "", excluded, bounds, Self.deepest, &left) {
        name, folder in
        if sets[name] == nil { sets[name] = folder }
      }
    }
    self.sets = sets
  }

  private static func walk(
    _ root: Root, _ folder: String, _ excluded: ExcludedPaths, _ bounds: ProjectBounds, _ depth: Int,
    _ left: inout Int, _ found: (String, String) -> Void
  ) {
    guard depth > 0, left > 0 else { return }
    left -= 1
    let place = root.place(of: folder)
    for (name, kind) in FolderListing.entries(of: place.file, within: bounds) ?? [] where kind == .folder {
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      if name.hasPrefix(".") || excluded.contains(root.place(of: path).path) { continue }
      if name.hasSuffix(ending) {
        found(key(String(name.dropLast(ending.count))), root.place(of: path).file)
      } else {
        walk(root, path, excluded, bounds, depth - 1, &left, found)
      }
    }
  }

  /// Generated constants write `logo-big` as `logoBig`.
  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// A hash of the names, sizes and times of all pictures.
  var fingerprint: ContentHash {
    var watched = Watched()
    watched.folders = sets.values.sorted()
    return watched.fingerprint()
  }

  /// The data URL of a picture, for a drawing; nil if there is none that a browser shows.
  func reference(to name: String, isDark: Bool) -> String? {
    let key = "\(isDark)/\(Self.key(name))"
    if let known = made.references[key] { return known }
    let reference = make(name, isDark)
    made.references.updateValue(reference, forKey: key)
    return reference
  }

  private func make(_ name: String, _ isDark: Bool) -> String? {
    guard let folder = sets[Self.key(name)], let set = read("\(folder)/Contents.json").flatMap(AssetSet.init),
      let file = set.file(isDark: isDark), let data = read("\(folder)/\(file)")
    else { return nil }
    let kind = file.split(separator: ".").last?.lowercased() ?? ""
    guard let picture = Self.picture(Array(data), kind), picture.bytes.count <= Self.mostBytes else {
      return nil
    }
    return "data:\(picture.type);base64,\(Data(picture.bytes).base64EncodedString())"
  }

  private func read(_ path: String) -> Data? { bounds.admits(link: path) ? FileBytes.read(path) : nil }

  private static func picture(_ bytes: [UInt8], _ kind: String) -> (bytes: [UInt8], type: String)? {
    switch kind {
    case "png":
      (SmallerImage.png(bytes, width: width, colours: 32, sharesColours: true) ?? bytes, "image/png")
    case "jpg", "jpeg": (bytes, "image/jpeg")
    case "svg": ForeignPicture.cleaned(bytes).map { ($0, "image/svg+xml") }
    default: nil
    }
  }
}

/// A picture in a catalog: its files for appearances and scales.
struct AssetSet: Decodable {
  struct Image: Decodable {
    var filename: String?
    var appearances: [Appearance]?
  }
  struct Appearance: Decodable { var value: String }
  struct Properties: Decodable {
    var intent: String?
    enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
  }

  var images: [Image]?
  var properties: Properties?

  init?(_ data: Data) {
    guard data.count < 1 << 16, let set = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = set
  }

  /// The last of the files for an appearance, which is the largest; a template is tinted by code, so it is not shown.
  func file(isDark: Bool) -> String? {
    guard properties?.intent != "template" else { return nil }
    let dark = images?.last { $0.filename != nil && $0.appearances?.contains { $0.value == "dark" } ?? false }
    let any = images?.last { $0.filename != nil && $0.appearances == nil }
    let name = (isDark ? dark ?? any : any ?? dark)?.filename
    // A name with a path is not the name of a file in the folder.
    return name.flatMap { $0.contains("/") || $0.hasPrefix(".") ? nil : $0 }
  }
}
