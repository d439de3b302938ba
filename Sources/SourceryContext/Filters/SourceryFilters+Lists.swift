import WidgetSource
import WidgetTemplate

/// Sourcery's filters for lists and strings.
extension Extension {
  mutating func addListFilters() {
    addFilter("count") { (value) throws(FilterError) in
      if case .array(let values) = value { .int(values.count) } else { value }
    }
    addFilter("isEmpty") { (value) throws(FilterError) in
      switch value {
      case .array(let values): .bool(values.isEmpty)
      case .string(let text): .bool(text.isEmpty)
      default: .bool(false)
      }
    }
    addFilter("reversed") { (value) throws(FilterError) in
      if case .array(let values) = value { .array(values.reversed()) } else { value }
    }
    addFilter("toArray") { (value) throws(FilterError) in
      switch value {
      case .array, .none: value
      default: .array([value])
      }
    }
    addFilter("last") { (value) throws(FilterError) in
      if case .array(let values) = value { values.last ?? .none } else { .none }
    }
    addFilter("sortedValuesByKeys") { (value) throws(FilterError) in
      guard let entries = value.entries else { return .none }
      return .array(entries.keys.stablySorted().compactMap { entries[$0] })
    }
    addFilter("push") { (value, arguments) throws(FilterError) in
      guard arguments.count == 1 else { throw FilterError("expects one argument") }
      if case .array(let values) = value { return .array(values + arguments) }
      return .array(arguments)
    }
    addFilter("json") { (value, arguments) throws(FilterError) in
      guard arguments.count <= 1 else { throw FilterError("expects at most one argument") }
      if case .none = value { return .none }
      return .string(JSONFilter.text(value, pretty: arguments.first?.isTruthy ?? false))
    }
    addSort("sorted") { $0 < $1 }
    addSort("sortedDescending") { $0 > $1 }
  }

  /// Adds a stable, case-insensitive sort by the description of a member.
  private mutating func addSort(
    _ name: String, _ isBefore: @escaping @Sendable (String, String) -> Bool
  ) {
    addFilter(name) { (value, arguments) throws(FilterError) in
      guard arguments.count == 1, let key = arguments[0].text else {
        throw FilterError("expects one string argument")
      }
      guard case .array(let values) = value else { return .none }
      let path = key.split(separator: ".").map(String.init)
      let keyed = values.map { ($0.member(at: path).description.lowercased(), $0) }
      return .array(keyed.stablySorted { isBefore($0.0, $1.0) }.map(\.1))
    }
  }

  mutating func addTextFilters() {
    addText("capitalise") { $0.capitalizingWords }
    addText("titleCase") { $0.titleCase }
    // `upperFirstLetter` and `lowerFirstLetter` in early versions of Sourcery.
    addText("upperFirst") { $0.prefix(1).uppercased() + $0.dropFirst() }
    addText("lowerFirst") { $0.prefix(1).lowercased() + $0.dropFirst() }
    addText("deletingLastComponent") {
      $0.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    }
  }

  /// Adds a filter for a string or a list of strings.
  private mutating func addText(
    _ name: String, _ change: @escaping @Sendable (String) -> String
  ) {
    addFilter(name) { (value) throws(FilterError) in
      if case .array(let values) = value {
        return .array(values.compactMap { $0.text.map { .string(change($0)) } })
      }
      return value.text.map { .string(change($0)) } ?? value
    }
  }
}

extension Value {
  fileprivate func member(at path: [String]) -> Value {
    path.reduce(self) { value, key in
      switch value {
      case .dictionary(let entries): entries[key] ?? .none
      case .object(let object): object.member(key) ?? .none
      // The keys of a string for Foundation's key-value coding.
      case .string where key == "description" || key == "self": value
      default: .none
      }
    }
  }
}

extension String {
  /// Each word with an uppercase first letter, otherwise lowercase.
  fileprivate var capitalizingWords: String {
    var isStart = true
    return String(
      flatMap { character -> String in
        defer { isStart = !character.isLetter && !character.isNumber && character != "'" }
        return isStart ? character.uppercased() : character.lowercased()
      })
  }

  /// `somethingNamedLikeThis` as `Something Named Like This`.
  fileprivate var titleCase: String {
    var result = ""
    let characters = Array(self)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      if index > 0, character.isUppercase {
        let isAfterSmall = characters[index - 1].isLowercase
        let isBeforeSmall = next?.isLowercase ?? false
        if isAfterSmall || (characters[index - 1].isUppercase && isBeforeSmall) { result += " " }
      }
      result.append(character)
    }
    return (result.first?.uppercased() ?? "") + result.dropFirst()
  }
}
