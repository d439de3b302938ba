import WidgetModel
import WidgetSource
package import WidgetSyntax

extension [Annotation] {
  /// The value of a key in a `// widgetgen:` annotation, or nil if the key is missing or switched off.
  package subscript(key: AnnotationKey) -> AnnotationValue? {
    guard let annotation = first(where: { $0.isWritten(key) }) else { return nil }
    let isOff = !annotation.isOn && !key.takesFalse
    return isOff ? nil : annotation.value
  }

  /// The value of a key for one direction, or nil if the key is missing or switched off. The declaration's own
  /// annotation takes precedence over a block's annotation, and an annotation for one direction over an annotation for
  /// both directions.
  subscript(key: AnnotationKey, direction: Annotation.Direction) -> AnnotationValue? {
    if isEmpty { return nil }
    let written = filter {
      $0.isWritten(key) && ($0.direction == nil || $0.direction == direction)
    }
    for isOfBlock in [false, true] {
      let level = written.filter { $0.isOfBlock == isOfBlock }
      if let found = level.first(where: { $0.direction != nil }) ?? level.first {
        return found.isOn ? found.value : nil
      }
    }
    return nil
  }

  /// Whether a `// widgetgen:` annotation contains the key and does not switch it off.
  package func has(_ key: AnnotationKey) -> Bool { self[key] != nil }

  /// Whether the declaration itself has a key that is not switched off.
  func hasOwn(_ key: AnnotationKey) -> Bool { own(key) != nil }

  /// Returns the declaration's own annotation with a key, or nil if the key is missing or switched off.
  func own(_ key: AnnotationKey) -> Annotation? { first { $0.ownKey == key } }

  /// Returns the range of the annotation with the first of the given keys that is present, or nil if none is present.
  func range(of keys: [AnnotationKey]) -> SourceRange? {
    keys.lazy.compactMap { key in first { $0.isWritten(key) }?.range }.first
  }
}

extension Annotation {
  /// Whether the annotation is a `// widgetgen:` annotation of a single declaration. An annotation of a block does not
  /// have to apply to every declaration in the block.
  var isOwn: Bool { origin == .widgetgen && !isOfBlock }

  /// Whether the annotation belongs to a block and can apply to whole types. An annotation of a block around a type
  /// applies to the type.
  var isForTypes: Bool { isOfBlock && knownKey?.targets.contains(.type) == true }

  /// Whether the annotation is not `KEY = false`.
  var isOn: Bool { value.isOn }

  /// The key of a `// widgetgen:` annotation, or nil if it is unknown.
  var knownKey: AnnotationKey? { origin == .widgetgen ? AnnotationKey(spelled: name) : nil }

  /// The key if the annotation is a declaration's own annotation and is not switched off; otherwise nil.
  var ownKey: AnnotationKey? { isOwn && isOn ? AnnotationKey(spelled: name) : nil }

  /// Whether the annotation contains a key, even if it switches the key off.
  func isWritten(_ key: AnnotationKey) -> Bool {
    origin == .widgetgen && name == key.spelling
  }

  /// The members that the annotation requests or, if it is switched off, excludes.
  var generates: Set<GeneratedPart> {
    AnnotationKey(spelled: name)?.generates ?? MarkerProtocol.named(key)?.generates ?? []
  }
}

extension AnnotationKey {
  /// The key that has the same meaning on other declarations: `key` of a property is `name` of a type or a case.
  var counterpart: AnnotationKey? {
    switch self {
    case .key: .name
    case .name: .key
    case .nameStyle: .keyStyle
    default: nil
    }
  }
}

extension AnnotationValue {
  /// Whether the value is not `false`. The value `false` switches a key off.
  var isOn: Bool { self != .bool(false) }

  /// The text of a string or a number in an array, or the texts in a list. Empty for other values.
  package var texts: [String] {
    if case .list(let values) = self { values.compactMap(\.text) } else { text.map { [$0] } ?? [] }
  }

  /// The place that the value's text describes, as the keys of nested objects; nil if the value has no text.
  var place: [String]? { text?.partsOfPlace.compactMap(\.self) }

  /// The places that a text, or the texts of a list, describe.
  var places: [[String]] { texts.map { $0.partsOfPlace.compactMap(\.self) } }

  /// The style that the text names, or nil if the text is not the name of a style.
  var style: NameStyle? { text.flatMap(NameStyle.init(rawValue:)) }

  /// The text of a string or a number: `key = 1`; nil for all other values.
  package var text: String? {
    switch self {
    case .string(let text): text
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .flag, .bool, .list: nil
    }
  }
}

// MARK: - Places in the JSON

extension String {
  /// The place that the text describes, as the keys of nested objects. Dots separate the keys, except in backticks:
  /// `` meta.`a.b` ``. A missing key is empty.
  var keysOfPlace: [String] { partsOfPlace.map { $0 ?? "" } }

  /// The keys of the place that the text describes. A key is nil if it is missing, as in `meta..size`. Two backticks are
  /// the empty key.
  var partsOfPlace: [String?] {
    var (keys, isLiteral): ([String?], Bool) = ([nil], false)
    for character in self {
      let key = keys[keys.count - 1] ?? ""
      switch character {
      case "`":
        isLiteral.toggle()
        keys[keys.count - 1] = key
      case "." where !isLiteral: keys.append(nil)
      default: keys[keys.count - 1] = key + String(character)
      }
    }
    return keys
  }
}

extension [String] {
  /// The text that specifies the place with these keys in an annotation.
  package var place: String {
    map { $0.contains(".") ? "`\($0)`" : $0 }.joined(separator: ".")
  }
}
