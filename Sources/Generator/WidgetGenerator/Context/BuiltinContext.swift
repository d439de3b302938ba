import WidgetModel
import WidgetPlan
import WidgetTemplate

/// The variables of built-in templates, which are available in user-defined templates in addition to Sourcery's
/// variables.
///
/// For example: `{% for type in widgets %}{{ type.name }}{% endfor %}`.
enum BuiltinContext {
  /// - Parameter types: the types that have members in the output folder.
  static func values(
    _ types: [TypePlan], imports: [String], _ spelling: RuntimeSpelling
  ) -> [String: Value] {
    [
      "castsWrapped": .bool(spelling.wrapsPolymorphs && types.contains(where: \.casts)),
      "imports": .array(imports.map(Value.string)),
      "interface": .optional(spelling.interface),
      "widgets": .array(
        types.map { .object(GeneratedTypeObject($0, in: .file, spelling)) }),
    ]
  }

  /// Returns the `where` clause between a signature and its body, or an empty string if there are no requirements.
  static func clause(_ requirements: String?) -> String {
    requirements.map { " where " + $0 } ?? ""
  }

  /// Returns `nonisolated` with a space, or an empty string for a declaration with the module's default isolation.
  static func isolation(_ isNonisolated: Bool) -> String { isNonisolated ? "nonisolated " : "" }

  /// Returns the modifiers of a generated member: `public nonisolated `.
  static func modifiers(_ access: AccessLevel?, isNonisolated: Bool) -> String {
    (access.map { $0.rawValue + " " } ?? "") + isolation(isNonisolated)
  }

  /// Returns the line that opens a branch of an `#if`, or no value if the type has no `#if`.
  static func opening(
    _ variant: TypePlan.Variant, _ index: Int, _ isConditional: Bool
  ) -> Value {
    guard isConditional else { return .none }
    guard let condition = variant.condition else { return "#else" }
    return .string((index == 0 ? "#if " : "#elseif ") + condition)
  }

  /// Returns the members of a type in one branch of its `#if`s, for one output.
  static func variant(
    _ variant: TypePlan.Variant, of type: TypePlan, in output: TypePlan.Output,
    opening: Value, _ spelling: RuntimeSpelling
  ) -> Value {
    let memberwiseInit = type.initOutput == output ? variant.memberwiseInit : nil
    return .strict([
      "opening": opening, "init": memberwiseInit.map(initializer) ?? .none,
      "typealiases": typealiases(variant, of: type, in: output, spelling),
      "coding": type.codingOutput == output && variant.isCoded
        ? .object(
          CodingObject(
            variant, of: type, codesBytes: spelling.readsBytes && output == .file, spelling))
        : .none,
      "direct": output == .file && type.codingOutput == output
        ? direct(variant, of: type, spelling) : .none,
    ])
  }

  private static func initializer(_ initializer: MemberwiseInit) -> Value {
    .strict([
      "access": .optional(initializer.access?.rawValue),
      "isDistinguished": .bool(initializer.isDistinguished),
      "delegated": initializer.delegated.map { arguments in
        .array(
          arguments.map { .strict(["label": .string($0.label.label), "value": .string($0.value)]) })
      } ?? .none,
      "assigned": .array(
        initializer.assigned.map {
          .strict(["name": .string($0.name), "value": .string($0.value)])
        }),
      "parameters": .array(
        initializer.parameters.map { parameter in
          .strict([
            "names": .string(parameter.names),
            "type": .string((parameter.isBorrowed ? "borrowing " : "") + parameter.type),
            "default": .optional(parameter.defaultValue),
          ])
        }),
    ])
  }
}

extension Value {
  /// Returns a string value, or `Value.none` for nil.
  static func optional(_ text: String?) -> Value { text.map(Value.string) ?? .none }
}

extension TypePlan {
  /// Whether the decoded value of a property has to be cast to a narrower type.
  fileprivate var casts: Bool {
    codedVariants.compactMap(\.object).flatMap(\.properties)
      .compactMap(\.shape.polymorph)
      .contains { $0.narrowed != nil && !$0.isConcrete && $0.unknown == nil }
  }
}

