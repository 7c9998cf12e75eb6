import FlowKit
import FlowModel
import FlowTestSupport
import Foundation
import Testing

/// The code of Documentation/NewApp.md.
@MainActor @Suite struct NewAppTests {
  @Test func theAppNavigatesAsThePageSays() throws {
    let app = NotesFlow()
    let navigator = HeadlessNavigator()
    app.launch(in: navigator, registry: Registry(root: NotesFlow.self, name: "Notes"))
    #expect(navigator.description == "NotesScreen")

    app.go(\.new)
    #expect(navigator.description == "NotesScreen / sheet: EditorScreen")
    try app.open("notes://note/7")
    #expect(navigator.description == "NotesScreen > NoteScreen")
  }

  @Test func aFinishedChildLeadsToItsNote() throws {
    let app = NotesFlow()
    let navigator = HeadlessNavigator()
    app.launch(in: navigator)
    app.go(\.new)
    let new = try #require(app.children.first as? NewNoteFlow)
    new.finish(3)
    #expect(navigator.description == "NotesScreen > NoteScreen")
  }

  @Test func theAppWritesItsGraph() throws {
    let folder = try Folder.temporary()
    defer { folder.remove() }
    let file = folder.url("flowdoc.graph.json")
    try Registry(root: NotesFlow.self, name: "Notes").write(to: file)
    let graph = try GraphFile.read(Data(contentsOf: file))
    #expect(graph.flows.map(\.id) == ["NewNoteFlow", "NotesFlow"])
    #expect(graph.links.map(\.pattern) == ["notes://all", "notes://note/:id(Int)"])
  }
}

final class NotesFlow: Coordinator {
  struct Routes: RouteTable {
    let notes = Root("notes://all") { (flow: NotesFlow) in
      NotesScreen(onNote: { [weak flow] in flow?.go(\.note, $0) }, onNew: { [weak flow] in flow?.go(\.new) })
    }
    let note = Push("notes://note/:id(Int)") { (_: NotesFlow, id: Int) in NoteScreen(id: id) }
      .summary("One note, to be read.")
    let new = Sheet { (_: NotesFlow) in NewNoteFlow() }
      .onFinish { flow, id in flow.go(\.note, id) }
  }
}

final class NewNoteFlow: Coordinator {
  struct Routes: RouteTable {
    let editor = Root { (flow: NewNoteFlow) in EditorScreen(onSave: { [weak flow] in flow?.finish($0) }) }
  }
  typealias Outcome = Int
}

struct NotesScreen: Presentable {
  let onNote: @MainActor (Int) -> Void
  let onNew: @MainActor () -> Void
}

struct NoteScreen: Presentable { let id: Int }

struct EditorScreen: Presentable { let onSave: @MainActor (Int) -> Void }
