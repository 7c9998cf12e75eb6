/// A target that a project or package declares: an app, or code that apps use.
struct ProjectTarget: Hashable {
  enum Kind {
    case app
    /// A framework, a library or a package's module.
    case library
    /// An extension, a watch app, a tool or tests.
    case other
  }

  var name: String
  var kind: Kind
  /// The folder of the project or package; targets refer to each other by name within it.
  var project: String
  /// The source files and folders.
  var sources: Set<String> = []
  /// The files and folders in `sources` that belong to other targets or to none.
  var excludes: Set<String> = []
  /// The property list and the entitlements.
  var files: [String] = []
  /// The names of the targets and package products that it uses.
  var uses: Set<String> = []
  /// The products of a package that contain this target.
  var products: Set<String> = []
  /// Whether it is built for iPhones or iPads, as far as the project says.
  var isForPhones = true
}
