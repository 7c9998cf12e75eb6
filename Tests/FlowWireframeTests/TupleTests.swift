import Testing

/// Lists of tuples, and lists with their numbers.
@Suite struct TupleTests {
  @Test(arguments: [
    (
      "ForEach([(\"A\", \"gear\"), (\"B\", \"star\")], id: \\.0) { pair in Label(pair.0, systemImage: pair.1) }",
      """
      label "A"
        symbol "gear"
      label "B"
        symbol "star"

      """
    ),
    (
      "ForEach([(\"A\", \"gear\")], id: \\.0) { title, icon in Label(title, systemImage: icon) }",
      """
      label "A"
        symbol "gear"

      """
    ),
    (
      "ForEach([\"A\", \"B\"].enumerated().map { number, name in (title: name, number: number) }) { Text($0.title) }",
      """
      text "A"
      text "B"

      """
    ),
  ]) func showsTheirParts(_ body: String, outline: String) {
    #expect(
      Sketch.body("List { \(body) }") == "list\n"
        + outline.split(separator: "\n").map { "  \($0)\n" }.joined())
  }

  @Test func declaredLabelsNameTheParts() {
    let source = """
      struct Screen: View {
        let rows: [(title: String, icon: String)] = [("Name", "person"), ("Mail", "envelope")]
        var body: some View {
          VStack { ForEach(rows, id: \\.title) { row in HStack { Image(systemName: row.icon); Text(row.title) } } }
        }
      }
      """
    #expect(
      Sketch.outline(source) == """
        column
          row
            symbol "person"
            text "Name"
          row
            symbol "envelope"
            text "Mail"

        """)
  }

  /// A loop of the app passes elements with their numbers to the content, which an initializer passes on.
  @Test func aLoopOfTheAppMayNumberItsElements() {
    let source = """
      struct Screen: View {
        let pages = [Page(title: "First"), Page(title: "Second")]
        var body: some View { VStack { Numbered(pages) { number, page in Text(page.title).tag(number) } } }
      }
      struct Page { let title: String }
      struct Pair<Index, Item> { let index: Index; let item: Item }
      struct Numbered<Data, ID, Content: View>: View {
        var data: Data
        var content: (Int, Page) -> Content
        init(_ data: Data, id: ID, content: @escaping (Int, Page) -> Content) { self.data = data; self.content = content }
        var body: some View {
          ForEach(zip(data.indices, data).map { index, item in Pair(index: index, item: item) }) { pair in
            content(pair.index, pair.item)
          }
        }
      }
      extension Numbered where ID == Int {
        init(_ data: Data, content: @escaping (Int, Page) -> Content) { self.init(data, id: 0, content: content) }
      }
      """
    #expect(
      Sketch.outline(source) == """
        column
          column
            text "First"
            text "Second"

        """)
    let pages = source.replacing("VStack {", with: "TabView {")
    #expect(Sketch.outline(pages) == "text \"First\"\n")
  }
}
