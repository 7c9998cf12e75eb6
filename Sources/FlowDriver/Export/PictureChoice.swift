internal import FlowRender

/// The choice among several drawings of one picture, by the numbers of their layouts.
struct PictureChoice {
  /// The drawing that is best so far; nil for the one that was wanted.
  private(set) var variant: Int?
  private(set) var svg: String
  private(set) var faults: [PictureMeasure.Fault]
  private var crossings: Int

  /// Faults that do not matter where the picture is shown.
  private let ignored: [PictureMeasure.Fault]

  /// Begins with the drawing that was wanted.
  init(_ svg: String, ignoring ignored: [PictureMeasure.Fault] = []) {
    (self.svg, self.ignored) = (svg, ignored)
    let measure = PictureMeasure(svg)
    faults = measure?.faults.filter { !ignored.contains($0) } ?? []
    crossings = measure?.crossings ?? 0
  }

  /// Whether nothing better is to be looked for.
  var isReadable: Bool { faults.isEmpty }

  /// Takes another drawing if it has fewer faults, or fewer crossings with as many.
  mutating func consider(_ svg: String, variant: Int) {
    guard let measure = PictureMeasure(svg) else { return }
    let others = measure.faults.filter { !ignored.contains($0) }
    guard (others.count, measure.crossings) < (faults.count, crossings) else { return }
    (self.svg, self.variant) = (svg, variant)
    (faults, crossings) = (others, measure.crossings)
  }

  /// A sentence for the reader of a drawing that still has faults; empty if it has none.
  var remark: String {
    faults.map { fault in
      switch fault {
      case .smallNames: "It is larger than a page: drag it, or use the small map."
      case .crossings: "Many lines cross; the list below has all of them."
      case .lines: "There are many lines; the list below has all of them."
      }
    }.joined(separator: " ")
  }
}
