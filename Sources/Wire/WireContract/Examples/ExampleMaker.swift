import WidgetPlan
import WidgetSource

/// Makes example JSON that the app of a contract decodes.
///
/// A value is the example in a doc comment, the default, or the first raw value of an enum. For a family or an enum
/// with associated values, it is one of the simplest options. Otherwise, it is derived from the type and the name:
/// `"Title"` for `var title: String`. The same contract always produces the same JSON.
package struct ExampleMaker {
  /// The size of an example: only the required keys, or also the optional keys of the first three levels.
  package enum Size: Sendable {
    case minimal, full
  }

  let contract: Contract
  let depths: ExampleDepths
  /// The examples in the doc comments of properties, by the names of the types and properties.
  private let written: [String: [String: JSONTree]]
  /// The option that represents each family and enum, by the name of the type.
  private let simplest: [String: ContractOption]

  /// - Parameter invalid: properties whose documented examples are invalid: `Label.text`.
  package init(_ contract: Contract, without invalid: Set<String> = []) {
    self.contract = contract
    depths = ExampleDepths(contract)
    var written: [String: [String: JSONTree]] = [:]
    for (name, type) in contract.types {
      for property in type.properties {
        guard !invalid.contains("\(name).\(property.name)"),
          let value = property.documentation.flatMap(DocumentedExample.first)?.tree
        else { continue }
        written[name, default: [:]][property.name] = value
      }
    }
    self.written = written
    let depths = depths
    simplest = contract.types.compactMapValues { type in
      type.choice.flatMap { depths.simplest(of: $0, nil) }
    }
  }

  /// Returns a value of a type, or nil if its JSON would be infinite.
  package func value(of name: String, _ size: Size) -> JSONTree? {
    value(of: .named(.init(name)), Place(name: name, levels: size.levels))
  }

  /// Returns a value of a family or an enum for one option, or nil if its JSON would be infinite.
  package func value(
    of option: ContractOption, in choice: ContractChoice, _ size: Size
  ) -> JSONTree? {
    guard depths.depth(of: option) != nil else { return nil }
    return tree(option, in: choice, Place(name: option.id, levels: size.levels))
  }

  /// The place of a value in an example.
  struct Place {
    /// The name from which an example is derived: the name of a property or type, or the id of an option.
    var name: String
    /// The number of nested levels that contain more than the required keys.
    var levels: Int

    func named(_ name: String) -> Place { Place(name: name, levels: levels) }

    var inner: Place { Place(name: name, levels: max(0, levels - 1)) }

    /// The place for an example with only the required keys.
    var smallest: Place { Place(name: name, levels: 0) }
  }

  // MARK: - Types

  func value(of type: WireType, _ place: Place) -> JSONTree? {
    switch type {
    case .any, .opaque: return .object([])
    case .scalar(let scalar): return scalar.example(place.name)
    case .optional(let type):
      return depths.depth(of: type) == nil ? .null : value(of: type, place)
    case .list(let element): return list(element, place)
    case .map(let element, keys: .pairs(let key)):
      guard place.levels > 0, depths.depth(of: element) != nil, depths.depth(of: key) != nil,
        let name = value(of: key, place), let value = value(of: element, place)
      else { return .array([]) }
      return .array([name, value])
    case .map(let element, let keys):
      guard place.levels > 0, depths.depth(of: element) != nil,
        let value = value(of: element, place)
      else { return .object([]) }
      return .object(keys.example.map { [.init($0, value)] } ?? [])
    case .coded(let type, let coder): return coder.example ?? value(of: type, place)
    case .dropping(let type, _), .expression(let type): return value(of: type, place)
    case .named(let reference): return value(of: reference, place)
    }
  }

  private func list(_ element: WireType, _ place: Place) -> JSONTree {
    guard place.levels > 0, depths.depth(of: element) != nil, let value = value(of: element, place)
    else { return .array([]) }
    return .array([value])
  }

  func value(of reference: WireType.Reference, _ place: Place) -> JSONTree? {
    guard let type = contract.types[reference.name] else { return .object([]) }
    switch type.kind {
    case .opaque: return .object([])
    case .values(let values):
      return values.read.first.map(values.tree)
    case .object(let object):
      guard depths.depth(of: .named(reference)) != nil else { return nil }
      return members(of: object.properties, reference.name, place).map(JSONTree.object)
    case .array(let array):
      guard depths.depth(of: .named(reference)) != nil else { return nil }
      return elements(of: array, reference.name, place).map(JSONTree.array)
    case .choice(let choice):
      let option =
        reference.only == nil
        ? simplest[reference.name] : depths.simplest(of: choice, reference.only)
      guard let option else { return nil }
      // A nested widget has only its required keys, because it has its own example.
      return tree(option, in: choice, choice.isFamily ? place.smallest : place.inner)
    }
  }

  // MARK: - Objects

  /// Returns the members of an object, or nil if the JSON of a required member would be infinite.
  func members(
    of properties: [ContractProperty], _ owner: String, _ place: Place
  ) -> [JSONTree.Member]? {
    var members: [JSONTree.Member] = []
    for property in properties where property.isRead {
      guard property.isRequired || place.levels > 0 else { continue }
      let value = value(of: property, owner, place.inner)
      guard let value else {
        if property.isRequired { return nil }
        continue
      }
      if property.isFlattened {
        guard case .object(let inner) = value else { continue }
        for member in inner where !members.contains(where: { $0.key == member.key }) {
          members.append(member)
        }
      } else if let path = property.reads.first {
        members.set(value, at: path[...])
      }
    }
    return members
  }

  func value(
    of property: ContractProperty, _ owner: String, _ place: Place
  ) -> JSONTree? {
    if let written = written[owner]?[property.name] { return written }
    if property.isByHand || property.condition != nil || property.type.isOpaque {
      return property.isRequired ? value(of: property.type, place.named(property.name)) : nil
    }
    if case .fallback(let swift) = property.presence,
      let value = SwiftLiteral.tree(swift, property.type, contract)
    {
      return value
    }
    guard property.isRequired || depths.depth(of: property.type) != nil else { return nil }
    return value(of: property.type, place.named(property.name))
  }
}

