import WidgetSyntax

/// The documentation of a key of annotations, as text for `explain`, `help annotations` and docs/cheat-sheet.md.
package struct KeyDocumentation: Sendable {
  private let key: AnnotationKey

  init(_ key: AnnotationKey) { self.key = key }

  /// The documentation of all keys, in alphabetical order.
  package static let all = AnnotationKey.all.map(KeyDocumentation.init)

  /// The questions with the keys that answer them.
  package static let questions = KeyQuestion.allCases.map { question in
    (question: question, keys: question.answers.map(KeyDocumentation.init))
  }

  package var spelling: String { key.spelling }
  package var usage: [AnnotationKey.Usage] { key.usage }
  package var example: KeyExample { key.example }

  /// The main question that the key answers.
  package var question: KeyQuestion { key.answers[0] }

  /// The kinds of declarations that the key applies to: `a stored property, a case`.
  package var places: String {
    key.targets.filter { $0 != .unstored && ($0 != .class || !key.targets.contains(.type)) }
      .map(\.rawValue).joined(separator: ", ")
  }

  /// The values that the key can have. If they differ, later values follow their places.
  package var values: String {
    let kinds = key.targets.map { key.value(on: $0) }.reduce(into: [AnnotationKey.Value]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    return kinds.enumerated().map { index, kind in
      if index == 0 { return kind.text }
      let targets = key.targets.filter { key.value(on: $0) == kind }
      return "on \(targets.map(\.rawValue).alternatives): \(kind.text)"
    }.joined(separator: "; ")
  }

  /// The key with each direction that it can have: `key(decode)`, `key(encode)`.
  package var directed: [String] { key.directions.map { "\(key.spelling)(\($0.rawValue))" } }

  /// The spellings of the other keys that answer the same question.
  package var related: [String] {
    question.answers.filter { $0 != key }.map(\.spelling)
  }

  /// The spellings of the keys that cannot be combined with the key on any declaration.
  package var excluded: [String] {
    let excluded = key.targets.map { Set(key.excludes(.init(target: $0, annotations: []))) }
    guard let first = excluded.first else { return [] }
    let common = excluded.dropFirst().reduce(first) { $0.intersection($1) }
    return AnnotationKey.all.filter(common.contains).map(\.spelling)
  }
}

extension AnnotationKey.Value {
  /// The description of the value in the documentation.
  fileprivate var text: String {
    switch self {
    case .flag: "none"
    case .policy: "a text"
    case .optionalWords(let words): "none, " + words.map { "`\($0)`" }.alternatives
    case .text: "a text"
    case .names: "a text, or a list such as `[a, b]`"
    case .textOrPairs: "a text, or pairs such as `[a: b, c: d]`"
    case .place: "a key, or the keys of nested objects separated by dots"
    case .places: "a key, or the keys of nested objects separated by dots; or a list"
    case .words(let words): words.map { "`\($0)`" }.alternatives
    case .swift: "a literal, a case or another Swift expression"
    }
  }
}
