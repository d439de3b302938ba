import WidgetPlan
import WidgetSource
import WidgetTemplate

/// A type of the contract, for templates.
final class ContractTypeObject: ContractContextObject {
  enum Kind: String {
    case array, choice, `enum`, family, object, opaque
  }

  enum Member: String, CaseIterable, Sendable {
    case accepted, areIntegers, cases, children, content, documentation, elements, fallback, fields,
      groups, hasOneName, hasOtherKeys
    case holders, identifier, ignoresCase, ignoresOtherKeys, isRead, isWritten, joins, kind
    case lowerIdentifier, memberships, missing, module, name, named, options, ownFields, parents,
      place, properties, reason
    case representation, requiredFields, slots, tag, tagType, tags, unknown, uses
  }

  let name: String
  private let type: ContractType
  private let index: ContractIndex

  init(_ name: String, _ type: ContractType, _ index: ContractIndex) {
    self.name = name
    self.type = type
    self.index = index
  }

  var text: String? { name }

  func isEqual(to other: any TemplateObject) -> Bool {
    (other as? ContractTypeObject)?.name == name
  }

  var kind: Kind {
    switch type.kind {
    case .object: .object
    case .array: .array
    case .choice(let choice): choice.isFamily ? .family : .choice
    case .values: .enum
    case .opaque: .opaque
    }
  }

  func value(of member: Member) -> Value {
    switch member {
    case .name: .string(name)
    case .identifier: .string(identifier)
    case .lowerIdentifier: .string(index.identifiers.lowered(identifier))
    case .kind: .string(kind.rawValue)
    case .documentation:
      .text(
        ContractDeprecation.noted(
          index.contract.deprecation(ofType: name), in: availability.noted(in: type.documentation)))
    case .module: .text(type.module)
    case .place: index.place(type.place)
    case .isRead: .bool(type.directions.decodes)
    case .isWritten: .bool(index.contract.encodes && type.directions.encodes)
    case .reason: if case .opaque(let reason) = type.kind { .string(reason) } else { .none }
    case .elements: elements
    case .properties, .fields, .requiredFields, .ownFields, .groups, .hasOtherKeys:
      objectValue(of: member)
    case .areIntegers, .cases: enumValue(of: member)
    case .uses, .memberships, .tags, .slots, .holders, .children, .parents: relation(member)
    case .hasOneName: .bool(index.hasOneName(name))
    case .ignoresCase: .bool(type.choice?.ignoresCase ?? type.values?.ignoresCase ?? false)
    case .fallback: .text(type.values?.fallback ?? type.choice?.unknown.effect.decoded?.id)
    case .representation, .tag, .content, .tagType, .unknown, .missing, .ignoresOtherKeys, .joins,
      .options, .accepted, .named:
      type.choice.map { choiceValue(of: member, $0) } ?? emptyChoiceValue(of: member)
    }
  }

  /// The systems that know the type's name in the first of its families.
  private var availability: ContractAvailability {
    index.owners[name]?.first.map(\.option.availability) ?? .always
  }

  private var identifier: String { index.identifiers.type(name) }

  private func objectValue(of member: Member) -> Value {
    let properties = type.properties
    switch member {
    case .properties:
      return .array(
        properties.map { .object(ContractPropertyObject($0, of: name, option: nil, index)) })
    case .fields: return ContractFieldObject.fields(fields, index)
    case .ownFields:
      let tags = index.tags[name]?.map(\.key) ?? []
      return ContractFieldObject.fields(
        (index.keyGroup(of: name)?.keys ?? []).filter { !tags.contains($0.name) }, index)
    case .groups:
      return .array(
        (index.keyGroup(of: name)?.groups ?? []).map { .object(ContractGroupObject($0, index)) })
    case .requiredFields: return ContractFieldObject.fields(fields.filter(\.isRequired), index)
    default: return .bool(index.view.object(name)?.hasOtherKeys ?? false)
    }
  }

  private var elements: Value {
    .array(
      (type.array?.read ?? []).map {
        .object(ContractPropertyObject($0, of: name, option: nil, index))
      })
  }

  private var fields: [WireKeys.Key] { index.fields(of: name) }