extension BuiltinContext {
  /// Returns the members that read a type's values from bytes and write them as bytes, or no value if the type has no
  /// such members.
  static func direct(
    _ variant: TypePlan.Variant, of type: TypePlan, _ spelling: RuntimeSpelling
  ) -> Value {
    let members = variant.coding.members
    let (reads, writes) = (variant.coding.readsBytes, variant.coding.writesBytes)
    guard spelling.readsBytes, reads || writes else { return .none }
    let access = spelling.embedsRuntime ? nil : members.access
    let bytes = BytesVocabulary(spelling: spelling)
    let writing = writes ? variant.coding.encoding(bytes) : nil
    let isJoint =
      reads && writing != nil && type.decodingRequirements == type.encodingRequirements
    return .strict([
      "modifiers": .string(modifiers(access, isNonisolated: members.isNonisolated)),
      "isJoint": .bool(isJoint),
      "reading": reads ? body(variant.coding.decoding(of: type, bytes)) : .none,
      "writing": writing.map(body) ?? .none,
    ])
  }
}

extension BuiltinContext {
  /// Returns the variables of the registration: its imports, the types to register with Beagle, and the names of
  /// Beagle's registries.
  static func registrations(
    _ registrations: [Registration], with registry: Runtime.Registry, importsBeagle: Bool
  ) -> [String: Value] {
    [
      "registrationImports": .array(importsBeagle ? ["import Beagle"] : []),
      "registrations": .array(
        registrations.map { item in
          .strict([
            "kind": .string(item.kind.rawValue), "type": .string(item.type),
            "label": .string(registry.label ?? item.kind.rawValue),
            "name": .optional(item.name?.swiftLiteral), "condition": .optional(item.condition),
            "availability": .optional(item.availability.check),
            "indent": item.availability.check == nil ? "" : "    ",
          ])
        }),
      "registry": .strict([
        "dependencies": .string(registry.dependencies), "coder": .string(registry.coder),
        "navigation": .string(registry.navigation),
      ]),
    ]
  }
}

extension BuiltinContext {
  /// Returns the variables for `==`: the types for which it is generated, whether some values are compared dynamically,
  /// and the isolation of the dynamic comparison.
  static func equalities(_ types: [TypePlan]) -> [String: Value] {
    let compared = types.filter { type in type.variants.contains { $0.equality != nil } }
    let dynamic = compared.filter { $0.variants.contains { $0.equality?.isDynamic ?? false } }
    return [
      "equalities": .array(compared.map(equality)), "comparesDynamically": .bool(!dynamic.isEmpty),
      "isolationOfComparison": .string(isolation(dynamic.contains(where: \.isNonisolated))),
    ]
  }

  private static func equality(of type: TypePlan) -> Value {
    let isConditional = type.variants.count > 1
    return .strict([
      "name": .string(type.name), "operand": .string(type.operand),
      "condition": .optional(type.condition),
      "availability": .array(type.availability.map(Value.string)),
      "isolation": .string(isolation(type.isNonisolated)),
      "isConditional": .bool(isConditional), "conformance": .string(type.equalityConformance ?? ""),
      "clause": .string(clause(type.equalityRequirements)),
      "hashingClause": .string(clause(type.hashingRequirements)),
      "variants": .array(
        type.variants.enumerated().compactMap { index, variant in
          guard let equality = variant.equality else { return nil }
          return .strict([
            "opening": opening(variant, index, isConditional),
            "access": .string(equality.access.map { $0.rawValue + " " } ?? ""),
            "compares": .bool(equality.compares), "hashes": .bool(equality.hashes),
            "lines": .array(lines(of: equality).map(Value.string)),
            "hashing": .array(hashing(of: equality).map(Value.string)),
          ])
        }),
    ])
  }

  /// The most bytes of a `case` on one line, without its indentation.
  private static let longestLine = 92

  private static func lines(of equality: Equality) -> [String] {
    guard let cases = equality.cases else {
      if equality.properties.isEmpty { return ["true"] }
      return equality.properties.enumerated().map { index, property in
        (index == 0 ? "" : "    && ")
          + comparison("left.\(property.name)", "right.\(property.name)", property)
      }
    }
    let arms = cases.flatMap { element -> [String] in
      if element.values.isEmpty { return ["case (.\(element.name), .\(element.name)): true"] }
      func pattern(_ side: String) -> String {
        let names = element.values.indices.map { "let \(side)\($0)" }.joined(separator: ", ")
        return ".\(element.name)(\(names))"
      }
      let equal = element.values.enumerated().map {
        comparison("left\($0)", "right\($0)", $1)
      }
      let (left, right) = (pattern("left"), pattern("right"))
      let line = "case (\(left), \(right)): \(equal.joined(separator: " && "))"
      if line.utf8.count <= longestLine { return [line] }
      return ["case (", "    \(left),", "    \(right)", "):"]
        + equal.enumerated().map { ($0 == 0 ? "    " : "        && ") + $1 }
    }
    let rest = cases.count > 1 ? ["default: false"] : []
    return ["switch (left, right) {"] + arms + rest + ["}"]
  }

