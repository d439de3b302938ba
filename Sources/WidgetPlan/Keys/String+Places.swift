extension String {
  /// The keys of nested objects that lead to a place in the JSON. A dot separates them, unless it is in backticks:
  /// `` meta.`a.b` ``.
  var keysOfPlace: [String] {
    var (keys, isLiteral) = ([""], false)
    for character in self {
      switch character {
      case "`": isLiteral.toggle()
      case "." where !isLiteral: keys.append("")
      default: keys[keys.count - 1].append(character)
      }
    }
    return keys
  }
}

extension [String] {
  /// The place to which these keys lead, as annotations spell it.
  package var place: String {
    map { $0.contains(".") ? "`\($0)`" : $0 }.joined(separator: ".")
  }
}
