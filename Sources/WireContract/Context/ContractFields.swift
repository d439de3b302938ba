import WidgetTemplate

/// The keys of an object in the JSON that is sent to the app, and of the objects inside it that paths lead
/// through; what is flattened is written out.
struct ContractFields: Sendable {
  /// One key.
  struct Field: Sendable {
    var key: String
    var isRequired: Bool
    var isNullable: Bool
    /// What is read there; nil for an object that a path leads through.
    var property: ContractProperty?
    /// The type that declares the property.
    var owner: String
    var fields: [Field] = []
  }

  private(set) var fields: [Field] = []
  /// Whether there may be keys that are not known.
  private(set) var hasOtherKeys = false
  private let contract: Contract
  private var seen: Set<String> = []

  /// - Parameter besides: keys that are not for properties.
  init(
    _ properties: [ContractProperty], owner: String, besides tags: [String], _ contract: Contract
  ) {
    self.contract = contract
    add(properties, owner, isTolerant: false)
    fields.removeAll { tags.contains($0.key) }
  }

  private mutating func add(_ properties: [ContractProperty], _ owner: String, isTolerant: Bool) {
    for property in properties {
      if property.isByHand { hasOtherKeys = true }
      if property.isFlattened {
        flatten(property, isTolerant: isTolerant || property.presence != .required)
      } else if let path = property.reads.first {
        Self.add(
          property, owner, path[...], isRequired: property.isRequired && !isTolerant, to: &fields)
      }
    }
  }

  private mutating func flatten(_ property: ContractProperty, isTolerant: Bool) {
    guard case .named(let reference) = property.type.unwrapped,
      seen.insert(reference.name).inserted, let object = contract.types[reference.name]?.object
    else {
      hasOtherKeys = true
      return
    }
    add(object.properties, reference.name, isTolerant: isTolerant || property.onError != nil)
  }

  private static func add(
    _ property: ContractProperty, _ owner: String, _ path: ArraySlice<String>, isRequired: Bool,
    to fields: inout [Field]
  ) {
    guard let key = path.first else { return }
    let rest = path.dropFirst()
    let known = fields.firstIndex { $0.key == key }
    if rest.isEmpty {
      guard known == nil else { return }
      fields.append(
        Field(
          key: key, isRequired: isRequired, isNullable: property.acceptsNull, property: property,
          owner: owner))
      return
    }
    let index = known ?? fields.count
    if known == nil {
      fields.append(Field(key: key, isRequired: false, isNullable: true, owner: owner))
    }
    // Where a property is read that is no object, nothing is below it.
    guard fields[index].property == nil else { return }
    if isRequired { (fields[index].isRequired, fields[index].isNullable) = (true, false) }
    add(property, owner, rest, isRequired: isRequired, to: &fields[index].fields)
  }

  /// Those that have to be there.
  var required: ContractFields {
    var copy = self
    copy.fields = fields.filter(\.isRequired)
    return copy
  }

  func values(_ index: ContractIndex) -> Value {
    Self.values(fields, index)
  }

  static func values(_ fields: [Field], _ index: ContractIndex) -> Value {
    var taken: Set<String> = []
    return .array(
      fields.map { field in
        let name = ContractIdentifiers.ofField(field.property?.name ?? field.key)
        let numbered = (2...).lazy.map { name + String($0) }
        let free = taken.contains(name) ? numbered.first { !taken.contains($0) } : name
        taken.insert(free ?? name)
        return .object(ContractFieldObject(field, named: free ?? name, index))
      })
  }
}

/// A key of an object, as templates see it.
final class ContractFieldObject: ContractContextObject {
  enum Member: String, CaseIterable, Sendable {
    case fields, identifier, isNullable, isRequired, key, property, shape
  }

  private let field: ContractFields.Field
  private let identifier: String
  private let index: ContractIndex

  init(_ field: ContractFields.Field, named identifier: String, _ index: ContractIndex) {
    self.field = field
    self.identifier = identifier
    self.index = index
  }

  var text: String? { field.key }

  func value(of member: Member) -> Value {
    switch member {
    case .key: .string(field.key)
    case .identifier: .string(identifier)
    case .isRequired: .bool(field.isRequired)
    case .isNullable: .bool(field.isNullable)
    case .shape: field.property.map { .object(ContractShapeObject($0.type, index)) } ?? .none
    case .property:
      field.property.map {
        .object(ContractPropertyObject($0, of: field.owner, option: nil, index))
      } ?? .none
    case .fields: ContractFields.values(field.fields, index)
    }
  }
}
