import WidgetModel
import WidgetPlan
import WidgetTemplate

extension BuiltinContext {
  /// A family: its box, the names in the JSON, and how each type is decoded and encoded.
  static func value(_ plan: FamilyPlan, _ spelling: RuntimeSpelling) -> Value {
    let family = plan.family
    let names = FamilyNames(plan)
    let codable = CodableVocabulary(spelling: spelling)
    let bytes = BytesVocabulary(spelling: spelling)
    func decoding(_ vocabulary: any DecodingVocabulary) -> Value {
      body(FamilyDecodingPrinter(plan: plan, names: names, vocabulary: vocabulary).statements)
    }
    func encoding(_ vocabulary: any EncodingVocabulary) -> Value {
      body(FamilyEncodingPrinter(plan: plan, vocabulary: vocabulary).statements)
    }
    let branches = names.members.flatMap { member, cases in
      member.branches(in: family.representation).map { branch in
        (branch: branch, cases: branch.indices.map { cases[$0] })
      }
    }
    let access = family.access >= .package ? family.access.rawValue + " " : ""
    return .strict([
      "name": .string(family.name), "box": .string(family.boxName),
      "availability": .array(family.availability.map(Value.string)),
      "namesName": .string(family.namesName),
      "access": .string(access),
      "accessOfRuntime": .string(spelling.embedsRuntime ? "" : access),
      "isolation": .string(isolation(family.isNonisolated)),
      "isEncodable": .bool(family.isEncodable), "isSendable": .bool(family.isSendable),
      "hasNames": .bool(!names.isEmpty),
      "namesCondition": .optional(namesCondition(branches.map(\.branch))),
      "names": .array(branches.map { name($0.branch, $0.cases) }),
      "limitsNames": .bool(plan.limitsNames),
      "takesUnknown": .bool(plan.takesUnknown),
      "unknownClosure": .string(codable.closure(forUnknownOf: family)),
      "keeps": .bool(family.unknown == .keep),
      "unknownType": .string("Unknown" + family.localName),
      "joins": .optional(family.joins),
      "decoding": decoding(codable), "encoding": encoding(codable),
      "reading": spelling.readsBytes ? decoding(bytes) : .none,
      "readNames": .optional(
        spelling.readsBytes ? BytesVocabulary.table(of: names).map { "\($0)" } : nil),
      "writing": spelling.readsBytes ? encoding(bytes) : .none,
      "unknownReading": .string(bytes.closure(forUnknownOf: family)),
    ])
  }

  /// The cases of the enum of names that are known under one condition.
  private static func name(
    _ branch: FamilyPlan.Member.Branch, _ cases: [MemberNames.Case]
  ) -> Value {
    .strict([
      "condition": .optional(branch.condition),
      "check": .optional(branch.availability.check),
      "cases": .array(
        cases.map {
          .strict(["identifier": .string($0.identifier), "rawValue": .optional($0.rawValue)])
        }),
    ])
  }

  /// The condition under which there is any name at all; nil if there always is one.
  private static func namesCondition(_ branches: [FamilyPlan.Member.Branch]) -> String? {
    var conditions: [String] = []
    for branch in branches {
      guard let condition = branch.condition else { return nil }
      if !conditions.contains(condition) { conditions.append(condition) }
    }
    return conditions.joined(separator: " || ")
  }

  /// A box with its own policy.
  ///
  /// - Parameter family: nil where the runtime decides what is unknown, as Beagle does.
  static func value(_ box: PolicyBox, _ family: Family?, _ spelling: RuntimeSpelling) -> Value {
    let printer = PolicyBoxPrinter(box: box, spelling: spelling, isBeagles: family == nil)
    let codable = CodableVocabulary(spelling: spelling)
    let bytes = BytesVocabulary(spelling: spelling)
    return .strict([
      "name": .string(spelling.box(box)), "base": .string(box.base),
      "summary": .string(printer.summary),
      "availability": .array((family?.availability ?? []).map(Value.string)),
      "keptType": .optional(box.unknown == .keep ? printer.keptType : nil),
      "isolation": .string(isolation(family?.isNonisolated ?? false)),
      "isSendable": .bool(family?.isSendable ?? false),
      "isEncodable": .bool(family?.isEncodable ?? true),
      "unknownType": .optional(family == nil ? printer.unknownType : nil),
      "decoding": body(printer.decoding(codable)), "encoding": body(printer.encoding(codable)),
      "reading": spelling.readsBytes ? body(printer.decoding(bytes)) : .none,
      "writing": spelling.readsBytes ? body(printer.encoding(bytes)) : .none,
    ])
  }
}
