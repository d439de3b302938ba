import WidgetPlan
import WidgetTemplate

/// A type of a family, or a case of an enum that `ContractChoice` describes, for templates.
final class ContractOptionObject: ContractContextObject {
  enum Member: String, CaseIterable, Sendable {
    case absentKeys, available, condition, content, documentation, fields, form, hasKnownKeys
    case hasOtherKeys, hasOtherNames
    case id, identifier, isByCases, isFallback, isRead, isRequired, isValidWithNameAlone, isWritten
    case lowerIdentifier, memberName, name, names, owner, patterns, place, properties
    case requiredFields, shape, type
  }

  private let option: ContractOption
  private let owner: String
  private let choice: ContractChoice
  private let index: ContractIndex

  init(_ option: ContractOption, of owner: String, _ choice: ContractChoice, _ index: ContractIndex)
  {
    self.option = option
    self.owner = owner
    self.choice = choice
    self.index = index
  }

  var text: String? { option.id }

  func isEqual(to other: any TemplateObject) -> Bool {
    guard let other = other as? ContractOptionObject else { return false }
    return other.owner == owner && other.identifier == identifier
  }

  func value(of member: Member) -> Value {
    switch member {
    case .absentKeys: .array(option.absentKeys.map(Value.string))
    case .id: .string(option.id)
    case .identifier: .string(identifier)
    case .lowerIdentifier: .string(index.identifiers.lowered(identifier))
    case .memberName: .string(index.identifiers.member(option, of: owner))
    case .name: names.first ?? .none
    case .names: .array(names)
    case .patterns: option.names.patternValues
    case .owner: index.type(owner).map(Value.object) ?? .none
    case .content:
      .text(choice.representation.adjacentPath(of: option)?.joined(separator: "."))
    case .form: .string(option.content.form)
    case .type: option.content.typeName.flatMap(index.type).map(Value.object) ?? .none
    case .shape: option.content.type.map { .object(ContractShapeObject($0, index)) } ?? .none
    case .properties:
      .array(
        values.map { .object(ContractPropertyObject($0, of: owner, option: option.id, index)) })
    case .fields: ContractFieldObject.fields(fields, index)
    case .requiredFields: ContractFieldObject.fields(fields.filter(\.isRequired), index)
    case .hasOtherNames: .bool(hasOtherNames)
    case .hasKnownKeys: .bool(index.contract.hasKnownKeys(option.content))
    case .isByCases: .bool(index.contract.isByCases(option, in: choice))
    case .hasOtherKeys: .bool(index.view.object(values, of: owner).hasOtherKeys)
    case .isValidWithNameAlone:
      .bool(index.isValidWithNameAlone(option, in: owner, choice))
    case .isRequired: .bool(option.content.isRequired)
    case .isFallback: .bool(choice.isFallback(option))
    case .isRead: .bool(option.directions.decodes)
    case .isWritten: .bool(index.contract.encodes && option.directions.encodes)
    case .condition: .text(option.condition)
    case .available: .text(option.availability.text)
    case .documentation:
      .text(
        ContractDeprecation.noted(
          option.deprecation, in: option.availability.noted(in: option.documentation)))
    case .place: index.place(option.place)
    }
  }

  private var identifier: String { index.identifiers.option(option, of: owner) }

  /// Whether the type has a different name under the same key in another family.
  private var hasOtherNames: Bool {
    guard case .type(let name) = option.content else { return false }
    return index.tags[name]?.contains {
      $0.key == choice.representation.tag?.key && $0.names.count > 1
    } ?? false
  }

  /// The names as JSON, without name patterns.
  private var names: [Value] {
    option.names.exactNames.map { .string(choice.tagType.tree($0).compactText) }
  }

  private var values: [ContractProperty] { option.content.values }

  private var fields: [WireKeys.Key] { index.fields(of: values, in: owner, choice) }
}

extension [String] {
  /// The patterns among the names, each as the text before and the text after the star.
  var patternValues: Value {
    .array(
      compactMap(NamePattern.init).map {
        .strict(["start": .string($0.start), "end": .string($0.end)])
      })
  }
}

extension ContractOption.Content {
  /// The name of the option's type in the contract, or nil for a case without such a type.
  var typeName: String? {
    if case .named(let reference) = type?.unwrapped { reference.name } else { nil }
  }

  /// The kind of content, by the name that templates use.
  fileprivate var form: String {
    switch self {
    case .type: "type"
    case .values(let values): values.isEmpty ? "empty" : "values"
    case .single: "single"
    case .whole: "whole"
    }
  }
}

/// A case of an enum that `ContractValues` describes, for templates.
final class ContractCaseObject: ContractContextObject {
  enum Member: String, CaseIterable, Sendable {
    case documentation, isAlias, isFallback, name, value
  }

  private let element: ContractValues.Case
  private let values: ContractValues

  init(_ element: ContractValues.Case, of values: ContractValues) {
    self.element = element
    self.values = values
  }

  var text: String? { element.name }

  func value(of member: Member) -> Value {
    switch member {
    case .name: .string(element.name)
    case .value: .string(values.tree(element).compactText)
    case .isAlias: .bool(values.cases.first { $0.name == element.name } != element)
    case .isFallback: .bool(values.fallback == element.name)
    case .documentation:
      .text(ContractDeprecation.noted(values.deprecations[element.name], in: nil))
    }
  }
}

/// A place that mentions a type, for templates.
final class ContractUseObject: ContractContextObject {
  enum Member: String, CaseIterable, Sendable {
    case option, property, type
  }

  private let use: ContractIndex.Use
  private let index: ContractIndex

  init(_ use: ContractIndex.Use, _ index: ContractIndex) {
    self.use = use
    self.index = index
  }

  func value(of member: Member) -> Value {
    switch member {
    case .type: index.type(use.type).map(Value.object) ?? .none
    case .property:
      use.property.map {
        .object(ContractPropertyObject($0, of: use.type, option: use.option?.id, index))
      } ?? .none
    case .option: option
    }
  }

  private var option: Value {
    guard let option = use.option, let choice = index.contract.types[use.type]?.choice else {
      return .none
    }
    return .object(ContractOptionObject(option, of: use.type, choice, index))
  }
}

/// A place for values of a family, for templates.
final class ContractSlotObject: ContractContextObject {
  enum Member: String, CaseIterable, Sendable {
    case family, path, shape
  }

  private let slot: ContractIndex.Slot
  private let index: ContractIndex

  init(_ slot: ContractIndex.Slot, _ index: ContractIndex) {
    self.slot = slot
    self.index = index
  }

  func value(of member: Member) -> Value {
    switch member {
    case .path: .string(slot.path)
    case .family: index.type(slot.family).map(Value.object) ?? .none
    case .shape: .object(ContractShapeObject(slot.shape, index))
    }
  }
}
