/// The kinds of the operands of each op, for validating code from outside.
enum CodeShape {
  indirect enum Operand: Sendable {
    /// Flags or a count: any number.
    case number
    /// The place of the node, as a number.
    case place
    case name
    /// A node before this one.
    case node
    /// A node, or -1.
    case optional
    /// A node of this op, or -1.
    case only(Op)
    /// A count, followed by that many rows.
    case list([Operand])
    /// A name if preceded by 0, otherwise a node.
    case segment
  }

  static let operands: [Op: [Operand]] = [
    .nothing: [], .name: [.place, .name], .member: [.place, .optional, .name],
    .call: [.place, .node, .list([.name, .node, .number])],
    .index: [.place, .node, .list([.name, .node, .number])],
    .closure: [.place, .list([.name, .optional]), .list([.name, .number, .optional]), .node],
    .text: [.place, .list([.segment])], .literal: [.place, .name], .list: [.place, .list([.node])],
    .pairs: [.place, .list([.node, .node])], .tuple: [.place, .list([.name, .node, .number])],
    .choice: [.place, .list([.node])], .binary: [.place, .name, .node, .optional],
    .assign: [.place, .node, .node], .cast: [.place, .node, .optional],
    .isType: [.place, .node, .optional], .typeName: [.place, .optional],
    .keyPath: [.place, .optional, .list([.name])], .selector: [.place, .name],

    .block: [.list([.node])], .local: [.place, .node, .optional, .optional],
    .result: [.place, .optional], .branch: [.place, .number, .number, .list([.list([.node]), .node])],
    .loop: [.place, .node, .node, .node], .localFunction: [.only(.function)],
    .leave: [.place, .optional],

    .holds: [.node], .matches: [.node, .list([.node])], .otherwise: [],

    .anything: [], .binding: [.place, .name],
    .enumCase: [.place, .only(.namedType), .name, .list([.node])], .tuplePattern: [.list([.node])],
    .typePattern: [.optional], .castPattern: [.node, .optional], .valuePattern: [.node],

    .namedType: [.name, .list([.node])], .listType: [.optional], .pairsType: [.optional, .optional],
    .functionType: [.list([.node]), .optional], .tupleType: [.list([.name, .optional])],
    .composedType: [.list([.node])], .optionalType: [.optional], .metatype: [.optional], .unknownType: [],

    .typeDeclaration: [
      .place, .number, .name, .number, .name, .list([.node]), .list([.name, .optional]),
      .list([.only(.attribute)]), .list([.node]), .list([.name, .optional]),
    ],
    .function: [
      .place, .name, .number, .name, parameters, .list([.name, .optional]), .optional, .optional,
      .list([.only(.attribute)]), .number,
    ],
    .variable: [
      .place, .name, .number, .name, .optional, .optional, .optional, .optional,
      .list([.only(.attribute)]), .number,
    ],
    .enumCaseDeclaration: [.place, .name, .name, parameters, .optional],
    .alias: [.place, .name, .optional, .number],
    .attribute: [.place, .name, .list([.name, .node, .number]), .list([.node])],
  ]

  private static let parameters = Operand.list([.name, .name, .optional, .number, .optional])
}
