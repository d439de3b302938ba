import WidgetDriver
import WidgetSource

/// A value in the subset of YAML that configurations use.
///
/// The subset contains maps and lists in block style or in brackets, strings in one line, and block strings after `|`
/// or `>`.
///
/// For example:
/// ```
/// sources:
///   - App        # all of it
/// imports: [UIKit, Combine]
/// ```
/// Other strings in several lines, anchors and a second document are errors.
enum YAMLValue: Equatable, Sendable {
  case text(String)
  /// An unquoted number, Boolean or null, as an argument of `--args` and as written. Both are `null` for every spelling
  /// of null.
  case scalar(argument: String, written: String)
  case list([YAMLValue])
  case map([Member])

  struct Member: Equatable, Sendable {
    let key: String
    let value: YAMLValue
    /// The range of the key's line, or nil for a key in braces. Comparisons ignore it.
    var range: SourceRange?

    static func == (left: Member, right: Member) -> Bool {
      left.key == right.key && left.value == right.value
    }
  }

  /// Parses a file. An empty file becomes an empty string.
  init(reading text: String) throws(YAMLProblem) {
    var reader = YAMLReader(text)
    self = try reader.read()
  }

  /// The value of a key, or nil if the key is missing or this is not a map.
  subscript(key: String) -> YAMLValue? {
    guard case .map(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }

  var members: [Member] { if case .map(let members) = self { members } else { [] } }

  /// The elements of a list. An empty string and null have no elements. Any other value is its own only element.
  var elements: [YAMLValue] {
    switch self {
    case .list(let elements): elements
    case .text(""), .scalar(argument: "null", written: _): []
    default: [self]
    }
  }

  /// The value in JSON.
  var json: String {
    switch self {
    case .scalar(let argument, _): return argument
    case .text(let text): return JSONText.quoted(text)
    case .list(let elements): return "[" + elements.map(\.json).joined(separator: ", ") + "]"
    case .map(let members):
      let pairs = members.map { JSONText.quoted($0.key) + ": " + $0.value.json }
      return "{" + pairs.joined(separator: ", ") + "}"
    }
  }

  /// The value as an argument of `--args`. A string that looks like another kind of value is
  /// quoted.
  var argument: String {
    guard case .text(let text) = self else { return json }
    let isPlain =
      text.trimmed == text && YAMLScalar.argument(of: text[...]) == nil
      && !(text.first.map("[{\"'".contains) ?? false)
    return isPlain || text.isEmpty ? text : "\"\(text)\""
  }

  /// Returns the JSON of `args` in `widgetgen.json`. Members that are null are left out.
  static func argumentsJSON(_ members: [Member]) -> String {
    let pairs = members.filter { $0.value != .scalar(argument: "null", written: "null") }.map {
      if case .text = $0.value {
        return JSONText.quoted($0.key) + ": " + JSONText.quoted($0.value.argument)
      }
      return JSONText.quoted($0.key) + ": " + $0.value.json
    }
    return "{" + pairs.joined(separator: ", ") + "}"
  }

  /// The strings of a list, or the only string. Numbers and Booleans appear as written.
  var texts: [String] {
    elements.compactMap {
      switch $0 {
      case .text(let text), .scalar(_, let text): text
      case .list, .map: nil
      }
    }
  }
}
