/// All products, in rows.
struct CatalogueScreen: ShopScreen {
  let title = "Catalogue"
  let products: [Product]
  let onProduct: @MainActor (Product.ID) -> Void
  let onFilter: @MainActor () -> Void
  let onCart: @MainActor () -> Void
  var rows: [String] { products.map(\.name) }
  var buttons: KeyValuePairs<String, @MainActor () -> Void> {
    [
      "onProduct": { if let first = products.first { onProduct(first.id) } }, "onFilter": onFilter,
      "onCart": onCart,
    ]
  }
}

/// One product, with price and pictures.
struct ProductScreen: ShopScreen {
  let product: Product
  let onReviews: @MainActor () -> Void
  let onBuy: @MainActor () -> Void
  let onShare: @MainActor () -> Void
  var title: String { product.name }
  var rows: [String] { ["\(product.price / 100) €"] }
  var buttons: KeyValuePairs<String, @MainActor () -> Void> {
    ["onReviews": onReviews, "onBuy": onBuy, "onShare": onShare]
  }
}

/// Reviews of a product.
struct ReviewsScreen: ShopScreen {
  let product: Product
  let onProduct: @MainActor () -> Void
  var title: String { "Reviews of \(product.name)" }
  var buttons: KeyValuePairs<String, @MainActor () -> Void> { ["onProduct": onProduct] }
}

/// Price, colour and size.
struct FilterScreen: ShopScreen {
  let title = "Filter"
  let filter: Filter
  let onApply: @MainActor () -> Void
  var rows: [String] { ["At most \(filter.highestPrice / 100) €"] }
  var buttons: KeyValuePairs<String, @MainActor () -> Void> { ["onApply": onApply] }
}

/// The share sheet of the system, for a product.
struct ShareSheet: ShopScreen {
  let title = "Share"
  let product: Product
}
