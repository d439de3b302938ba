import WidgetSource

/// `{% extends "base.stencil" %}`: renders another template with the blocks of this template.
final class ExtendsNode: Node {
  private let name: Operand
  private let blocks: [BlockNode]
  private let place: SourceRange

  private init(name: Operand, blocks: [BlockNode], place: SourceRange) {
    self.name = name
    self.blocks = blocks
    self.place = place
  }

  /// Consumes the rest of the template. Only its blocks are used. If several blocks have the same
  /// name, the last one is used.
  static func parse(
    _ parser: inout TemplateParser, _ token: TemplateToken
  ) throws(TemplateFailure) -> any Node {
    try parser.requireWords(2...2, of: token, usage: "extends \"template\"")
    let name = parser.operand(token.words[1])
    let rest = try parser.parseRest()
    if let second = rest.lazy.compactMap({ $0 as? ExtendsNode }).first {
      throw parser.failure("a template can extend only one other template", at: second.place)
    }
    let blocks = rest.compactMap { $0 as? BlockNode }
    let byName = Dictionary(blocks.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
    return ExtendsNode(
      name: name, blocks: byName.values.stablySorted(on: \.name), place: token.place)
  }

  func render(in context: inout Context) throws(TemplateFailure) {
    let isOutermost = context.overrides == nil
    var overrides = context.overrides ?? BlockOverrides()
    for block in blocks { overrides.append(block) }
    context.overrides = overrides
    let scope = context.openScope()
    try context.renderTemplate(named: name, of: place)
    context.closeScope(scope)
    if isOutermost { context.overrides = nil }
  }
}

/// The blocks that replace blocks of extended templates. Blocks with the same name are ordered from the most derived
/// template to the least derived one.
struct BlockOverrides {
  private var waiting: [String: [BlockNode]] = [:]

  mutating func append(_ block: BlockNode) {
    waiting[block.name, default: []].append(block)
  }

  /// Removes and returns the first block with the given name, or returns nil if there isn't one.
  mutating func popFirst(_ name: String) -> BlockNode? {
    guard let first = waiting[name]?.first else { return nil }
    waiting[name]?.removeFirst()
    return first
  }
}
