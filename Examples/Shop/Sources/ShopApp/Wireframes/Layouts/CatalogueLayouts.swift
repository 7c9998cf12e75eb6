extension CatalogueScreen {
  var layout: Layout {
    Layout([.choices(["All", "Kitchen", "Bath"], chosen: 0), .tiles(products.map(\.row))])
  }
}

extension ProductScreen {
  var layout: Layout {
    Layout(
      [
        .picture(product.motif, height: 300), .price(product.priceText, note: "In stock"),
        .stars(4, "28 reviews"), .prose("Made to be used every day, and to last."),
      ], actions: ["Buy"])
  }
}

extension ReviewsScreen {
  var layout: Layout {
    Layout([
      .stars(4, "4.2 of 5, 28 reviews"), .shares([0.9, 0.55, 0.2, 0.08, 0.14]),
      .stars(5, "Ada"), .prose("Better than the one that I had for twenty years."),
      .stars(3, "Ben"), .prose("Smaller than I thought. It does what it should."),
      .stars(4, "Cleo"), .prose("It came in two days, well packed."),
    ])
  }
}

extension FilterScreen {
  var layout: Layout {
    Layout(
      [
        .caption("Price"),
        .slider(
          Double(filter.highestPrice) / 10_000, from: "0 €", to: "At most \(filter.highestPrice / 100) €"),
        .caption("Colour"), .swatches(0), .caption("Size"), .choices(["S", "M", "L", "XL"], chosen: 1),
      ], actions: ["Show 3 products", "Start over"])
  }
}

extension Product {
  var motif: Motif { Motif(rawValue: name.lowercased()) ?? .box }
  var priceText: String { "\(price / 100) €" }
  var row: Row { Row(name, detail: priceText, motif) }
}

extension [Product] {
  var sum: String { "\(reduce(0) { $0 + $1.price } / 100) €" }
}
