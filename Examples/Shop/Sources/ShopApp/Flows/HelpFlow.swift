import FlowKit

/// Answers, and a way to ask; others show it over themselves.
final class HelpFlow: Coordinator {
  struct Routes: RouteTable {
    let topics = Root("shop://help?topic=:topic?") { (flow: HelpFlow, topic: Topic?) in flow.helpScreen(topic)
    }
    .summary("Help, with a topic open where one is named.").owner("@shop/growth")
    .example("shop://help").example("shop://help?topic=returns")
    let article = Push("https://shop.example/help/*page") { (flow: HelpFlow, page: String) in
      ArticleScreen(id: page, onContact: { [weak flow] in flow?.go(\.contact, page) })
    }
    .summary("An answer on the website.").owner("@shop/growth")
    .example("https://shop.example/help/returns/how-long")
    let contact = Push { (flow: HelpFlow, subject: String?) in
      ContactScreen(subject: subject, onSent: { [weak flow] in flow?.finish() })
    }
    .named("subject")
  }

  nonisolated static let about = FlowDetails(
    summary: "Answers, and a way to ask. Others show it over themselves.")

  private let topic: Topic?

  init(_ topic: Topic? = nil) { self.topic = topic }

  override func start() { go(\.topics, topic) }

  private func helpScreen(_ topic: Topic?) -> HelpScreen {
    HelpScreen(
      topic: topic,
      onArticle: { [weak self] in self?.go(\.article, $0) },
      onContact: { [weak self] in self?.go(\.contact, nil) },
      onClose: { [weak self] in self?.finish() })
  }
}
