import WidgetDriver
import WidgetSource

/// The part of YAML that configurations are written in: blocks of keys, lists, and texts, plain or
/// quoted on one line or after `|` on several; lists may be in brackets.
///
/// For example:
/// ```
/// sources:
///   - App        # all of it
/// imports: [UIKit, Combine]
/// ```
/// Plain and quoted texts over several lines are not read, nor are anchors, nor is a second
/// document: a file with those is refused.
enum YAMLValue: Equatable, Sendable {
  case text(String)
  /// A number, a Boolean or null without quotes: as `--args` takes it, and as it is written.
  case scalar(argument: String, written: String)
  case list([YAMLValue])
  case map([Member])

  struct Member: Equatable, Sendable {
    let key: String
    let value: YAMLValue
    /// Where the line of the key is; nil for one in braces. Of no account when members are compared.
    var range: SourceRange?

    static func == (left: Member, right: Member) -> Bool {
      left.key == right.key && left.value == right.value
    }
  }

  /// What a file says; a file that says nothing is an empty text.
  init(reading text: String) throws(YAMLProblem) {
    var reader = YAMLReader(text)
    self = try reader.read()
  }

  /// The value of a key; nil where there is none, and for what is no map.
  subscript(key: String) -> YAMLValue? {
    guard case .map(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }

  var members: [Member] { if case .map(let members) = self { members } else { [] } }

  /// The elements of a list; another value is a list of one.
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

  /// The value as `--args` takes it; a text that would be read as something else has quotes.
  var argument: String {
    guard case .text(let text) = self else { return json }
    let isPlain =
      text.trimmed == text && YAMLScalar.argument(of: text[...]) == nil
      && !(text.first.map("[{\"'".contains) ?? false)
    return isPlain || text.isEmpty ? text : "\"\(text)\""
  }

  /// The members of `args` in `widgetgen.json`.
  static func argumentsJSON(_ members: [Member]) -> String {
    let pairs = members.filter { $0.value != .scalar(argument: "null", written: "null") }.map {
      if case .text = $0.value {
        return JSONText.quoted($0.key) + ": " + JSONText.quoted($0.value.argument)
      }
      return JSONText.quoted($0.key) + ": " + $0.value.json
    }
    return "{" + pairs.joined(separator: ", ") + "}"
  }

  /// The texts of a list, or the one text; numbers and Booleans as they are written.
  var texts: [String] {
    elements.compactMap {
      switch $0 {
      case .text(let text), .scalar(_, let text): text
      case .list, .map: nil
      }
    }
  }
}
