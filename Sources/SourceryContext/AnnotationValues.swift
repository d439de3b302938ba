import WidgetSource
import WidgetSyntax
import WidgetTemplate

/// Annotations as templates see them: by key, with Sourcery's values.
///
/// Source: Sourcery 2, `AnnotationsParser`.
extension TypeGraph {
  /// The annotations of a declaration. Of several lines the last counts first: a key that is
  /// written twice has the list of its values from the declaration upwards, each once.
  func annotations(_ annotations: Sublist<Annotation>, in file: Int) -> Value {
    if annotations.isEmpty { return .dictionary([:]) }
    var entries: [String: Value] = [:]
    for line in lines(of: annotations, in: file).reversed() {
      Self.add(Self.entries(ofLine: line), to: &entries)
    }
    return .dictionary(entries)
  }

  private func lines(of annotations: Sublist<Annotation>, in file: Int) -> [[Annotation]] {
    let bytes = files[file].source.bytes
    var lines: [[Annotation]] = []
    for annotation in files[file][annotations] {
      let isNewLine =
        lines.last?.last.map { previous in
          previous.range.end > annotation.range.start
            || bytes[Int(previous.range.end)..<Int(annotation.range.start)]
              .contains(UInt8(ascii: "\n"))
        } ?? true
      if isNewLine { lines.append([]) }
      lines[lines.count - 1].append(annotation)
    }
    return lines
  }

  /// The entries of one comment: with names and colons in front of its first key, inside of those.
  private static func entries(ofLine annotations: [Annotation]) -> [String: Value] {
    var names = annotations[0].key.split(separator: ":").map(\.trimmed)
    let first = names.popLast() ?? ""
    var entries: [String: Value] = [:]
    for (index, annotation) in annotations.enumerated() {
      add([index == 0 ? first : annotation.key: value(of: annotation)], to: &entries)
    }
    return names.reversed().reduce(entries) { [$1: .dictionary(Record($0))] }
  }

  private static func add(_ new: [String: Value], to entries: inout [String: Value]) {
    for (key, value) in new {
      switch (entries[key], value) {
      case (nil, _): entries[key] = value
      case (.dictionary(let old), .dictionary(let record)):
        var table = old.table
        add(record.table, to: &table)
        entries[key] = .dictionary(Record(table))
      case (.array(let values), _):
        if !values.contains(where: { $0.equals(value) }) { entries[key] = .array(values + [value]) }
      case (.some(let first), _):
        if !first.equals(value) { entries[key] = .array([first, value]) }
      }
    }
  }

  private static func value(of annotation: Annotation) -> Value {
    let isSourcerys = annotation.origin == .sourcery
    switch annotation.value {
    // Only a key alone is a Boolean to Sourcery.
    case .bool(let flag) where isSourcerys: return .string(String(flag))
    case .number(let number): return Int(exactly: number).map { .int($0) } ?? .double(number)
    case .string(let text):
      return ArgumentValue.json(text) ?? .string(isSourcerys ? text.trimmed : text)
    default: return asWritten(annotation.value)
    }
  }

  private static func asWritten(_ value: AnnotationValue) -> Value {
    switch value {
    case .flag: .bool(true)
    case .bool(let flag): .bool(flag)
    case .integer(let number): .int(number)
    case .number(let number): .double(number)
    case .string(let text): .string(text)
    case .list(let values): .array(values.map(asWritten))
    }
  }
}
