/// The reduced colours of an image, found by median cut.
struct Palette {
  /// The colours, with the transparent ones first: a PNG file only lists the opacity of the first colours.
  let colours: [Pixel]
  private let indices: [Pixel: UInt8]

  /// Finds at most the given number of colours.
  init(of pixels: [Pixel], most: Int) {
    var counts: [Pixel: Int] = [:]
    for pixel in pixels { counts[pixel, default: 0] += 1 }
    let all = counts.map { (colour: $0.key, count: $0.value) }.sorted { Self.precedes($0.colour, $1.colour) }
    let boxes = Self.boxes(of: all, most: min(256, most))
    let means = boxes.map { (mean: Self.mean(of: $0), box: $0) }.sorted {
      Self.precedes($0.mean, $1.mean)
    }
    colours = means.map(\.mean)
    var indices: [Pixel: UInt8] = [:]
    for (index, box) in means.enumerated() {
      for entry in box.box { indices[entry.colour] = UInt8(index) }
    }
    self.indices = indices
  }

  /// The index of a colour of the image.
  func index(of pixel: Pixel) -> UInt8 { indices[pixel] ?? 0 }

  /// The additional distance that a neighbour's colour may have over the nearest one, squared: otherwise small things in a rare colour would disappear.
  private static let farthest = 600

  /// The index of a colour of the image, or one of two others that is at most twice as far from it.
  ///
  /// A colour that is in the palette keeps its index, so that areas and texts keep their edges.
  func index(of pixel: Pixel, preferring first: UInt8?, _ second: UInt8?) -> UInt8 {
    let own = index(of: pixel)
    let nearest = distance(pixel, own)
    let most = min(nearest * 4, nearest + Self.farthest)
    guard most > 0 else { return own }
    return [first, second].lazy.compactMap { $0 }.first { distance(pixel, $0) <= most } ?? own
  }

  /// The square of the distance between a colour and that of an index.
  private func distance(_ pixel: Pixel, _ index: UInt8) -> Int {
    (0..<4).reduce(0) { sum, channel in
      let step = Self.value(pixel, channel) - Self.value(colours[Int(index)], channel)
      return sum + step * step
    }
  }

  private typealias Entry = (colour: Pixel, count: Int)

  /// Divides the box with the widest range, weighted by its pixels, until there are enough.
  private static func boxes(of all: [Entry], most: Int) -> [[Entry]] {
    var boxes: [(entries: [Entry], weight: Int, channel: Int)] = [box(all)]
    while boxes.count < most {
      guard let place = boxes.indices.max(by: { boxes[$0].weight < boxes[$1].weight }),
        boxes[place].weight > 0
      else { break }
      let halves = halves(of: boxes[place].entries, along: boxes[place].channel)
      boxes[place] = box(halves.0)
      boxes.append(box(halves.1))
    }
    return boxes.map(\.entries)
  }

  private static func box(_ entries: [Entry]) -> (entries: [Entry], weight: Int, channel: Int) {
    let ranges = (0..<4).map { channel in
      let values = entries.map { value($0.colour, channel) }
      return (values.max() ?? 0) - (values.min() ?? 0)
    }
    let channel = ranges.indices.max { ranges[$0] < ranges[$1] } ?? 0
    let count = entries.reduce(0) { $0 + $1.count }
    // The square root keeps a large plain area from taking all colours.
    return (entries, ranges[channel] * Int(Double(count).squareRoot().rounded(.up)), channel)
  }

  private static func halves(of entries: [Entry], along channel: Int) -> ([Entry], [Entry]) {
    let sorted = entries.sorted {
      let (left, right) = (value($0.colour, channel), value($1.colour, channel))
      return left != right ? left < right : precedes($0.colour, $1.colour)
    }
    let total = sorted.reduce(0) { $0 + $1.count }
    var sum = 0
    let middle = sorted.firstIndex { entry in
      sum += entry.count
      return sum * 2 >= total
    }
    let cut = min(max(1, (middle ?? 0) + 1), sorted.count - 1)
    return (Array(sorted[..<cut]), Array(sorted[cut...]))
  }

  private static func mean(of box: [Entry]) -> Pixel {
    let count = max(1, box.reduce(0) { $0 + $1.count })
    let mean = { (channel: Int) in
      UInt8(box.reduce(count / 2) { $0 + value($1.colour, channel) * $1.count } / count)
    }
    return Pixel(red: mean(0), green: mean(1), blue: mean(2), alpha: mean(3))
  }

  private static func value(_ pixel: Pixel, _ channel: Int) -> Int {
    switch channel {
    case 0: Int(pixel.red)
    case 1: Int(pixel.green)
    case 2: Int(pixel.blue)
    default: Int(pixel.alpha)
    }
  }

  /// An order without ties, so that equal images give equal files.
  private static func precedes(_ left: Pixel, _ right: Pixel) -> Bool {
    (left.alpha, left.red, left.green, left.blue) < (right.alpha, right.red, right.green, right.blue)
  }
}