  private func enumValue(of member: Member) -> Value {
    guard let values = type.values else { return member == .cases ? [] : false }
    if member == .areIntegers { return .bool(values.areIntegers) }
    return .array(values.read.map { .object(ContractCaseObject($0, of: values)) })
  }

  private func choiceValue(of member: Member, _ choice: ContractChoice) -> Value {
    switch member {
    case .representation: .string(choice.representation.name)
    case .tag: .text(choice.representation.tag?.text)
    case .content: .text(choice.representation.content?.joined(separator: "."))
    case .tagType: .string(choice.tagType.rawValue)
    case .unknown: .string(choice.unknown.name)
    case .missing: .string(choice.missing.name)
    case .ignoresOtherKeys: .bool(choice.ignoresOtherKeys)
    case .joins: .text(choice.joins)
    default:
      .array(
        options(of: choice, member).map {
          .object(ContractOptionObject($0, of: name, choice, index))
        })
    }
  }

  private func options(of choice: ContractChoice, _ member: Member) -> [ContractOption] {
    switch member {
    case .accepted: choice.options(.decode)
    case .named: choice.namedOptions
    default: choice.options
    }
  }

  private func emptyChoiceValue(of member: Member) -> Value {
    switch member {
    case .options, .accepted, .named: []
    case .ignoresOtherKeys: false
    default: .none
    }
  }

  // MARK: - Other types

  private func relation(_ member: Member) -> Value {
    switch member {
    case .uses:
      return .array((index.uses[name] ?? []).map { .object(ContractUseObject($0, index)) })
    case .memberships:
      return .array(
        (index.owners[name] ?? []).compactMap { owner, option in
          index.contract.types[owner]?.choice.map {
            .object(ContractOptionObject(option, of: owner, $0, index))
          }
        })
    case .tags:
      let tags = index.tags[name] ?? []
      return .array(
        tags.map { tag in
          .strict([
            "key": .string(tag.key),
            "isOptional": .bool(index.contract.isWritten && tags.count > 1),
            "names": .strings(tag.names),
            "patterns": tag.patterns.patternValues,
            "families": index.types(tag.families),
          ])
        })
    case .slots:
      return .array((index.slots[name] ?? []).map { .object(ContractSlotObject($0, index)) })
    case .holders: return index.types(index.holders[name] ?? [])
    case .children: return index.types(index.children(of: name))
    default: return index.types(index.parents(of: name))
    }
  }
}

extension ContractIndex {
  /// Returns the types of the values that the slots of a type can contain, in order of their names.
  func children(of name: String) -> [String] {
    Set((slots[name] ?? []).flatMap(options)).stablySorted()
  }

  /// Returns the types that have a slot for a type, in order of their names.
  func parents(of name: String) -> [String] {
    let families = (owners[name] ?? []).map(\.owner)
    return Set(
      families.flatMap { family in
        (holders[family] ?? []).filter { holder in
          (slots[holder] ?? []).contains {
            $0.family == family && ($0.only?.contains(name) ?? true)
          }
        }
      }
    ).stablySorted()
  }

  private func options(of slot: Slot) -> [String] {
    (contract.types[slot.family]?.choice?.options ?? []).compactMap { option in
      guard case .type(let name) = option.content, slot.only?.contains(option.id) ?? true else {
        return nil
      }
      return name
    }
  }
}

extension ContractChoice {
  /// The options that are decoded, without options whose names are only patterns.
  var namedOptions: [ContractOption] {
    options(.decode).filter { $0.names.isEmpty || !$0.names.exactNames.isEmpty }
  }
}

extension ContractChoice.Representation {
  var name: String { isNested ? "nested" : form }

  /// Whether the path of the name or of the content has several keys.
  var isNested: Bool { (tag?.path.count ?? 1) > 1 || (content?.count ?? 1) > 1 }

  var content: [String]? {
    if case .adjacent(_, content: .at(let path)) = self { path } else { nil }
  }
}

extension ContractChoice.Missing {
  var name: String {
    switch self {
    case .error: "error"
    case .unknown: "unknown"
    case .option(let id): id
    }
  }
}
