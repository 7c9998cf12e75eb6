import FlowKit

/// Everything that is for sale, and the way into the cart.
final class CatalogueFlow: Coordinator {
  struct Routes: RouteTable {
    let catalogue = Root("shop://catalogue") { (flow: CatalogueFlow) in
      CatalogueScreen(
        products: flow.shop.products,
        onProduct: { [weak flow] in flow?.go(\.product, $0) },
        onFilter: { [weak flow] in flow?.go(\.filter, Filter(highestPrice: 5000)) },
        onCart: { [weak flow] in flow?.go(\.checkout) })
    }
    .summary("All products.").owner("@shop/growth").example("shop://catalogue")
    let product = Push("shop://products/:id(Int)") { (flow: CatalogueFlow, id: Product.ID) in
      flow.productScreen(id)
    }
    .summary("One product, with its price and pictures.").owner("@shop/growth").example("shop://products/42")
    let advertised = Push("https://shop.example/p/:id(Int)?ref=:campaign?") {
      (flow: CatalogueFlow, id: Product.ID, campaign: String?) in
      flow.productScreen(id)
    }
    .summary("A product, as advertisements link to it.").owner("@shop/growth")
    .example("https://shop.example/p/42").example("https://shop.example/p/42?ref=autumn")
    let oldProduct = Push("shop://product/:id(Int)") { (flow: CatalogueFlow, id: Product.ID) in
      flow.productScreen(id)
    }
    .summary("The old address of a product.").owner("@shop/growth").example("shop://product/42")
    .deprecated(until: "2027-06-30", "Use `shop://products/:id`.")
    let reviews = Push("shop://products/:id(Int)/reviews") { (flow: CatalogueFlow, id: Product.ID) in
      ReviewsScreen(product: flow.shop.product(id), onProduct: { [weak flow] in flow?.go(\.product, id) })
    }
    .summary("Reviews of a product.").owner("@shop/growth").example("shop://products/42/reviews")
    let filter = Sheet { (flow: CatalogueFlow, filter: Filter) in
      FilterScreen(filter: filter, onApply: { [weak flow] in flow?.dismiss() })
    }
    .summary("Narrows down what is listed.")
    let checkout = Sheet { (flow: CatalogueFlow) in CheckoutFlow(flow.shop) }
    let share = SystemRoute { (flow: CatalogueFlow, id: Product.ID) in
      ShareSheet(product: flow.shop.product(id))
    }
    .named("product")
  }

  nonisolated static let about = FlowDetails(
    summary: "Everything that is for sale, and the way into the cart.")

  let shop: ShopState

  init(_ shop: ShopState) { self.shop = shop }

  private func productScreen(_ id: Product.ID) -> ProductScreen {
    ProductScreen(
      product: shop.product(id),
      onReviews: { [weak self] in self?.go(\.reviews, id) },
      onBuy: { [weak self] in
        guard let self else { return }
        shop.cart.append(shop.product(id))
        go(\.checkout)
      },
      onShare: { [weak self] in self?.go(\.share, id) })
  }
}
