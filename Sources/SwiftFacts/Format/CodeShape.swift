/// The kinds of the operands of each op, for validating code from outside.
enum CodeShape {
  indirect enum Operand: Sendable {
    /// A place, flags or a count: any number.
    case number
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
    .nothing: [], .name: [.number, .name], .member: [.number, .optional, .name],
    .call: [.number, .node, .list([.name, .node, .number])],
    .index: [.number, .node, .list([.name, .node, .number])],
    .closure: [.number, .list([.name, .optional]), .list([.name, .number, .optional]), .node],
    .text: [.number, .list([.segment])], .literal: [.number, .name], .list: [.number, .list([.node])],
    .pairs: [.number, .list([.node, .node])], .tuple: [.number, .list([.name, .node, .number])],
    .choice: [.number, .list([.node])], .binary: [.number, .name, .node, .optional],
    .assign: [.number, .node, .node], .cast: [.number, .node, .optional],
    .isType: [.number, .node, .optional], .typeName: [.number, .optional],
    .keyPath: [.number, .optional, .list([.name])], .selector: [.number, .name],

    .block: [.list([.node])], .local: [.number, .node, .optional, .optional],
    .result: [.number, .optional], .branch: [.number, .number, .number, .list([.list([.node]), .node])],
    .loop: [.number, .node, .node, .node], .localFunction: [.only(.function)],
    .leave: [.number, .optional],

    .holds: [.node], .matches: [.node, .list([.node])], .otherwise: [],

    .anything: [], .binding: [.number, .name],
    .enumCase: [.number, .only(.namedType), .name, .list([.node])], .tuplePattern: [.list([.node])],
    .typePattern: [.optional], .castPattern: [.node, .optional], .valuePattern: [.node],

    .namedType: [.name, .list([.node])], .listType: [.optional], .pairsType: [.optional, .optional],
    .functionType: [.list([.node]), .optional], .tupleType: [.list([.name, .optional])],
    .composedType: [.list([.node])], .optionalType: [.optional], .metatype: [.optional], .unknownType: [],

    .typeDeclaration: [
      .number, .number, .name, .number, .name, .list([.node]), .list([.name, .optional]),
      .list([.only(.attribute)]), .list([.node]), .list([.name, .optional]),
    ],
    .function: [
      .number, .name, .number, .name, parameters, .list([.name, .optional]), .optional, .optional,
      .list([.only(.attribute)]), .number,
    ],
    .variable: [
      .number, .name, .number, .name, .optional, .optional, .optional, .optional,
      .list([.only(.attribute)]), .number,
    ],
    .enumCaseDeclaration: [.number, .name, .name, parameters, .optional],
    .alias: [.number, .name, .optional, .number],
    .attribute: [.number, .name, .list([.name, .node, .number]), .list([.node])],
  ]

  private static let parameters = Operand.list([.name, .name, .optional, .number, .optional])
}