  private static func comparison(
    _ left: String, _ right: String, _ value: Equality.Comparison
  ) -> String {
    if let boxed = value.boxed { return "\(boxed.text(left)) == \(boxed.text(right))" }
    return value.isDynamic ? "areEqual(\(left), \(right))" : "\(left) == \(right)"
  }

  /// Returns the statements of `hash(into:)`. Values whose types are only known at run time are left out.
  private static func hashing(of equality: Equality) -> [String] {
    func lines(_ values: [(String, Equality.Comparison)]) -> [String] {
      values.filter(\.1.isHashed).map { name, value in
        "hasher.combine(\(value.boxed?.text(name) ?? name))"
      }
    }
    guard let cases = equality.cases else {
      return lines(equality.properties.map { ("self." + $0.name, $0) })
    }
    let arms = cases.enumerated().flatMap { index, element -> [String] in
      let names = element.values.enumerated().map { $1.isHashed ? "let value\($0)" : "_" }
      let pattern = names.isEmpty ? "" : "(\(names.joined(separator: ", ")))"
      let values = lines(element.values.enumerated().map { ("value\($0)", $1) })
      return ["case .\(element.name)\(pattern):"]
        + (["hasher.combine(\(index))"] + values).map { "    " + $0 }
    }
    return cases.isEmpty ? [] : ["switch self {"] + arms + ["}"]
  }
}

extension Equality.Boxed {
  /// Returns an expression that puts a value into boxes: `children.map(AnyComponent.init)`.
  fileprivate func text(_ value: String) -> String {
    switch self {
    case .value(let box): "\(box)(\(value))"
    case .mapped(.value(let box)): "\(value).map(\(box).init)"
    case .dictionary(.value(let box)): "\(value).mapValues(\(box).init)"
    case .mapped(let inner): "\(value).map { \(inner.text("$0")) }"
    case .dictionary(let inner): "\(value).mapValues { \(inner.text("$0")) }"
    }
  }
}

extension Equality {
  /// Whether some value's type is known only at run time.
  fileprivate var isDynamic: Bool {
    let values = properties + (cases ?? []).flatMap(\.values)
    return compares && values.contains { $0.isDynamic && $0.boxed == nil }
  }
}

