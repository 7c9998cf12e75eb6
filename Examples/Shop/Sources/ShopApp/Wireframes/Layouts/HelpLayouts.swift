extension HelpScreen {
  var layout: Layout {
    let topics = (topic.map { [$0] } ?? Topic.allCases).map {
      Row($0.rawValue.capitalised, .question, end: .more)
    }
    let answers = ["How long does it take?", "Can I pay later?", "What if it breaks?"]
    return Layout(
      [
        .search("What is it about?"), .rows(topics), .caption("Most asked"),
        .rows(answers.map { Row($0, end: .more) }),
      ],
      actions: ["Ask us"], asides: ["Close"])
  }
}

extension ArticleScreen {
  var layout: Layout {
    Layout(
      [
        .picture(.box, height: 150),
        .prose(
          "Most parcels are with you after two days. Lamps and other things that break take one day more."),
        .caption("Where is mine?"),
        .prose(
          "The page of your order says where it is now. It is brought up to date whenever somebody scans the parcel."
        ),
        .caption("It is late"),
        .prose(
          "After five days, write to us. We look for it, or send another one; you pay nothing for that."),
      ], asides: ["That was no help"])
  }
}

extension ContactScreen {
  var layout: Layout {
    Layout(
      [.field("About", value: subject ?? "Anything"), .letter("The lid of my teapot"), .keyboard],
      actions: ["Send"])
  }
}
