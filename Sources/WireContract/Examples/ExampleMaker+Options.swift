import WidgetPlan
import WidgetSource

/// Types of families and cases of enums, with their names.
extension ExampleMaker {
  /// An option as the representation of its family has it.
  func tree(_ option: ContractOption, in choice: ContractChoice, _ place: Place) -> JSONTree? {
    let content: JSONTree?
    switch option.content {
    case .type(let name): content = value(of: .init(name), place)
    case .single(let type), .whole(let type):
      content = value(of: type, place.named(option.id))
    case .values(let values):
      content =
        values.isEmpty && choice.representation == .untagged
        ? .null : members(of: values, option.id, place).map(JSONTree.object)
    }
    guard let content else { return nil }
    return tree(option, in: choice, content)
  }

  /// The content of an option with its name.
  func tree(_ option: ContractOption, in choice: ContractChoice, _ content: JSONTree) -> JSONTree {
    let name = choice.tagType.tree(option.exampleName)
    switch choice.representation {
    case .internal(let tag):
      let named = JSONTree.object([]).setting(name, at: tag.path[...])
      guard case .object(let members) = content else { return named }
      return named.merging(members)
    case .adjacent(let tag, content: let place):
      let named = JSONTree.object([]).setting(name, at: tag.path[...])
      if case .values(let values) = option.content, values.isEmpty { return named }
      return named.setting(content, at: place.path(of: option)[...])
    case .external: return .object([.init(option.exampleName, content)])
    case .untagged: return content
    }
  }
}

extension ExampleMaker {
  /// A case of an enum as the family has it that the enum is in, with the name of that.
  ///
  /// - Returns: the family and the value, or nil for an enum that is in no family or has the names itself.
  func inFamily(_ value: JSONTree, of type: String) -> (family: String, value: JSONTree)? {
    for (name, family) in contract.sortedTypes {
      guard let choice = family.choice, choice.isFamily else { continue }
      for option in choice.options where option.directions.decodes {
        guard case .type(type) = option.content,
          contract.choiceWithSameDiscriminator(option, in: choice) == nil
        else { continue }
        return (name, tree(option, in: choice, value))
      }
    }
    return nil
  }
}

extension JSONTree {
  /// An object with a value at a path.
  fileprivate func setting(_ value: JSONTree, at path: ArraySlice<String>) -> JSONTree {
    guard let key = path.first else { return value }
    var members: [Member] = if case .object(let own) = self { own } else { [] }
    let index = members.firstIndex { $0.key == key }
    let inner = index.map { members[$0].value } ?? .object([])
    let member = Member(key, inner.setting(value, at: path.dropFirst()))
    if let index { members[index] = member } else { members.append(member) }
    return .object(members)
  }

  /// An object with more members; of two objects under one key both are kept, and else the first value.
  fileprivate func merging(_ more: [Member]) -> JSONTree {
    guard case .object(var members) = self else { return self }
    for member in more {
      guard let index = members.firstIndex(where: { $0.key == member.key }) else {
        members.append(member)
        continue
      }
      if case .object(let inner) = member.value {
        members[index].value = members[index].value.merging(inner)
      }
    }
    return .object(members)
  }
}

extension ContractOption {
  /// The name that is written, or one with its pattern.
  fileprivate var exampleName: String {
    let name = names.exactNames.first ?? names.first ?? ""
    return NamePattern(name).map { $0.start + "some" + $0.end } ?? name
  }
}