extension BuiltinContext {
  /// Describes a family: its box, the names in the JSON, and the bodies of the functions that decode and encode values.
  static func family(_ plan: FamilyPlan, _ spelling: RuntimeSpelling) -> Value {
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
        (member: member, branch: branch, cases: branch.indices.map { cases[$0] })
      }
    }
    let access = family.access >= .package ? family.access.rawValue + " " : ""
    return .strict([
      "name": .string(family.name), "valueType": .string(family.valueType),
      "box": .string(family.boxName),
      "availability": .array(family.availability.map(Value.string)),
      "namesName": .string(family.namesName),
      "access": .string(access),
      "accessOfRuntime": .string(spelling.embedsRuntime ? "" : access),
      "isolation": .string(isolation(family.isNonisolated)),
      "isEncodable": .bool(family.isEncodable), "isSendable": .bool(family.isSendable),
      "isEquatable": .bool(family.isEquatable), "isHashable": .bool(family.isHashable),
      "isClass": .bool(family.isClass),
      "hasNames": .bool(!names.isEmpty),
      "namesCondition": .optional(namesCondition(branches.map(\.branch))),
      "names": .array(
        adjoining(branches.map { ($0.branch, $0.cases) }).map { name($0.branch, $0.cases) }),
      "hasRestrictedNames": .bool(plan.hasRestrictedNames),
      "takesPolicy": .bool(plan.takesPolicy),
      "sharesNestedValues": .bool(plan.sharesNestedValues),
      "unknownClosure": .string(codable.closure(forUnknownOf: family)),
      "keeps": .bool(family.unknown == .keep),
      "unknownType": .string("Unknown" + family.localName),
      "joined": plan.joined.map(joined) ?? .none, "isJoined": .bool(plan.isJoined),
      "joiningTypes": .array(joiningTypes(branches.map { ($0.member, $0.branch) }, plan, spelling)),
      "expected": .array(
        plan.expected.map {
          .strict(["module": .string($0.module.swiftLiteral), "box": .string($0.box)])
        }),
      "joiningValues": .array(plan.joiningValues.map { joiningValue($0, spelling) }),
      "decoding": decoding(codable), "encoding": encoding(codable),
      "reading": spelling.readsBytes ? decoding(bytes) : .none,
      "readNames": .optional(
        spelling.readsBytes ? bytes.table(of: names).map { "\($0)" } : nil),
      "writing": spelling.readsBytes ? encoding(bytes) : .none,
      "unknownReading": .string(bytes.closure(forUnknownOf: family)),
    ])
  }

  private static func joined(_ family: FamilyPlan.Joined) -> Value {
    .strict([
      "name": .string(family.name), "box": .optional(family.box),
      "joinsAnother": .bool(family.joinsAnother),
    ])
  }

  private static func joiningValue(
    _ value: FamilyPlan.JoiningValue, _ spelling: RuntimeSpelling
  ) -> Value {
    let access =
      value.access >= .package && !spelling.embedsRuntime ? value.access.rawValue + " " : ""
    return .strict([
      "type": .string(value.name), "access": .string(access),
      "condition": .optional(value.condition),
      "availability": .array(value.availability.map(Value.string)),
      "boxes": .array(
        value.boxes.map { .strict(["family": .string($0.family), "name": .string($0.box)]) }),
    ])
  }

  /// Describes the types that a family adds to the families that it joins, with the expressions that decode them.
  private static func joiningTypes(
    _ branches: [(member: FamilyPlan.Member, branch: FamilyPlan.Member.Branch)],
    _ plan: FamilyPlan, _ spelling: RuntimeSpelling
  ) -> [Value] {
    if plan.joined == nil { return [] }
    let codable = JoiningTypePrinter(
      family: plan.family, vocabulary: CodableVocabulary(spelling: spelling))
    let bytes = JoiningTypePrinter(
      family: plan.family, vocabulary: BytesVocabulary(spelling: spelling))
    return branches.map { member, branch in
      .strict([
        "condition": .optional(branch.condition),
        "check": .optional(branch.availability.check),
        "names": .string(branch.names.map(\.swiftLiteral).joined(separator: ", ")),
        "decoding": .string("\(codable.value(of: member, named: branch.names.first ?? ""))"),
        "reading": .string("\(bytes.value(of: member, named: branch.names.first ?? ""))"),
      ])
    }
  }

  /// Returns branches in which adjacent branches with the same `#if` condition and availability are one.
  private static func adjoining(
    _ branches: [(branch: FamilyPlan.Member.Branch, cases: [MemberNames.Case])]
  ) -> [(branch: FamilyPlan.Member.Branch, cases: [MemberNames.Case])] {
    var joined: [(branch: FamilyPlan.Member.Branch, cases: [MemberNames.Case])] = []
    for (branch, cases) in branches {
      if let last = joined.indices.last, joined[last].branch.condition == branch.condition,
        joined[last].branch.availability.check == branch.availability.check
      {
        joined[last].cases += cases
      } else {
        joined.append((branch, cases))
      }
    }
    return joined
  }

  /// Describes cases of a family's enum of names. The cases have the same `#if` condition and the same availability.
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

  /// Returns the condition under which at least one name exists, or nil if at least one name always exists.
  private static func namesCondition(_ branches: [FamilyPlan.Member.Branch]) -> String? {
    var conditions: [String] = []
    for branch in branches {
      guard let condition = branch.condition else { return nil }
      if !conditions.contains(condition) { conditions.append(condition) }
    }
    return conditions.joined(separator: " || ")
  }

  /// Describes an additional box, which has its own policy for unknown names.
  ///
  /// - Parameters:
  ///   - family: the family, or nil if the runtime handles unknown names, as Beagle does.
  ///   - sharesNestedValues: whether several types of the family decode the same nested values.
  static func policyBox(
    _ box: PolicyBox, of family: Family?, sharesNestedValues: Bool, _ spelling: RuntimeSpelling
  ) -> Value {
    let printer = PolicyBoxPrinter(
      box: box, spelling: spelling, isBeagles: family == nil,
      sharesNestedValues: sharesNestedValues)
    let codable = CodableVocabulary(spelling: spelling)
    let bytes = BytesVocabulary(spelling: spelling)
    return .strict([
      "name": .string(spelling.box(box)), "base": .string(box.base),
      "valueType": .string(family?.valueType ?? "any " + box.base),
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

extension TypePlan.Coding {
  /// Whether generated code reads values from bytes. This includes raw values, which Swift itself decodes with
  /// `Codable`.
  fileprivate var readsBytes: Bool {
    members.decoding != .none
  }

  /// Whether generated code writes values as bytes. This includes raw values, which Swift itself encodes with
  /// `Codable`.
  fileprivate var writesBytes: Bool {
    members.encoding != .none
  }
}
