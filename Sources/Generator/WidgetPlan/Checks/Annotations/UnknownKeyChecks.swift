import WidgetSource
import WidgetSyntax

/// Checks keys that do not exist. Each is reported once, even if it annotates all declarations of a block.
struct UnknownKeyChecks: FileCheck {
  let subject: CheckedFile

  func run() -> [Diagnostic] {
    var found: [(annotation: Annotation, advice: KeyAdvice?)] = []
    var places: [SourceRange: Int] = [:]
    var listed: Set<SourceRange> = []
    for (target, annotations) in subject.targetedAnnotations {
      for (index, annotation) in annotations.enumerated() where isUnknown(annotation) {
        let place = places[annotation.keyRange]
        if listed.contains(annotation.keyRange) || place.map({ found[$0].advice != nil }) == true {
          continue
        }
        let list = list(at: index, of: annotations, on: target)
        listed.formUnion(list?.elements ?? [])
        let advice = KeySuggestion(annotation, on: target, self).advice(orList: list?.text)
        if let place {
          found[place].advice = advice
        } else {
          places[annotation.keyRange] = found.count
          found.append((annotation, advice))
        }
      }
    }
    return found.map {
      Diagnostic(
        .unknownAnnotationKey,
        "unknown annotation key '\($0.annotation.key)'; "
          + ($0.advice?.text
            ?? "write a key that 'widgetgen explain' lists, or list it in 'annotations' if a "
            + "template reads it"),
        at: $0.annotation.keyRange, in: file, fix: $0.advice?.fix ?? [])
    }
  }

  private func isUnknown(_ annotation: Annotation) -> Bool {
    annotation.origin == .widgetgen && annotation.knownKey == nil
      && MarkerProtocol.named(annotation.key) == nil
      && !context.templateKeys.contain(annotation.name)
  }

  /// Returns the annotation with brackets around its list, and the ranges of the other elements: `alias = [b, c]` for
  /// `alias = b, c`, which is parsed as two annotations. Returns nil if the annotation is not an element of a list.
  private func list(
    at index: Int, of annotations: [Annotation], on target: AnnotationTarget
  ) -> (text: String, elements: [SourceRange])? {
    guard index > 0, let key = annotations[index - 1].knownKey,
      [.names, .places].contains(key.value(on: target)), annotations[index - 1].value.text != nil,
      let first = file.writtenValue(of: annotations[index - 1])
    else { return nil }
    let elements = annotations[index...].prefix {
      $0.comment.start == annotations[index - 1].comment.start && $0.value == .flag
        && isUnknown($0)
    }
    let values = ([first] + elements.map(\.key)).joined(separator: ", ")
    let text = "\(annotations[index - 1].key) = [\(values)]"
    guard !elements.isEmpty, validity(of: text, on: target) == .valid else { return nil }
    return (text, elements.map(\.keyRange))
  }

  /// How far an annotation is valid on a kind of declaration.
  enum Validity { case valid, wrongValue, misplaced }

  /// Returns the validity of an annotation that a message offers. Runs the checks of written annotations.
  func validity(of text: String, on target: AnnotationTarget) -> Validity {
    let offered = parse(SourceFile(path: "", text: "// widgetgen: \(text)\nstruct S {}"))
    let annotations = offered.declarations.first.map { offered[$0.annotations] } ?? []
    var isValid = offered.diagnostics.isEmpty
    for annotation in annotations {
      guard let key = annotation.knownKey else {
        if MarkerProtocol.named(annotation.key) != nil, target.isConcreteType { continue }
        return .misplaced
      }
      guard key.targets.contains(target),
        annotation.direction.map({ key.accepts($0, on: target) }) != false,
        key.needs(annotation).map(runtime.supports) ?? true,
        target != .protocol || key.family == nil || runtime.hasFamilies
      else { return .misplaced }
      if key.problem(of: annotation, on: target, in: offered) != nil { isValid = false }
    }
    return annotations.isEmpty ? .misplaced : isValid ? .valid : .wrongValue
  }
}

/// The advice of a message about an unknown key.
struct KeyAdvice {
  let text: String
  var fix: [SourceEdit] = []
}

/// Finds the annotation that was meant by an annotation with an unknown key.
private struct KeySuggestion {
  private let checks: UnknownKeyChecks
  private let annotation: Annotation
  private let target: AnnotationTarget
  /// The first word of the key.
  private let word: String
  /// The text after the word.
  private let rest: String
  /// The direction in parentheses, and whether it is only mistyped.
  private var direction: (meant: Annotation.Direction, isMistyped: Bool)?
  /// The value as written after `=`, or else inside of the key: `default: 3`, `codingKey("a")`.
  private var value: String?
  private var isValueInKey = false

  init(_ annotation: Annotation, on target: AnnotationTarget, _ checks: UnknownKeyChecks) {
    (self.annotation, self.target, self.checks) = (annotation, target, checks)
    let key = annotation.key
    word = String(key.prefix { $0.isLetter || $0.isNumber || "_-@".contains($0) })
    rest = key.dropFirst(word.count).trimmed
    value = checks.file.writtenValue(of: annotation)
    let inner = rest.hasPrefix("(") ? rest.dropFirst().prefix { $0 != ")" }.trimmed : nil
    if let inner, let meant = Self.direction(inner) {
      let isMistyped =
        Suggestion.correction(of: inner, in: Self.directions) == meant.rawValue
      direction = (meant, isMistyped)
    } else if value == nil, !rest.isEmpty {
      value = inner ?? (rest.hasPrefix(":") ? rest.dropFirst().trimmed : rest)
      isValueInKey = true
    }
  }

  private static let directions = Annotation.Direction.allCases.map(\.rawValue)

