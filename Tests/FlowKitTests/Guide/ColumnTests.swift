import FlowKit
import FlowModel
import Testing

private struct FoldersScreen: Presentable {}
private struct MailsScreen: Presentable { let folder: Int }
private struct MailScreen: Presentable { let mail: Int }
private struct NothingScreen: Presentable {}
private struct AttachmentScreen: Presentable {}

/// Folders beside mails beside a mail.
private final class MailboxFlow: Coordinator {
  struct Routes: RouteTable {
    let folders = PrimaryColumn { (_: MailboxFlow) in FoldersFlow() }
    let nothing = SecondaryColumn { (_: MailboxFlow) in NothingScreen() }
    let mails = SupplementaryColumn("mail://folders/:folder") { (_: MailboxFlow, folder: Int) in
      MailsScreen(folder: folder)
    }
    let mail = SecondaryColumn("mail://mails/:mail") { (_: MailboxFlow, mail: Int) in MailFlow(mail) }
    let settings = Sheet { (_: MailboxFlow) in NothingScreen() }.detents(.medium, .fraction(0.8))
  }
}

private final class FoldersFlow: Coordinator {
  struct Routes: RouteTable { let folders = Root { (_: FoldersFlow) in FoldersScreen() } }
}

private final class MailFlow: Coordinator {
  struct Routes: RouteTable {
    let mail = Root { (flow: MailFlow) in MailScreen(mail: flow.mail) }
    let attachment = Push { (_: MailFlow) in AttachmentScreen() }
  }
  let mail: Int
  init(_ mail: Int) { self.mail = mail }
}

/// A split view: columns that are seen together, each with a stack of its own.
@MainActor @Suite struct ColumnTests {
  private let mailbox = Launched(MailboxFlow(), registry: Registry(root: MailboxFlow.self))

  @Test func columnsBeginWithWhatNeedsNoParameters() {
    #expect(
      mailbox.seen == "[primary: FoldersScreen | supplementary: - | secondary: NothingScreen]")
    #expect(mailbox.flow.tree == "MailboxFlow(FoldersFlow)")
  }

  @Test func aRouteReplacesItsColumnAndNoOther() {
    mailbox.flow.go(\.mails, 3)
    mailbox.flow.go(\.mail, 7).shown?.go(\.attachment)
    #expect(
      mailbox.seen
        == "[primary: FoldersScreen | supplementary: MailsScreen | secondary: MailScreen > AttachmentScreen]")
    weak let first = mailbox.flow.find(MailFlow.self)
    mailbox.flow.go(\.mail, 8)
    #expect(first == nil)
    #expect(mailbox.seen.hasSuffix("secondary: MailScreen]"))
    #expect(mailbox.flow.splitView?.front == .secondary)
  }

  @Test func whatAColumnShowsAlreadyStays() {
    let folders = mailbox.flow.find(FoldersFlow.self)
    #expect(mailbox.flow.go(\.folders).shown === folders)
    #expect(mailbox.flow.splitView?.front == .primary)
  }

  @Test func theUserGoesBackInTheLastColumnThatCan() {
    mailbox.flow.go(\.mail, 7).shown?.go(\.attachment)
    #expect(mailbox.screen.goBack())
    #expect(mailbox.seen.hasSuffix("secondary: MailScreen]"))
    #expect(!mailbox.screen.goBack())
  }

  @Test func aFlowThatEndsLeavesItsColumnEmpty() {
    mailbox.flow.go(\.mail, 7).shown?.finish()
    #expect(mailbox.seen.hasSuffix("secondary: -]"))
    #expect(mailbox.flow.tree == "MailboxFlow(FoldersFlow)")
  }

  @Test func linksLeadToColumns() throws {
    try mailbox.flow.open("mail://folders/3")
    try mailbox.flow.open("mail://mails/7")
    #expect(mailbox.flow.find(MailFlow.self)?.mail == 7)
    #expect(mailbox.flow.find(FoldersFlow.self) != nil)
  }

  @Test func aRouteToAColumnMayComeFirst() {
    final class LateFlow: Coordinator {
      struct Routes: RouteTable {
        let folders = PrimaryColumn { (_: LateFlow) in FoldersScreen() }
        let nothing = SecondaryColumn { (_: LateFlow) in NothingScreen() }
        let mail = SecondaryColumn { (_: LateFlow, mail: Int) in MailScreen(mail: mail) }
      }
      override func start() { go(\.mail, 1) }
    }
    #expect(Launched(LateFlow()).seen == "[primary: FoldersScreen | secondary: MailScreen]")
  }

  @Test func aSheetRestsWhereItsRouteSays() {
    mailbox.flow.go(\.settings)
    #expect(mailbox.screen.modals.map(\.detents) == [[.medium, .fraction(0.8)]])
  }

  @Test func columnsAreEmbeddedInTheGraph() {
    let routes = Registry(root: MailboxFlow.self).graph.flows.first { $0.id == "MailboxFlow" }?.routes
    let styles = (routes ?? []).map { "\($0.name) \($0.style.rawValue)" }
    #expect(styles == ["folders embed", "mail embed", "mails embed", "nothing embed", "settings present"])
  }
}
