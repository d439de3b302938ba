import WidgetModel
import WidgetPlan

/// The bodies of the members that decode and encode a box with its own policy for unrecognized names.
struct PolicyBoxPrinter {
  let box: PolicyBox
  let spelling: RuntimeSpelling
  /// Whether the runtime itself creates a value for an unrecognized name, as Beagle does.
  let isBeagles: Bool
  /// Whether several types of the family, or the type for unrecognized values, decode the same nested values.
  let sharesNestedValues: Bool

  /// The type that stores the JSON of a value with an unrecognized name.
  var keptType: String { spelling.keptType(box.base) }

  /// Beagle's own type for unrecognized values.
  var unknownType: String {
    BeaglePreset.isOfActions(box.base) ? "UnknownAction" : "UnknownComponent"
  }

  /// The documentation of the box's policy for unrecognized names.
  var summary: String {
    switch box.unknown.decoded {
    case .nothing, .contained: "An unknown name is an error."
    case .json: "The JSON of a value with an unknown name is kept."
    case .type(let type): "A value with an unknown name is decoded as `\(type)`."
    }
  }

  private var ownBox: SwiftExpression { .name(spelling.ownBox(box.base)) }

  /// The type that replaces values with unrecognized names. Nil if such a value is an error, or is replaced by a value
  /// inside it.
  private var replacement: String? {
    switch box.unknown.decoded {
    case .nothing, .contained: nil
    case .json: keptType
    case .type(let type): type
    }
  }

  func decoding(_ vocabulary: any DecodingVocabulary) -> [SwiftStatement] {
    let decoded = vocabulary.box(ownBox)
    guard isBeagles else {
      let closure = vocabulary.closure(
        box.unknown, box.fallbackPlace, kept: keptType, box: spelling.ownBox(box.base))
      let value = "\(decoded) \(closure).value"
      guard sharesNestedValues else { return [.assign("value", .attempt(.verbatim(value)))] }
      return vocabulary.rememberedMembers
        + [.assign("value", .attempt(.verbatim(vocabulary.remembering(value))))]
    }
    let known = SwiftStatement.constant("known", .attempt(.member(decoded, "wrappedValue")))
    guard let replacement else { return [known] + refusing }
    return [
      known,
      .assign(
        "value",
        .ternary(
          .verbatim("known is \(unknownType)"), .attempt(vocabulary.value(replacement)),
          .name("known"))),
    ]
  }

  private var refusing: [SwiftStatement] {
    let name = SwiftExpression.member(.name("unknown"), BeaglePreset.tag(ofFamily: box.base))
    let unknown = SwiftExpression.call(
      .name(spelling.names["UnknownNameError"]),
      [
        SwiftArgument(nil, name), SwiftArgument("in", .string(box.base)),
        SwiftArgument("known", .array([])),
      ])
    return [
      .ifLet(
        "unknown", .cast(.name("known"), to: unknownType),
        [.throw(.decodingError(unknown, spelling.names))]),
      .assign("value", .name("known")),
    ]
  }

  func encoding(_ vocabulary: any EncodingVocabulary) -> [SwiftStatement] {
    let label = isBeagles ? "wrappedValue" : nil
    let boxed = SwiftExpression.call(ownBox, [SwiftArgument(label, .name("value"))])
    return [vocabulary.call(on: boxed, [])]
  }
}