  private static func direction(_ word: String) -> Annotation.Direction? {
    Annotation.Direction(rawValue: word) ?? BorrowedKey.direction(word)
      ?? Suggestion.typo(of: word, in: directions).flatMap(Annotation.Direction.init(rawValue:))
  }

  /// Returns the advice, or nil if nothing valid is similar.
  ///
  /// - Parameter list: the list that the annotation may be an element of.
  func advice(orList list: String?) -> KeyAdvice? {
    misspaced ?? separated ?? correction ?? list.map { KeyAdvice(text: "write '\($0)'") }
      ?? borrowed ?? similar
  }

  /// The advice if a space precedes the word of a comment that is not an annotation: `widgetgen: begin: skip`.
  private var misspaced: KeyAdvice? {
    guard ["begin", "file", "inline"].contains(word), rest.hasPrefix(":") else { return nil }
    return KeyAdvice(text: "write '// widgetgen:\(word)\(rest)' without the space before '\(word)'")
  }

  /// The advice if a comma or a colon is missing: `codable, skip` for `codable skip`, `begin: codable` for
  /// `begin codable`.
  private var separated: KeyAdvice? {
    let next = String(rest.drop { $0 == ":" || $0 == " " })
    guard direction == nil, AnnotationKey(spelled: String(next.prefix { $0.isLetter })) != nil
    else { return nil }
    let written = isValueInKey ? "" : value.map { " = \($0)" } ?? ""
    guard checks.validity(of: next + written, on: target) == .valid else { return nil }
    let blocks = ["begin", "file"]
    if let block = blocks.contains(word) ? word : Suggestion.correction(of: word, in: blocks) {
      // The beginning of a block has no fix, because a block also needs an end.
      return advice("\(block): \(next)", isSafe: block == "file")
    }
    guard AnnotationKey(spelled: word)?.value(on: target) == .flag,
      checks.validity(of: word, on: target) == .valid
    else { return nil }
    return advice("\(word), \(next)", isSafe: true)
  }

  /// The advice if the key is right and its value or direction is not, or if the key is only mistyped.
  private var correction: KeyAdvice? {
    let known = AnnotationKey(spelled: word) != nil
    let isBorrowed = !BorrowedKey.meanings(of: word, on: target).isEmpty
    let meant =
      known ? word : isBorrowed ? nil : Suggestion.correction(of: word, in: candidates)
    guard let meant else { return nil }
    // A key without the written direction can have another one: `null` has 'both' for encoding.
    let suffixes = direction == nil ? [""] : [suffix, "(both)"]
    for offered in suffixes {
      guard let text = text(for: meant + offered) else { continue }
      let isSafe =
        text.isComplete && offered == suffix && (direction?.isMistyped ?? !rest.hasPrefix("("))
      return advice(
        text.isComplete && !isValueInKey ? meant + offered : text.written, isSafe: isSafe)
    }
    return nil
  }

  private var borrowed: KeyAdvice? {
    for meaning in BorrowedKey.meanings(of: word, on: target) {
      if let advice = meaning.advice { return KeyAdvice(text: advice) }
      let texts = meaning.replacements.compactMap { replacement in
        text(
          for: replacement + (replacement.contains("(") ? "" : suffix),
          isLiteral: meaning.isLiteral)?.written
      }
      let offered = meaning.isAmbiguous ? texts[...] : texts.prefix(1)
      if !offered.isEmpty {
        return KeyAdvice(text: "write " + offered.map { "'\($0)'" }.alternatives)
      }
    }
    return nil
  }

  private var similar: KeyAdvice? {
    guard let meant = Suggestion.nearest(to: word, in: candidates),
      let text = text(for: meant + suffix)
    else { return nil }
    return KeyAdvice(
      text:
        "did you mean '\(text.isComplete && !isValueInKey ? meant + suffix : text.written)'?")
  }

  /// The keys that the declaration can have.
  private var candidates: [String] {
    (AnnotationKey.all.map(\.spelling) + MarkerProtocol.all.map(\.name)).filter {
      checks.validity(of: $0 + suffix, on: target) != .misplaced
    }
  }

  private var suffix: String { direction.map { "(\($0.meant.rawValue))" } ?? "" }

  /// Returns a key with the written value, or with an ellipsis if the value is missing or wrong. Returns nil if the
  /// declaration cannot have the key.
  private func text(
    for key: String, isLiteral: Bool = false
  ) -> (written: String, isComplete: Bool)? {
    let name = AnnotationKey(spelled: String(key.prefix { $0.isLetter }))
    let isFlag = key.contains("=") || name?.value(on: target) == .flag
    var value = isFlag ? nil : value
    if isLiteral, name?.value(on: target).isPlace == true, let place = value, place.contains("."),
      !place.contains("`")
    {
      value = "`\(place.filter { $0 != "\"" })`"
    }
    let text = key + (value.map { " = \($0)" } ?? "")
    switch checks.validity(of: text, on: target) {
    case .valid: return (text, isComplete: !isFlag || self.value == nil)
    case .wrongValue: return ("\(key) = …", isComplete: false)
    case .misplaced: return nil
    }
  }

  private func advice(_ text: String, isSafe: Bool) -> KeyAdvice {
    KeyAdvice(
      text: "did you mean '\(text)'?",
      fix: isSafe ? checks.file.replacingKey(of: annotation, with: text) : [])
  }
}

extension ParsedFile {
  /// Returns the value of an annotation as written, or nil if there is none.
  func writtenValue(of annotation: Annotation) -> String? {
    annotation.valueRange.map { text($0) }
  }
}

extension Rule {
  static let unknownAnnotationKey = Rule("unknown-annotation-key", .error)
}
