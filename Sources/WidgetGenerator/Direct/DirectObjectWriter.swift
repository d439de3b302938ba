import WidgetModel
import WidgetPlan

/// The body of the function by which a struct writes itself as bytes.
///
/// For example: `try json.write(text, forKey: "text")`.
struct DirectObjectWriter {
  let plan: ObjectPlan
  let spelling: RuntimeSpelling

  private static let json = DirectFieldPrinter.json

  /// Nil where only functions of the user's know whether it is an object.
  var statements: [SwiftStatement]? {
    let depthCheck: [SwiftStatement] =
      plan.coding.isRecursive ? [.depthCheckOfSelf(by: Self.json)] : []
    if plan.isPositional {
      let elements = ElementPrinter(plan, spelling, readsBytes: true)
      return willEncode == nil ? depthCheck + elements.writing : nil
    }
    let written = plan.properties.filter { $0.destination != .nowhere }
    if plan.isTransparent {
      return willEncode == nil ? depthCheck + written.compactMap(properties.encoding) : nil
    }
    if plan.writtenTags.isEmpty, willEncode == nil, !written.isEmpty,
      !written.contains(where: isMember)
    {
      guard written.allSatisfy({ $0.destination == .flattened }) else { return nil }
      if written.count == 1 { return depthCheck + [whole(written[0])] }
    }
    let members =
      [willEncode].compactMap(\.self).map(SwiftStatement.expression)
      + plan.writtenFirst.compactMap(properties.encoding)
      + tags.map(SwiftStatement.expression) + plan.writtenNext.compactMap(properties.encoding)
    return depthCheck + .object(isShared: isShared, members)
  }

  private var properties: PropertyPrinter {
    var printer = PropertyPrinter(
      spelling, usesCodingKeys: plan.usesCodingKeys, container: "json")
    printer.readsBytes = true
    return printer
  }

  /// Whether a property needs an object that it is a member of.
  private func isMember(_ property: PropertyPlan) -> Bool {
    switch property.destination {
    case .key, .path: true
    case .function(let function): !function.takesCoder
    case .flattened, .whole, .element, .nowhere: false
    }
  }

  /// Whether a key may come twice: the object has parts that others write, or paths with the same
  /// beginning.
  private var isShared: Bool {
    var keys = Set(plan.writtenTags.map { $0.place.path[0] })
    let isRepeated = plan.properties.contains { property in
      switch property.destination {
      case .key(let key): !keys.insert(key).inserted
      case .path(let path): !keys.insert(path.first ?? "").inserted
      case .flattened, .function, .whole, .element: true
      case .nowhere: false
      }
    }
    return isRepeated || willEncode != nil || keys.count < plan.writtenTags.count
  }

  private var tags: [SwiftExpression] {
    plan.writtenTags.map { .writeName($0.name, $0.type, $0.place) }
  }

  /// The call of the user's function; nil where there is none.
  private var willEncode: SwiftExpression? {
    plan.hooks[.willEncode].map { function in
      let call = SwiftExpression.name(Hook.willEncode.rawValue)
        .calling(to: .name("$0"), isThrowing: function.isThrowing)
      return .writingMembers(call, keyedBy: nil)
    }
  }

  /// The only property, which is all there is.
  private func whole(_ property: PropertyPlan) -> SwiftStatement {
    guard let value = properties.writing(property),
      case .attempt(.call(.member(let json, let function), let arguments, _)) = value
    else { return .expression(.null) }
    let isOptional = function == "writeMembersIfPresent"
    return .expression(
      .attempt(
        .call(
          .member(json, isOptional ? "writeWholeIfPresent" : "writeWhole"),
          arguments.map { SwiftArgument(nil, $0.value) })))
  }
}

extension SwiftExpression {
  /// `json.write(name: "text", forKey: "type")`.
  static func writeName(
    _ name: String, _ type: Family.TagType, _ tag: TagPlace
  ) -> SwiftExpression {
    let json = DirectFieldPrinter.json
    guard let key = tag.key else {
      let path = tag.path.map(\.escapedInJSON)
      return .attempt(json.calling("write", type.literal(name), at: path))
    }
    let place = SwiftArgument("forKey", .string(key.escapedInJSON))
    return type == .string
      ? json.calling("write", SwiftArgument("name", .string(name.escapedInJSON)), place)
      : .attempt(json.calling("write", SwiftArgument(nil, .verbatim(name)), place))
  }

  /// `try json.writeMembers { try encodeTitle(to: $0) }`.
  static func writingMembers(
    _ call: SwiftExpression, keyedBy keys: SwiftExpression?
  ) -> SwiftExpression {
    let closure = SwiftArgument(nil, .closure(call))
    let function = SwiftExpression.member(DirectFieldPrinter.json, "writeMembers")
    guard let keys else { return .attempt(.call(function, [closure])) }
    let keyed = SwiftExpression.call(function, [SwiftArgument("keyedBy", keys)])
    return .attempt(.call(.verbatim("\(keyed)"), [closure]))
  }

  /// `willEncode(to: encoder)`.
  func calling(to coder: SwiftExpression, isThrowing: Bool) -> SwiftExpression {
    let call = SwiftExpression.call(self, [SwiftArgument("to", coder)])
    return isThrowing ? .attempt(call) : call
  }
}

extension [SwiftStatement] {
  /// Opens an object, and closes it after some statements.
  static func object(isShared: Bool = false, _ members: [SwiftStatement]) -> [SwiftStatement] {
    let shared = isShared ? [SwiftArgument("isShared", .verbatim("true"))] : []
    return object("object", shared, members)
  }

  /// Opens an object under a key or at a path, and closes it after some statements.
  static func content(at place: [SwiftArgument], _ members: [SwiftStatement]) -> [SwiftStatement] {
    object("content", place, members)
  }

  private static func object(
    _ variable: String, _ arguments: [SwiftArgument], _ members: [SwiftStatement]
  ) -> [SwiftStatement] {
    let open = SwiftExpression.call(.member(DirectFieldPrinter.json, "openObject"), arguments)
    let close = DirectFieldPrinter.json.calling("close", SwiftArgument(nil, .name(variable)))
    return [.constant(variable, open)] + members + [.expression(close)]
  }
}

extension String {
  /// Whether a property of this name is hidden in functions that write bytes.
  var isHiddenInWriting: Bool { ["json", "object", "content"].contains(self) }

  /// The text of a JSON string that is this one. Slashes are escaped as by Foundation's encoder.
  var escapedInJSON: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\", "/": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{8}": text += "\\b"
      case "\u{C}": text += "\\f"
      case "\0"..."\u{1F}":
        text += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