extension ExampleMaker.Size {
  /// The number of levels that contain optional keys.
  fileprivate var levels: Int { self == .full ? 3 : 0 }
}

/// Values of families and enums, with their names.
extension ExampleMaker {
  /// Returns the JSON of an option in the representation of the family or enum, or nil if the option's content would be
  /// infinite.
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

  /// Returns the content of an option, combined with the option's name.
  func tree(_ option: ContractOption, in choice: ContractChoice, _ content: JSONTree) -> JSONTree {
    let name = choice.tagType.tree(option.exampleName)
    switch choice.representation {
    case .internal(let tag):
      let named = JSONTree.object([]).replacing(name, at: tag.path[...])
      guard case .object(let members) = content else { return named }
      return named.merging(members)
    case .adjacent(let tag, content: let place):
      let named = JSONTree.object([]).replacing(name, at: tag.path[...])
      if case .values(let values) = option.content, values.isEmpty { return named }
      return named.replacing(content, at: place.path(of: option)[...])
    case .external: return .object([.init(option.exampleName, content)])
    case .untagged: return content
    }
  }
}

extension ExampleMaker {
  /// Adds the name of an enum in a family to a value of the enum.
  ///
  /// - Returns: the family and the value, or nil for an enum that belongs to no family or whose cases have the names in
  ///   the family.
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
  /// Returns the object with the given members added. If both objects have an object under the same key, these two
  /// objects are merged; otherwise this object's value is kept.
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
  /// The first exact name, or a name that matches the first pattern if the option has only patterns.
  fileprivate var exampleName: String {
    let name = names.exactNames.first ?? names.first ?? ""
    return NamePattern(name).map { $0.start + "some" + $0.end } ?? name
  }
}

extension ExampleMaker {
  /// Returns the elements of an array, or nil if the JSON of a required element would be infinite. Optional elements at
  /// the end are only in full examples.
  func elements(
    of array: ContractArray, _ owner: String, _ place: Place
  ) -> [JSONTree]? {
    let count = place.levels > 0 ? array.read.count : array.requiredCount
    var elements: [JSONTree] = []
    for property in array.read.prefix(count) {
      let isWanted = property.isRequired || place.levels > 0
      let value = isWanted ? value(of: property, owner, place.inner) : nil
      if value == nil, property.isRequired { return nil }
      elements.append(value ?? .null)
    }
    return elements
  }
}
