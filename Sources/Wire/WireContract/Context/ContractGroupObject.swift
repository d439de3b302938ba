import WidgetTemplate

/// A group of keys that are present only together, for templates.
final class ContractGroupObject: ContractContextObject {
  enum Member: String, CaseIterable, Sendable {
    case fields, groups, keys
  }

  private let group: ContractKeyGroup
  private let index: ContractIndex

  init(_ group: ContractKeyGroup, _ index: ContractIndex) {
    self.group = group
    self.index = index
  }

  var text: String? { nil }

  func value(of member: Member) -> Value {
    switch member {
    case .fields: ContractFieldObject.fields(group.keys, index)
    case .groups: .array(group.groups.map { .object(ContractGroupObject($0, index)) })
    case .keys: .strings(group.names)
    }
  }
}
