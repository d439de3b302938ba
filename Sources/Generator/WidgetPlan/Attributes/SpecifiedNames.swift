import WidgetSource
import WidgetSyntax

/// The names that annotations specify for a type or a case: `name = text, alias = [label, "*_text"]`.
struct SpecifiedNames {
  /// The annotations that specify names.
  private let annotations: [Annotation]
  /// The name that is encoded, if it is specified.
  let name: String?
  /// The other names that are decoded.
  let aliases: [String]

  init(_ annotations: [Annotation]) {
    self.annotations = annotations.filter { $0.isWritten(.name) || $0.isWritten(.alias) }
    name = self.annotations[.name]?.names.first
    aliases = self.annotations.filter { $0.isWritten(.alias) && $0.isOn }.flatMap(\.value.names)
  }

  /// Whether annotations specify no names, so that only the declaration's own name is used.
  var isEmpty: Bool { name == nil && aliases.isEmpty }

  /// Whether one of the declaration's own annotations specifies a number without quotes as a name.
  var haveNumber: Bool { annotations.contains { $0.isOwn && $0.value.hasNumber } }

  /// Returns the first alias that equals the name or an earlier alias, or nil if there isn't one.
  ///
  /// - Parameter names: all names of the declaration in the form in which they are compared; the aliases come last.
  func repeatedAlias(among names: [String]) -> String? {
    let start = names.count - aliases.count
    if start < 0 { return nil }
    return names.firstRepetition(from: start).map { aliases[$0 - start] }
  }

  /// Returns all names; the first is encoded.
  ///
  /// - Parameter ownNames: the names that the declaration has if `name` is not specified.
  func names(or ownNames: [String]) -> [String] { (name.map { [$0] } ?? ownNames) + aliases }

  /// Returns the range of the annotation that specifies the given name, or else the range of the `name` or `alias`
  /// annotation. Returns nil if the declaration has neither annotation.
  func range(of name: String? = nil) -> SourceRange? {
    let annotation = name.flatMap { name in
      annotations.first { $0.value.names.contains(name) }
    }
    return annotation?.range ?? annotations.range(of: [.name, .alias])
  }
}

extension AnnotationValue {
  /// The names in a single value or a list. A name may be a Boolean.
  fileprivate var names: [String] {
    if case .bool(let value) = self { ["\(value)"] } else { texts }
  }

  /// Whether the value is a number without quotes, or a list that contains such a number.
  fileprivate var hasNumber: Bool {
    switch self {
    case .integer, .number: true
    case .list(let values): values.contains(where: \.hasNumber)
    case .flag, .bool, .string: false
    }
  }
}
