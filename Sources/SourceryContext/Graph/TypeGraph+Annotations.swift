import WidgetSource
import WidgetSyntax
import WidgetTemplate

/// Annotations as templates see them: by key, with Sourcery's values.
///
/// Source: Sourcery 2, `AnnotationsParser`.
extension TypeGraph {
  private static let noAnnotations = Value.dictionary([:])

  /// The annotations of a declaration. A key that is written several times has the list of its
  /// distinct values, from the last line to the first.
  ///
  /// - Parameter token: the name or keyword of the declaration, from whose line Sourcery searches upward.
  func annotations(
    _ annotations: Sublist<Annotation>, above token: SourceRange, in file: Int
  ) -> Value {
    if annotations.isEmpty { return Self.noAnnotations }
    let reach = AnnotationReach(files[file].source.bytes, from: token.start)
    return self.annotations(files[file][annotations].filter(reach.includes), in: file)
  }

  /// Where a declaration begins, which is the token that Sourcery searches from for initializers and subscripts.
  func firstToken(
    _ attributes: Sublist<Attribute>, _ modifiers: Sublist<SourceRange>, _ keyword: SourceRange,
    in file: Int
  ) -> SourceRange {
    let tokens =
      files[file][attributes].prefix(1).map(\.range) + files[file][modifiers].prefix(1) + [keyword]
    return tokens.min { $0.start < $1.start } ?? keyword
  }

  /// The annotations of a parameter. Sourcery reads a line at a time: those at the end of the line
  /// belong to its declaration and to the parameter, and those above a function belong to the
  /// parameters on the function's first line, too.
  ///
  /// - Parameters:
  ///   - declaration: the annotations of the function, initializer, subscript or case.
  ///   - keyword: that of the function; nil for a case.
  func annotations(
    of parameter: ParameterDeclaration, after keyword: SourceRange?,
    declaration: Sublist<Annotation>, in file: Int
  ) -> Value {
    let own = files[file][parameter.annotations]
    if declaration.isEmpty { return annotations(own, in: file) }
    let isAlone = !own.contains { $0.range.end <= parameter.start && !$0.isOfBlock }
    let isOnFirstLine = keyword.map { isSameLine($0.start, parameter.start, in: file) } ?? false
    let reach = AnnotationReach(files[file].source.bytes, from: parameter.start)
    let inherited = files[file][declaration].filter { annotation in
      guard reach.includes(annotation) else { return false }
      return isOnFirstLine && isAlone && !annotation.isOfBlock
        || annotation.range.start >= parameter.type.end
          && isSameLine(parameter.start, annotation.range.start, in: file)
    }
    let ranges = Set(own.map(\.range))
    return annotations(own + inherited.filter { !ranges.contains($0.range) }, in: file)
  }

  private func isSameLine(_ start: UInt32, _ end: UInt32, in file: Int) -> Bool {
    start <= end
      && !files[file].source.bytes[Int(start)..<Int(end)].contains(UInt8(ascii: "\n"))
  }

  private func annotations(_ annotations: [Annotation], in file: Int) -> Value {
    if annotations.isEmpty { return Self.noAnnotations }
    var entries: [String: Value] = [:]
    for line in lines(of: annotations, in: file).reversed() {
      Self.add(Self.entries(ofLine: line), to: &entries)
    }
    return .dictionary(entries)
  }

  private func lines(of annotations: [Annotation], in file: Int) -> [[Annotation]] {
    let bytes = files[file].source.bytes
    var lines: [[Annotation]] = []
    for annotation in annotations {
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

  /// The entries of one comment, nested in the namespaces that precede its first key.
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
    let isFromSourcery = annotation.origin == .sourcery
    switch annotation.value {
    // In Sourcery only a key without a value is a Boolean.
    case .bool(let flag) where isFromSourcery: return .string(String(flag))
    case .number(let number): return Int(exactly: number).map { .int($0) } ?? .double(number)
    case .string(let text):
      return ArgumentValue.json(text) ?? .string(isFromSourcery ? text.trimmed : text)
    default: return asWritten(annotation.value)
    }
  }

  private static func asWritten(_ value: AnnotationValue) -> Value {
    switch value {
    case .flag: .object(FlagObject())
    case .bool(let flag): .bool(flag)
    case .integer(let number): .int(number)
    case .number(let number): .double(number)
    case .string(let text): .string(text)
    case .list(let values): .array(values.map(asWritten))
    }
  }
}
